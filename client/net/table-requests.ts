import type { Room } from "@colyseus/sdk";
import type { ReadonlySignal } from "@preact/signals";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { Connection } from "../game-model/model.ts";
import type { Unanswered } from "../game-model/social.ts";

const unanswered: Unanswered = { kind: "unanswered" };

/** Time for which a request without a sequence number waits for a lost connection, in ms. A later retry is outdated. */
const keptMs = 10_000;

/** Delay before a retry over the same connection, in ms. */
const pausedMs = 300;

/** Part of a room that requests need. */
interface Asked {
  readonly connection: Pick<Room["connection"], "isOpen">;
  request(type: string, payload: object): Promise<unknown>;
}

/** A room, and a promise that resolves when its connection is lost. */
interface Line {
  readonly room: Asked;
  readonly lost: Promise<null>;
}

type Answer<Reason> = Result<null, Reason | Unanswered>;

/** Requests of the page to a table, across reconnections. */
export class TableRequests {
  readonly #connection: ReadonlySignal<Connection>;
  #line: Line | null = null;
  #newest: object | null = null;

  constructor(connection: ReadonlySignal<Connection>) {
    this.#connection = connection;
  }

  /** Routes requests through this room. @returns a function that must be called when its connection is lost. */
  routeThrough(room: Asked): () => void {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#line = { room, lost: promise };
    return () => {
      this.#line = null;
      resolve(null);
    };
  }

  /** Sends a request once, without retries, because its meaning may change later. */
  async sendOnce<Reason extends SocialError = TableError>(type: string, payload: object): Promise<Answer<Reason>> {
    return (await this.#send<Reason>(type, payload)) ?? fail(unanswered);
  }

  /**
   * Sends a request until the server answers or the table ends. The server must recognise repetitions and outdated
   * requests, so that its last answer is about the first try too.
   */
  async sendUntilAnswered(type: string, payload: object): Promise<Answer<TableError>> {
    const answer = await this.#sendUntil(Number.POSITIVE_INFINITY, type, payload, () => true);
    return answer.last ?? fail(unanswered);
  }

  /**
   * Sends a request, and retries it for some seconds if the connection is lost or the table is suspended. A newer
   * request stops the retries. Errors after a lost connection are ignored, because the server may have executed an
   * earlier try.
   */
  async sendWithRetries(type: string, payload: object): Promise<Answer<TableError>> {
    const press = {};
    this.#newest = press;
    const until = performance.now() + keptMs;
    const { last, isFirst } = await this.#sendUntil(until, type, payload, () => this.#newest === press);
    if (!last) return fail(unanswered);
    return isFirst || isPaused(last) ? last : ok(null);
  }

  /** @returns the last answer, and whether no earlier try remained without one. */
  async #sendUntil(
    until: number,
    type: string,
    payload: object,
    isMeant: () => boolean,
  ): Promise<{ readonly last: Answer<TableError> | null; readonly isFirst: boolean }> {
    const pausedUntil = performance.now() + keptMs;
    let isFirst = true;
    for (;;) {
      const last = await this.#send<TableError>(type, payload);
      if (last && !(isPaused(last) && performance.now() < pausedUntil)) return { last, isFirst };
      isFirst &&= last !== null;
      // Not at once, because the connection still seems to be open.
      if (last || this.#connection.peek() === "open") await pause(pausedMs);
      if (!(await this.#isBack(until)) || !isMeant()) return { last, isFirst };
    }
  }

  /** @returns null without an answer: the connection is lost, or the answer is late. */
  async #send<Reason>(type: string, payload: object): Promise<Result<null, Reason> | null> {
    const line = this.#line;
    if (!line) return null;
    try {
      return await Promise.race([line.room.request(type, payload).then(() => ok(null)), line.lost]);
    } catch (error) {
      const reason = error instanceof Error && "reason" in error ? error.reason : null;
      if (isReason<Reason>(reason)) return fail(reason);
      // A closing connection is lost in a moment. A retry before that would fail at once, again and again.
      return line.room.connection.isOpen ? null : line.lost;
    }
  }

  /** Resolves to true once the table is shown again, and to false after a timeout or a final end. */
  #isBack(until: number): Promise<boolean> {
    return new Promise((resolve) => {
      const leftMs = until - performance.now();
      const timer = Number.isFinite(leftMs) ? setTimeout(() => settle(false), leftMs) : undefined;
      const stop = this.#connection.subscribe((connection) => {
        if (connection !== "lost" && connection !== "connecting") queueMicrotask(() => settle(connection === "open"));
      });
      const settle = (isBack: boolean) => {
        clearTimeout(timer);
        stop();
        resolve(isBack);
      };
    });
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const isPaused = (answer: Answer<TableError>): boolean => !answer.ok && answer.error.kind === "paused";

const isReason = <Reason>(reason: unknown): reason is Reason =>
  typeof reason === "object" && reason !== null && "kind" in reason;
