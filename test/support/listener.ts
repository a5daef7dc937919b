import { EventEmitter } from "node:events";
import { type Client, ClientState, Protocol } from "@colyseus/core";
import type { Schema } from "@colyseus/schema";
import { StateView } from "@colyseus/schema";
import { SchemaSerializer } from "@colyseus/sdk";
import type { QuietSerializer } from "../../server/sync/quiet-serializer.ts";
import type { TableState } from "../../shared/net/state.ts";

/** Client without a network: records the received bytes, and decodes the state from them as a real client does. */
export class Listener implements Client {
  readonly "~messages" = {};
  readonly ref = new EventEmitter();
  readonly reconnectionToken = "";
  readonly sessionId = "";
  /** Undefined for a spectator. */
  readonly view?: StateView;
  state: ClientState = ClientState.JOINED;
  /** All frames since the last reset, in order. */
  frames: Uint8Array[] = [];
  readonly #decoded = new SchemaSerializer();

  /** @param own private part of the state for this client. */
  constructor(serializer: QuietSerializer, own: Schema | null) {
    if (own) {
      this.view = new StateView();
      this.view.add(own);
    }
    this.#decoded.handshake(serializer.handshake(), { offset: 0 });
    const full = serializer.getFullState(this).slice();
    this.frames.push(full);
    this.#decoded.setState(full, { offset: 1 });
  }

  get table(): TableState {
    return this.#decoded.getState();
  }

  raw(data: Uint8Array): void {
    const bytes = data.slice();
    this.frames.push(bytes);
    if (bytes[0] === Protocol.ROOM_STATE_PATCH) this.#decoded.patch(bytes, { offset: 1 });
  }

  enqueueRaw(data: Uint8Array): void {
    this.raw(data);
  }

  send(): void {}
  sendBytes(): void {}

  /** Without this call, later changes still count its private state. */
  leave(): void {
    this.view?.dispose();
  }

  close(): void {}
  error(): void {}
}
