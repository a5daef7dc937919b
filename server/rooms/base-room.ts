import { Room, type RoomException, type RoomOptions, ServerError } from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { QuietSerializer } from "../sync/quiet-serializer.ts";
import type { Timers } from "./timers.ts";

/** First size of a room's buffers in bytes, of which each room has two; they grow where that is not enough. */
Encoder.BUFFER_SIZE = 4096;

/** How often the framework's own clock ticks, in ms; it only counts messages a second by it. */
const tickMs = 500;

/** A room that sends its state when it says so, and whose exceptions end at most itself. */
export abstract class BaseRoom<Options extends RoomOptions> extends Room<Options> {
  override autoDispose = false;
  override patchRate = null;

  /** An exception is a bug of ours: it is to be logged, and nobody else to notice. */
  protected abstract fail(error: unknown): void;

  override setSerializer(): void {
    super.setSerializer(new QuietSerializer());
  }

  override onUncaughtException({ cause }: RoomException): void {
    const refusedToJoin = cause instanceof ServerError;
    if (!refusedToJoin) this.fail(cause);
  }

  /** To be called as the room is created. */
  protected settle(messagesPerSecond: number): void {
    this.maxMessagesPerSecond = messagesPerSecond;
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
      this.fail(error);
    }
  }
}
