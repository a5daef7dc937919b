import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { Schema, StateView } from "@colyseus/schema";

/** All rooms write in it, one after the other; what leaves them is a copy. A room that needs more gets a buffer of its own. */
const workspace = new Uint8Array(64 * 1024);

/** The bytes may be held back while the next state is written into the same buffer. */
const copyOf = (bytes: Uint8Array): Uint8Array => Buffer.from(bytes);

/** The description of a state's types that each client receives, by the class of the state: the same in all rooms. */
const handshakes = new WeakMap<object, Uint8Array>();

/**
 * Sends a patch only to clients for whom it holds something. The framework's serializer sends a frame to everybody
 * whenever anything changes; an empty frame would reveal that somebody's private state has changed, for example by a
 * pass (K23).
 */
export class QuietSerializer extends SchemaSerializer<Schema> {
  protected override fullEncodeBuffer = workspace;

  override reset(state: Schema): void {
    super.reset(state);
    this.encoder.sharedBuffer = workspace;
  }

  /** Returns a copy, as all that leaves. */
  override getFullState(client?: Client): Uint8Array {
    const at = { offset: 1 };
    workspace[0] = Protocol.ROOM_STATE;
    const everybodys = this.encoder.encodeAll(at, workspace);
    if (!client?.view) return copyOf(everybodys);
    return this.encoder.encodeAllView(client.view, at.offset, at, new Uint8Array(everybodys.buffer));
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const handshake = handshakes.get(kind) ?? super.handshake();
    handshakes.set(kind, handshake);
    return handshake;
  }

  override applyPatches(clients: readonly Client[]): boolean {
    const changed = this.encoder.hasChanges;
    if (clients.length > 0) this.#sendPatches(clients);
    this.encoder.discardChanges();
    return changed;
  }

  #sendPatches(clients: readonly Client[]): void {
    this.encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const everybodys = copyOf(this.encoder.encode({ offset: 1 }));
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const patch = client.view ? this.#patchFor(client.view, everybodys) : everybodys;
      if (patch.length > 1) client.raw(patch);
    }
  }

  /** What everybody receives stands at the beginning of the buffer; what this viewer alone receives comes behind it. */
  #patchFor(view: StateView, everybodys: Uint8Array): Uint8Array {
    const end = everybodys.length;
    const at = { offset: end };
    if (view.changes.size > 0) return this.encoder.encodeView(view, end, at);
    const own = this.encoder.encode(at, view);
    return own.length > end ? copyOf(own) : everybodys;
  }
}
