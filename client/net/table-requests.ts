import type { Room } from "@colyseus/sdk";
import type { ReadonlySignal } from "@preact/signals";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import type { SocialError } from "../../shared/net/social.ts";
import type { Connection } from "../game/model.ts";

export type Stale = Extract<TableError, { kind: "stale" }>;
const stale: Stale = { kind: "stale" };

/** How long a press waits for a lost connection to come back, in ms; later, nobody means it any more. */
const keptMs = 10_000;

/** When a press is made again that a table refuses because it stands still, in ms. */
const pausedMs = 300;

/** What requests need of a room. */
interface Asked {
  readonly connection: Pick<Room["connection"], "isOpen">;
  request(type: string, payload: object): Promise<unknown>;
}

/** A room, and what resolves once its connection is lost. */
interface Line {
  readonly room: Asked;
  readonly lost: Promise<null>;
}

/** What the page asks of the table, over one connection after the other. */
export class TableRequests {
  readonly #connection: ReadonlySignal<Connection>;
  #line: Line | null = null;
  #newest: object | null = null;

  constructor(connection: ReadonlySignal<Connection>) {
    this.#connection = connection;
  }

  /** From now on requests go through this room. @returns what says that its connection is lost. */
  through(room: Asked): () => void {
    const { promise, resolve } = Promise.withResolvers<null>();
    this.#line = { room, lost: promise };
    return () => {
      this.#line = null;
      resolve(null);
    };
  }

  /** Sends it now or not at all: sent later, it would mean something else. */
  async once<Reason extends SocialError = TableError>(
    type: string,
    payload: object,
  ): Promise<Result<null, Reason | Stale>> {
    return (await this.#send<Reason>(type, payload)) ?? fail(stale);
  }

  /**
   * If the connection is lost or the table stands still, sends it again until it is taken, unless a newer press has been
   * made or `isMeant` says that things have changed. What the server says to the second one is nobody's business: it may
   * have carried out the first.
   */
  async insist(type: string, payload: object, isMeant: () => boolean): Promise<Result<null, TableError>> {
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

  /** @returns null if the connection is lost before the answer has come. */
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

  /** Resolves once the table is shown again; to false if that does not happen in time. */
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
