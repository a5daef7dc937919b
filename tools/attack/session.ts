import { ResponseStatus } from "@colyseus/core";
import { decode } from "@colyseus/schema";
import { Client, Protocol, type Room } from "@colyseus/sdk";
import { unpack } from "msgpackr";
import { z } from "zod";
import type { Command } from "../../shared/core/commands.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import { eventsMessage, historyMessage } from "../../shared/net/games.ts";
import { protocolRevision, type Welcome } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { games } from "../../shared/registry.ts";
import type { Wild } from "./msgpack.ts";
import { firstQuestion, requestFrame } from "./payloads.ts";
import { type AttackStats, count } from "./stats.ts";
import { withTimeout } from "./waiting.ts";

/** Options to join a table. */
export interface JoinTarget {
  readonly roomId: string;
  readonly token: string;
  readonly watch?: true;
  /** Token of the claimed former guest. */
  readonly formerly?: string;
}

/** Response of the server to a request: accepted, or the reason of the rejection. */
type Answer = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** Timeout of every response, in ms; then the server counts as unresponsive. */
export const replyTimeoutMs = 20_000;

/** Connection to a table that can send any bytes, and counts the responses. */
export class Session {
  readonly #room: Room<unknown, TableState>;
  readonly #score: AttackStats;
  readonly #part: Contributor;
  readonly #questions = new Map<number, (answer: Answer) => void>();
  readonly #whenClosed: Promise<void>;
  #nextQuestion = firstQuestion;
  #seat: number | null = null;
  /** Offset of the server clock relative to the local clock, in ms. */
  #aheadMs = 0;
  /** Close code of the connection; null while it is open. */
  closed: number | null = null;
  /** Number of received frames that are no responses. */
  heard = 0;
  accepted = 0;
  refused = 0;

  constructor(room: Room<unknown, TableState>, entropy: string, score: AttackStats) {
    this.#room = room;
    this.#score = score;
    this.#part = new Contributor(
      () => entropy,
      (word) => void this.ask("deal", { ...word }),
    );
    room.reconnection.enabled = false;
    for (const type of [eventsMessage, historyMessage, "goodbye", "chat", "said", "emote"])
      room.onMessage(type, () => {});
    room.onMessage("welcome", ({ seat, now }: Welcome) => {
      this.#seat = seat;
      this.#aheadMs = now - performance.now();
      this.#takePart();
    });
    room.onStateChange(() => this.#takePart());
    this.#whenClosed = new Promise((resolve) => {
      room.onLeave((code) => {
        this.closed = code;
        count(score.closings, String(code));
        resolve();
      });
    });
    this.#listen();
  }

  /** @throws if the server rejects the connection. */
  static async join(
    url: string,
    { roomId, ...options }: JoinTarget,
    entropy: string,
    score: AttackStats,
  ): Promise<Session> {
    const joining = new Client(url).joinById<TableState>(roomId, { revision: protocolRevision, ...options });
    const session = new Session(await withTimeout(replyTimeoutMs, joining), entropy, score);
    // All initial messages arrive before the first response.
    await session.ask("manage", { type: "here" });
    return session;
  }

  get state(): TableState {
    return this.#room.state;
  }

  /** Sequence number of the last received state. */
  get seq(): number {
    return this.closed === null ? (this.#room.state?.seq ?? 0) : 0;
  }

  /** Whether no timer of the table fires within this many ms. */
  isCalmFor(ms: number): boolean {
    const { dealing, endsAt } = this.state;
    return !dealing && (endsAt === 0 || endsAt - this.#aheadMs - performance.now() > ms);
  }

  /** All legal commands of its seat. */
  get legal(): readonly Command[] {
    const game = this.#seat === null ? null : games.read(this.#room.state, this.#seat);
    return game ? games.legal(game) : [];
  }

  send(bytes: Uint8Array): void {
    if (this.closed === null && this.#room.connection.isOpen) this.#room.connection.send(bytes);
  }

  /** @returns the response; null if the connection ends instead. */
  async ask(type: string, message: Wild): Promise<Answer | null> {
    if (this.closed !== null) return null;
    const id = this.#nextQuestion;
    this.#nextQuestion += 1;
    const answered = new Promise<Answer>((resolve) => this.#questions.set(id, resolve));
    this.send(requestFrame(id, { type, message }));
    const answer = await withTimeout(replyTimeoutMs, Promise.race([answered, this.#whenClosed.then(() => null)]));
    this.#questions.delete(id);
    return answer;
  }

  act(command: Command): Promise<Answer | null> {
    return this.ask("act", { seq: this.seq, command: { ...command } });
  }

  /** Everything that its player sees, without the connection states. */
  get sight(): string {
    const game = games.read(this.state, this.#seat ?? "spectator");
    return JSON.stringify([this.state, game], (key, value) => (comesAndGoes.has(key) ? undefined : value));
  }

  async leave(): Promise<void> {
    if (this.closed === null) await withTimeout(replyTimeoutMs, this.#room.leave());
  }

  #takePart(): void {
    const { state } = this.#room;
    if (state?.deal && this.closed === null) this.#part.onDealState(state.deal, this.#seat);
  }

  #listen(): void {
    const { events } = this.#room.connection;
    const { onmessage } = events;
    events.onmessage = (event: MessageEvent<ArrayBuffer>) => {
      this.#note(new Uint8Array(event.data));
      try {
        onmessage?.(event);
      } catch (error) {
        count(this.#score.setbacks, `cannot be read: ${error instanceof Error ? error.message : error}`);
      }
    };
  }

  #note(frame: Uint8Array): void {
    if (frame[0] !== Protocol.ROOM_RESPONSE) {
      this.heard += 1;
      return;
    }
    const it = { offset: 1 };
    const id = decode.number(frame, it);
    const answer = answerIn(frame.subarray(it.offset));
    const question = this.#questions.get(id);
    if (question) {
      question(answer);
    } else if (answer.ok) {
      this.accepted += 1;
      this.#score.accepted += 1;
    } else {
      this.refused += 1;
      count(this.#score.refusals, answer.code);
    }
  }
}

/** Parts of the state of a table that change when a client connects or disconnects. */
const comesAndGoes = new Set(["presence", "host", "silent", "watchers"]);

const reason = z.union([
  z
    .object({ kind: z.literal("refused"), refusal: z.object({ code: z.string() }) })
    .transform(({ refusal }) => refusal.code),
  z.object({ kind: z.string(), code: z.string() }).transform(({ kind, code }) => `${kind} ${code}`),
  z.object({ kind: z.string() }).transform(({ kind }) => kind),
  z.object({ name: z.string() }).transform(({ name }) => `error ${name}`),
]);

/** @param bytes a status, followed by packed data. */
function answerIn(bytes: Uint8Array): Answer {
  if (bytes[0] === ResponseStatus.OK) return { ok: true };
  const read = reason.safeParse(bytes.length > 1 ? unpack(bytes.subarray(1)) : null);
  return { ok: false, code: read.success ? read.data : "no reason" };
}
