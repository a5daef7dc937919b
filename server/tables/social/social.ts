import type { Seat } from "../../../shared/core/game.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import {
  type Attendee,
  type ChatLine,
  chatIsOpen,
  type Drummed,
  type Emoted,
  emoteSchema,
  emptySchema,
  type Nudged,
  nudgeIntervalMs,
  type SocialError,
  type SocialErrorCode,
  saySchema,
  spectatorsMayTalk,
} from "../../../shared/net/social.ts";
import { RateLimiter } from "../../runtime/rate-limiter.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { SeatedPlayer } from "../people/seats.ts";
import type { Table } from "../table.ts";
import { Chat } from "./chat.ts";

type Said<What> = Result<What, SocialError>;

const refuse = (code: SocialErrorCode): Said<never> => fail({ kind: "company", code });

/** Chat, emotes and drumming at a table, with permissions and rate limits. */
export class Social {
  readonly #chat = new Chat();
  readonly #emotePace: RateLimiter;
  readonly #chatPace: RateLimiter;
  readonly #drumPace: RateLimiter;
  readonly #nudgePace: RateLimiter;

  constructor(timers: Pick<Timers, "now">) {
    this.#emotePace = new RateLimiter(timers, 4, 8_000);
    this.#chatPace = new RateLimiter(timers, 5, 10_000);
    this.#drumPace = new RateLimiter(timers, 12, 3_000);
    this.#nudgePace = new RateLimiter(timers, 1, nudgeIntervalMs);
  }

  /** All stored chat lines, whether the chat is open or closed. */
  get lines(): readonly ChatLine[] {
    return this.#chat.lines;
  }

  /** Returns the chat history for a person who joins; empty while the chat is closed. */
  linesAt({ settings, phase }: Table): readonly ChatLine[] {
    return chatIsOpen(settings.chat, phase) ? this.#chat.lines : [];
  }

  /** Returns a line by its number; null if it is absent or removed. */
  line(number: number | undefined): ChatLine | null {
    return this.#chat.lines.find((line) => line.number === number) ?? null;
  }

  lastLineOf(who: number): ChatLine | null {
    return this.#chat.lastOf(who);
  }

  /** Returns the lines around a line for a report, or the latest ones for null. Works while the chat is closed, too. */
  linesAround(number: number | null): readonly ChatLine[] {
    return this.#chat.around(number);
  }

  /** @returns the numbers of the lines that were removed. */
  takeDown(numbers: readonly number[]): readonly number[] {
    return this.#chat.remove(numbers);
  }

  /** @returns the message for all recipients. */
  emote(table: Table, playerId: string, message: unknown): Said<Emoted> {
    const request = emoteSchema.safeParse(message);
    if (!request.success) return refuse("malformed");
    const person = table.seats.personOf(playerId);
    const seat = table.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    table.leaverPolicy.markResponsive(person);
    const { at } = request.data;
    if (at !== undefined && (at === seat || !isTaken(table, at))) return refuse("nobody-there");
    if (!this.#emotePace.allows(playerId)) return refuse("too-fast");
    return ok({ seat, who: person.who, ...request.data });
  }

  /** @returns the message for all recipients. */
  drum(table: Table, playerId: string, message: unknown): Said<Drummed> {
    if (!emptySchema.safeParse(message).success) return refuse("malformed");
    const person = table.seats.personOf(playerId);
    const seat = table.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    table.leaverPolicy.markResponsive(person);
    if (!table.games.mayDrum(seat)) return refuse("not-now");
    if (!this.#drumPace.allows(playerId)) return refuse("too-fast");
    return ok({ seat, who: person.who });
  }

  /** @returns the message for all recipients. All players share one limit. */
  nudge(table: Table, playerId: string, message: unknown): Said<Nudged> {
    if (!emptySchema.safeParse(message).success) return refuse("malformed");
    const person = table.seats.personOf(playerId);
    const seat = table.seats.seatOf(playerId);
    if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
    table.leaverPolicy.markResponsive(person);
    if (!table.games.isWaitingForOthersThan(seat)) return refuse("not-now");
    if (!this.#nudgePace.allows(table.seated.roomId)) return refuse("too-fast");
    table.games.countNudge(seat);
    // The votes against the absent player may suffice now.
    table.standIns.settle();
    table.changed();
    return ok({ seat, who: person.who });
  }

  /** @returns the message for all recipients. */
  say(table: Table, playerId: string, message: unknown): Said<ChatLine> {
    const request = saySchema.safeParse(message);
    if (!request.success) return refuse("malformed");
    const { settings, phase, seats } = table;
    const person = seats.personOf(playerId);
    const spectator = table.people.spectators.get(playerId);
    const author = person && !person.left ? faceOf(person) : spectator;
    if (!author) return fail({ kind: "not-seated" });
    if (person) table.leaverPolicy.markResponsive(person);
    if (!chatIsOpen(settings.chat, phase)) return refuse("chat-off");
    if (spectator && !spectatorsMayTalk(phase)) return refuse("watchers-silent");
    if (!this.#chatPace.allows(playerId)) return refuse("too-fast");
    const line = this.#chat.add(author, request.data.text);
    return line.ok ? line : refuse(line.error);
  }
}

const isTaken = ({ seats }: Table, seat: Seat): boolean => (seats.all[seat]?.kind ?? "empty") !== "empty";

const faceOf = ({ who, player: { name, avatar, guest } }: SeatedPlayer): Attendee => ({ who, name, avatar, guest });
