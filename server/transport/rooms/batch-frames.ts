import { getMessageBytes, Protocol } from "@colyseus/core";
import type { AnyEvent, Viewer } from "../../../shared/core/game.ts";
import { encodeEvents } from "../../../shared/net/games.ts";
import type { EventBatch } from "../../tables/running-game.ts";

/** Frame with the events that it contains. */
interface Told {
  readonly events: readonly AnyEvent[];
  readonly frame: Uint8Array;
}

/** Frames of one event batch. Viewers with the same events share a frame, because most events are public. */
export class BatchFrames {
  readonly #message: number;
  readonly #seq: number;
  readonly #story: EventBatch;
  readonly #told: Told[] = [];

  /** @param message `eventsMessage` or `historyMessage`. */
  constructor(message: number, seq: number, story: EventBatch) {
    this.#message = message;
    this.#seq = seq;
    this.#story = story;
  }

  /** @returns null if this viewer may see none of the events. */
  of(viewer: Viewer): Uint8Array | null {
    const events = this.#story.tell(viewer);
    if (events.length === 0) return null;
    return this.#told.find((told) => isSame(told.events, events))?.frame ?? this.#make(events);
  }

  #make(events: readonly AnyEvent[]): Uint8Array {
    const batch = encodeEvents(this.#seq, events, this.#story.codec);
    const frame = getMessageBytes.raw(Protocol.ROOM_DATA_BYTES, this.#message, undefined, batch);
    this.#told.push({ events, frame });
    return frame;
  }
}

/** Compares by identity: a fully visible event is the original object, and a redacted one is a copy. */
const isSame = (one: readonly AnyEvent[], other: readonly AnyEvent[]): boolean =>
  one.length === other.length && one.every((event, place) => event === other[place]);
