import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";

/** What tells a client of the types in a state, by the class of the state: the same in all rooms. */
const handshakes = new WeakMap<object, Uint8Array>();

/**
 * Sends a patch only to those whom it tells something. The one it extends sends everybody a frame whenever anything
 * changed, so that an empty one would tell that somebody else's private part did, such as a pass (K23).
 */
export class QuietSerializer extends SchemaSerializer<Schema> {
  /** A copy: it may be held back until what it tells is kept, and the next one is written into the same buffer. */
  override getFullState(client?: Client): Uint8Array {
    return super.getFullState(client).slice();
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const handshake = handshakes.get(kind) ?? super.handshake();
    handshakes.set(kind, handshake);
    return handshake;
  }

  override applyPatches(clients: readonly Client[]): boolean {
    const changed = this.encoder.hasChanges;
    this.needFullEncode ||= changed;
    const at = { offset: 1 };
    this.encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    // A copy, for the same reason.
    const everybodys = this.encoder.encode(at).slice();
    const end = at.offset;
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const patch = client.view ? this.encoder.encodeView(client.view, end, at) : everybodys;
      if (patch.length > 1) client.raw(patch);
    }
    this.encoder.discardChanges();
    return changed;
  }
}
