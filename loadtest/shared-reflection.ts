import { Decoder, type Iterator, type Schema } from "@colyseus/schema";
import { registerSerializer, SchemaSerializer } from "@colyseus/sdk";

/** The classes that a server's description of its state makes. */
interface Classes {
  readonly root: typeof Schema;
  readonly context: Decoder["context"];
}

/** By the bytes of the description. */
const known = new Map<string, Classes>();

/**
 * Reads a server's description of its state once for all clients of this process, which share its classes. A page has one
 * client and meets one kind of each object; with classes of their own a thousand clients would meet a thousand kinds, and
 * read each patch more slowly than a page.
 */
export class SharedReflection extends SchemaSerializer<Schema> {
  override handshake(bytes: Uint8Array, it: Iterator = { offset: 0 }): void {
    const description = Buffer.from(bytes.subarray(it.offset)).toString("latin1");
    const classes = known.get(description);
    if (classes) {
      this.state = new classes.root();
      this.decoder = new Decoder(this.state, classes.context);
    } else {
      super.handshake(bytes, it);
      const { context } = this.decoder;
      const root = [...context.schemas.keys()].find(({ prototype }) => prototype === Object.getPrototypeOf(this.state));
      if (root) known.set(description, { root, context });
    }
  }
}

/** From now on every client of this process reads descriptions so. */
export const shareReflection = (): void => registerSerializer("schema", SharedReflection);
