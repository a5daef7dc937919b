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
import { OngoingRequest } from "../plumbing/request-ids.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { OpenRoom } from "../sockets/door.ts";
import { hangUp } from "../sockets/hold.ts";
import { QuietSerializer } from "../sync/quiet-serializer.ts";
import { requestIn } from "./entry.ts";

/** Bytes that the framework reserves for a new room, twice. `QuietSerializer` lets them go: all rooms write in one buffer. */
Encoder.BUFFER_SIZE = 4096;

/** How often the framework's clock ticks, in ms; the framework uses it only to count messages per second. */
const tickMs = 500;

/** How the WebSockets of a room are closed that another process goes on with. */
const movedCode = 4101;

/** A room of this process by its id. */
export function openRoom(roomId: string): OpenRoom | null {
  const room = matchMaker.getLocalRoomById(roomId);
  return room instanceof BaseRoom ? room : null;
}

/** A room that decides for itself when to send its state, and keeps its exceptions from other rooms. */
export abstract class BaseRoom<Options extends RoomOptions> extends Room<Options> implements OpenRoom {
  override autoDispose = false;
  override patchRate = null;
  readonly #serializer = new QuietSerializer();
  #kinds: ReadonlySet<string> | null = null;

  /** The kinds of messages and requests that the room answers: one list for all its connections. */
  get kinds(): ReadonlySet<string> {
    this.#kinds ??= new Set(Object.keys(this.messages ?? {}));
    return this.#kinds;
  }

  /**
   * Handles an exception, which is a bug of ours: logs it and keeps it from other rooms.
   * @param client whose message caused it, if one did.
   */
  protected abstract fail(error: unknown, client: Client | null): void;

  override setSerializer(): void {
    super.setSerializer(this.#serializer);
  }

  override onUncaughtException(exception: RoomException): void {
    const refusedToJoin = exception.cause instanceof ServerError;
    if (refusedToJoin) return;
    const client: Client | null = exception instanceof OnMessageException ? exception.client : null;
    // The node that was asked to reserve the seat may be another one.
    if (exception instanceof OnAuthException || exception instanceof OnJoinException) {
      new OngoingRequest(requestIn(exception.options)).during(() => this.fail(exception.cause, client));
    } else this.fail(exception.cause, client);
  }

  /** Sends what has changed of the state to these clients. Nobody else is sent it later: nobody else may know of any of it. */
  protected sendPatch(clients: readonly Client[]): void {
    this.#serializer.applyPatches(clients);
  }

  /** Ends the connection of a client whose message failed, after the reply. */
  protected dismiss(client: Client): void {
    queueMicrotask(() => client.leave(CloseCode.WITH_ERROR));
  }

  /** From now on its next owner alone answers other processes that ask for this room. */
  protected fallSilent(): void {
    void matchMaker.presence.unsubscribe(`$${this.roomId}`);
  }

  /** Ends the room at once: whoever is here joins again, wherever it goes on. */
  protected async drop(): Promise<void> {
    for (const client of this.clients) hangUp(client.ref, movedCode);
    await this.disconnect(movedCode);
  }

  /**
   * Ends the room without waiting for clients that have reserved a seat and do not connect. The framework waits up to 15 s
   * for them once the last connected client has left, and has no public way to cancel a reservation.
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

  /** Call it when the room is created. */
  protected settle(): void {
    this.setTimestep(() => {}, tickMs);
    this.patchRate = null;
  }

  /** The same timers; the room handles exceptions in their callbacks. */
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
