import type { Room } from "@colyseus/sdk";
import type { ReadonlySignal } from "@preact/signals";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { Connection } from "../game-model/model.ts";

export type Stale = Extract<TableError, { kind: "stale" }>;
const stale: Stale = { kind: "stale" };

/** Time for which a press waits for a lost connection, in ms. A later retry would be outdated. */
const keptMs = 10_000;

/** Delay before the retry of a press that a suspended table rejected, in ms. */
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
  async sendOnce<Reason extends SocialError = TableError>(
    type: string,
    payload: object,
  ): Promise<Result<null, Reason | Stale>> {
    return (await this.#send<Reason>(type, payload)) ?? fail(stale);
  }

  /**
   * Sends a request, and retries it if the connection is lost or the table is suspended. Stops after a newer press, or
   * if `isMeant` reports that the situation has changed. Errors after a lost connection are ignored, because the server
   * may have executed an earlier try.
   */
  async sendWithRetries(type: string, payload: object, isMeant: () => boolean): Promise<Result<null, TableError>> {
    const press = {};
    this.#newest = press;
    const until = performance.now() + keptMs;
    let answer = await this.#send<TableError>(type, payload);
    let mayHaveCounted = answer === null;
    while (!answer || isPaused(answer)) {
      if (answer) await pause(pausedMs);
      const isInTime = performance.now() < until && (await this.#isBack(until));
      if (!isInTime || this.#newest !== press || !isMeant()) return answer ?? fail(stale);
      answer = await this.#send<TableError>(type, payload);
      mayHaveCounted ||= answer === null;
    }
    return mayHaveCounted ? ok(null) : answer;
  }

  /** @returns null if the connection is lost before the response. */
  async #send<Reason>(type: string, payload: object): Promise<Result<null, Reason | Stale> | null> {
    const line = this.#line;
    if (!line) return null;
    try {
      return await Promise.race([line.room.request(type, payload).then(() => ok(null)), line.lost]);
    } catch (error) {
      if (this.#line !== line || !line.room.connection.isOpen) return null;
      const reason = error instanceof Error && "reason" in error ? error.reason : null;
      return fail(isReason<Reason>(reason) ? reason : stale);
    }
  }

  /** Resolves to true once the table is shown again, and to false after a timeout or a final end. */
  #isBack(until: number): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => settle(false), until - performance.now());
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

const isPaused = (answer: Result<null, TableError>): boolean => !answer.ok && answer.error.kind === "paused";

const isReason = <Reason>(reason: unknown): reason is Reason =>
  typeof reason === "object" && reason !== null && "kind" in reason;
