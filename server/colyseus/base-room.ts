import {
  type Client,
  CloseCode,
  matchMaker,
  OnMessageException,
  Room,
  type RoomException,
  type RoomOptions,
  ServerError,
} from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import type { Timers } from "../plumbing/timers.ts";
import type { OpenRoom } from "../sockets/door.ts";
import { QuietSerializer } from "../sync/quiet-serializer.ts";

/** First size of a room's buffers in bytes, of which each room has two; they grow where that is not enough. */
Encoder.BUFFER_SIZE = 4096;

/** How often the framework's own clock ticks, in ms; it only counts messages a second by it. */
const tickMs = 500;

/** A room of this process by its id. */
export function openRoom(roomId: string): OpenRoom | null {
  const room = matchMaker.getLocalRoomById(roomId);
  return room instanceof BaseRoom ? room : null;
}

/** A room that sends its state when it says so, and whose exceptions end at most itself. */
export abstract class BaseRoom<Options extends RoomOptions> extends Room<Options> implements OpenRoom {
  override autoDispose = false;
  override patchRate = null;

  /** What messages and requests it answers. */
  get kinds(): ReadonlySet<string> {
    return new Set(Object.keys(this.messages ?? {}));
  }

  /**
   * An exception is a bug of ours: it is to be logged, and nobody else to notice.
   * @param client whose message it was that led to it, if any was.
   */
  protected abstract fail(error: unknown, client: Client | null): void;

  override setSerializer(): void {
    super.setSerializer(new QuietSerializer());
  }

  override onUncaughtException(exception: RoomException): void {
    const refusedToJoin = exception.cause instanceof ServerError;
    if (refusedToJoin) return;
    const client: Client | null = exception instanceof OnMessageException ? exception.client : null;
    this.fail(exception.cause, client);
  }

  /** Whoever has sent what we stumble over loses the connection, behind the answer. */
  protected dismiss(client: Client): void {
    queueMicrotask(() => client.leave(CloseCode.WITH_ERROR));
  }

  /** To be called as the room is created. */
  protected settle(): void {
    this.setTimestep(() => {}, tickMs);
    this.patchRate = null;
  }

  /** The same timers, whose exceptions are the room's. */
  protected guarded(timers: Timers): Timers {
    return {
      now: () => timers.now(),
      date: () => timers.date(),
      after: (ms, run) => timers.after(ms, () => this.guard(run)),
    };
  }

  protected guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error, null);
    }
  }
}
