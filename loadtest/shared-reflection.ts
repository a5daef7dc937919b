import { Decoder, type Iterator, type Schema } from "@colyseus/schema";
import { registerSerializer, SchemaSerializer } from "@colyseus/sdk";

/** Classes that a schema description of the server defines. */
interface Classes {
  readonly root: typeof Schema;
  readonly context: Decoder["context"];
}

/** Cache of classes by the bytes of the description. */
const known = new Map<string, Classes>();

/**
 * Parses a schema description of the server once for all clients of this process, so that they share its classes. A
 * page has one client and one class for each kind of object. A thousand clients with separate classes would decode each
 * patch more slowly than a page, because every call site would see a thousand classes.
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

/** Registers this decoder for every client of the process. */
export const shareReflection = (): void => registerSerializer("schema", SharedReflection);
