import type { Schema } from "@colyseus/schema";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Seat } from "../../shared/core/game.ts";
import { fail, type Result } from "../../shared/core/result.ts";
import { commandFormat } from "../../shared/net/formats.ts";
import type { ActRequest, TableError, TablePhase, TableSettings } from "../../shared/net/protocol.ts";
import type { TableSchema } from "../sync/schema.ts";
import type { Deadline } from "./clock.ts";
import type { TableDeps } from "./deps.ts";
import { startMatch } from "./games.ts";
import type { Story } from "./match.ts";
import { Play } from "./play.ts";
import type { Seats } from "./seats.ts";

export type Answer = Result<null, TableError>;

/** The games at a table, one after the other, and the number of their steps. */
export class Course {
  readonly #seats: Seats;
  readonly #schema: TableSchema;
  readonly #deps: TableDeps;
  readonly #told: (story: Story) => void;
  #phase: TablePhase = "waiting";
  #seq = 0;
  /** The step with which what is awaited now began to be awaited. */
  #momentSeq = 0;
  #play: Play | null = null;

  /** @param told is given the story of each step after it has been taken. */
  constructor(seats: Seats, schema: TableSchema, deps: TableDeps, told: (story: Story) => void) {
    this.#seats = seats;
    this.#schema = schema;
    this.#deps = deps;
    this.#told = told;
  }

  get phase(): TablePhase {
    return this.#phase;
  }

  /** How many steps there have been at this table that others than the actor learn of. */
  get seq(): number {
    return this.#seq;
  }

  /** When the time for what is awaited is up. */
  get deadline(): Deadline | null {
    return this.#play?.deadline ?? null;
  }

  /** Until when a draw is held back, or null if it is not (K49). */
  get beatEndsAt(): number | null {
    return this.#play?.beatEndsAt ?? null;
  }

  /** All that has happened in the game on the table, or null before one. */
  get storySoFar(): Story | null {
    return this.#play?.match.soFar() ?? null;
  }

  /** What of the synchronised state is for the eyes of this seat's player only. */
  ownPart(seat: Seat): Schema | null {
    return this.#play?.match.ownPart(seat) ?? null;
  }

  /** Deals a new game to all chairs; nothing of it is told before `begin`. */
  deal(settings: TableSettings): void {
    const { edition, options } = settings;
    const config = { edition, options, players: this.#seats.all.length };
    const match = startMatch(this.#schema, config, this.#deps.newSeed());
    this.#play = new Play(match, this.#seats, settings, this.#deps, (story) => this.#tell(story));
    this.#phase = "playing";
  }

  begin(): void {
    this.#play?.begin();
  }

  /** A draw that is held back for the beat is answered later. */
  act(seat: Seat, { seq, command }: ActRequest): Answer | Promise<Answer> {
    const parsed = commandFormat.safeParse(command);
    if (!parsed.success) return fail({ kind: "refused", refusal: malformed });
    if (!this.#play || seq < this.#momentSeq || seq > this.#seq) return fail({ kind: "stale" });
    const result = this.#play.act(seat, parsed.data);
    return result instanceof Promise ? result.then(answerTo) : answerTo(result);
  }

  /** To be told when somebody comes or goes for whom a bot plays. */
  wakeBots(): void {
    this.#play?.wakeBots();
  }

  /** Brings the game's part of the synchronised state up to date. */
  sync(): void {
    this.#play?.match.sync();
  }

  stop(): void {
    this.#play?.stop();
  }

  #tell(story: Story): void {
    if (story.isPublic) this.#seq += 1;
    if (story.isPublic && !story.goesOn) this.#momentSeq = this.#seq;
    if (this.#play?.match.awaits().length === 0) this.#phase = "over";
    this.#told(story);
  }
}

function answerTo(result: Result<null, Refusal | "forestalled">): Answer {
  if (result.ok) return result;
  return fail(result.error === "forestalled" ? { kind: "forestalled" } : { kind: "refused", refusal: result.error });
}

const malformed: Refusal = { code: "malformed", rule: "" };
