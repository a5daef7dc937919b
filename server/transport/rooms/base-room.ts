import {
  type Client,
  CloseCode,
  matchMaker,
  OnAuthException,
  OnJoinException,
  OnMessageException,
  Room,
  type RoomException,
  type RoomOptions,
  ServerError,
} from "@colyseus/core";
import { Encoder } from "@colyseus/schema";
import { OngoingRequest } from "../../runtime/request-ids.ts";
import type { Timers } from "../../runtime/timers.ts";
import { QuietSerializer } from "../../sync/quiet-serializer.ts";
import { terminate } from "../sockets/outbound-buffer.ts";
import type { ReservableRoom } from "../sockets/upgrade-gate.ts";
import { parseRequestId } from "./join-checks.ts";

/**
 * Bytes that the framework reserves for a new room, twice. `QuietSerializer` releases them, because all rooms share one
 * buffer.
 */
Encoder.BUFFER_SIZE = 4096;

/** Interval of the framework's clock in ms. The framework uses it only to count messages per second. */
const tickMs = 500;

/** Close code of the WebSockets of a room that another process continues. */
export const movedCode = 4101;

/** Returns a room of this process by its id. */
export function openRoom(roomId: string): ReservableRoom | null {
  const room = matchMaker.getLocalRoomById(roomId);
  return room instanceof BaseRoom ? room : null;
}

/** Room that controls when its state is sent, and isolates its exceptions from other rooms. */
export abstract class BaseRoom<Options extends RoomOptions> extends Room<Options> implements ReservableRoom {
  override autoDispose = false;
  override patchRate = null;
  /** Whether the room rarely sends anything, so that its connections are pinged less often. */
  readonly isQuiet: boolean = false;
  readonly #serializer = new QuietSerializer();
  #kinds: ReadonlySet<string> | null = null;

  /** Types of messages and requests that the room handles, in one set for all its connections. */
  get kinds(): ReadonlySet<string> {
    this.#kinds ??= new Set(Object.keys(this.messages ?? {}));
    return this.#kinds;
  }

  /**
   * Handles an unexpected exception: logs it and isolates it from other rooms.
   * @param client sender of the message that caused it; null if there is none.
   */
  protected abstract fail(error: unknown, client: Client | null): void;

  /** Called when a client was refused. */
  protected abstract joinRefused(error: ServerError): void;

  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override onUncaughtException(exception: RoomException): void {
    if (exception.cause instanceof ServerError) {
      this.joinRefused(exception.cause);
      return;
    }
    const client: Client | null = exception instanceof OnMessageException ? exception.client : null;
    // Another node may have received the request to reserve the seat.
    if (exception instanceof OnAuthException || exception instanceof OnJoinException) {
      new OngoingRequest(parseRequestId(exception.options)).during(() => this.fail(exception.cause, client));
    } else this.fail(exception.cause, client);
  }

  /**
   * Sends the pending state patch to these clients only. It is dropped for all others, because it contains private
   * data.
   */
  protected sendPatch(clients: readonly Client[]): void {
    this.#serializer.applyPatches(clients);
  }

  /** Disconnects a client after the reply, because its message failed. */
  protected endConnection(client: Client): void {
    queueMicrotask(() => client.leave(CloseCode.WITH_ERROR));
  }

  /** Unsubscribes from requests of other processes, so that only the next owner answers them. */
  protected stopSending(): void {
    void matchMaker.presence.unsubscribe(`$${this.roomId}`);
  }

  /** Ends the room at once. Its clients join again wherever the room continues. */
  protected async release(): Promise<void> {
    for (const client of this.clients) terminate(client.ref, movedCode);
    await this.disconnect(movedCode);
  }

  /**
   * Ends the room without waiting for clients that have reserved a seat and do not connect. The framework would wait up
   * to 15 s for them after the last connected client has left. It has no public API to cancel a reservation.
   */
  override disconnect(closeCode?: number): Promise<unknown> {
    const seats: Record<string, unknown> = Reflect.get(this, "_reservedSeats");
    const timeouts: Record<string, NodeJS.Timeout> = Reflect.get(this, "_reservedSeatTimeouts");
    for (const [sessionId, timeout] of Object.entries(timeouts)) {
      clearTimeout(timeout);
      delete timeouts[sessionId];
      delete seats[sessionId];
    }
    return super.disconnect(closeCode);
  }

  /** Must be called when the room is created. */
  protected markCreated(): void {
    this.setTimestep(() => {}, tickMs);
    this.patchRate = null;
  }

  /** Wraps timers so that the room handles exceptions in their callbacks. */
  protected guarded(timers: Timers): Timers {
    return {
      now: () => timers.now(),
      date: () => timers.date(),
      after: (ms, run) => timers.after(ms, () => this.runSafely(run)),
    };
  }

  protected runSafely(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.fail(error, null);
    }
  }
}
