import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { Schema, StateView } from "@colyseus/schema";

/**
 * Buffer shared by all rooms, one after the other. Outgoing frames are copies. A room that needs more gets its own
 * buffer.
 */
const workspace = new Uint8Array(64 * 1024);

/** Copies a frame, because it may be delayed while the next state is written into the same buffer. */
const copyOf = (bytes: Uint8Array): Uint8Array => Buffer.from(bytes);

/** Handshake frames with the type description of a state, by its class. They are the same in all rooms. */
const handshakes = new WeakMap<object, Uint8Array>();

/**
 * Sends a patch only to clients for which it has content. The framework's serializer sends a frame to all clients at
 * every change. An empty frame would reveal a change of another player's private state, for example a pass (K23).
 */
export class QuietSerializer extends SchemaSerializer<Schema> {
  protected override fullEncodeBuffer = workspace;

  override reset(state: Schema): void {
    super.reset(state);
    this.encoder.sharedBuffer = workspace;
  }

  /** Returns a copy, like all outgoing frames. */
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

  /**
   * Returns the patch for a viewer. The public part is at the start of the buffer, followed by the viewer's private
   * part.
   */
  #patchFor(view: StateView, everybodys: Uint8Array): Uint8Array {
    const end = everybodys.length;
    const at = { offset: end };
    if (view.changes.size > 0) return this.encoder.encodeView(view, end, at);
    const own = this.encoder.encode(at, view);
    return own.length > end ? copyOf(own) : everybodys;
  }
}
