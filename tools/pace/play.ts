import { seededRandom } from "../../shared/core/rng.ts";
import { createSteadyBot } from "../../shared/games/kittens/bots/steady.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { Display } from "./display.ts";
import { mySeat, type PacedStep, PacedTable } from "./table.ts";

/**
 * Time in ms until the person is out or has won. own: the person's turns and questions · nopes: waits for Nopes that
 * the person's hand can answer · waits: other waits for Nopes · motion: animations before the person can act · bots:
 * turns and questions of bots.
 */
export interface Times {
  own: number;
  nopes: number;
  waits: number;
  motion: number;
  bots: number;
}

/** Time that the person takes for a decision, in ms. */
const decisionMs = 4_000;
/** The person answers a wait at the latest this long before its end, in ms. */
const lastMomentMs = 500;
/** Maximum lag of the display before the person's turn, and before a kitten that they drew, in ms. */
const patience = { act: 4_500, save: 3_000 } as const;
const stepMs = 50;
const maxMs = 3_600_000;

const steady = createSteadyBot(null);

/** The decision that the game waits for. Its time counts as motion until `readyAt`. */
interface Span {
  readonly kind: keyof Times;
  readonly since: number;
  readonly readyAt: number;
}

/** Game of a person who plays like `steady`, and takes time for each decision of their own. */
export class PacedGame {
  readonly times: Times = { own: 0, nopes: 0, waits: 0, motion: 0, bots: 0 };
  readonly #table: PacedTable;
  readonly #settings: TableSettings;
  readonly #display = new Display();
  readonly #chance: () => number;
  #span: Span | null = null;
  #isOut = false;

  constructor(settings: TableSettings, botDelayMs: readonly [number, number], seed: string) {
    this.#settings = settings;
    this.#chance = seededRandom(`${seed} person`);
    this.#table = new PacedTable(settings, botDelayMs, seed, (step) => this.#onStep(step));
  }

  /** Plays until the person is out or has won. */
  async play(): Promise<Times> {
    this.#table.begin();
    this.#ask(null);
    for (let ms = 0; ms < maxMs && !this.#isOut; ms += stepMs) await this.#table.pass(stepMs);
    this.#table.stop();
    if (!this.#isOut) throw new Error("a game does not end");
    return this.times;
  }

  #onStep(step: PacedStep): void {
    this.#count();
    this.#display.show(step, this.#table.timers.now());
    this.#isOut = step.events.some(endsPlay);
    if (!this.#isOut) this.#ask(step);
  }

  /** Adds the time of the last decision. */
  #count(): void {
    if (!this.#span) return;
    const { kind, since, readyAt } = this.#span;
    const ms = this.#table.timers.now() - since;
    const motion = Math.min(ms, Math.max(0, readyAt - since));
    this.times.motion += motion;
    this.times[kind] += ms - motion;
  }

  #ask(step: PacedStep | null): void {
    const { timers, state } = this.#table;
    const now = timers.now();
    const mine = kittens.activeSeats(state).find(({ seat }) => seat === mySeat);
    const isWait = state.pending.at(-1)?.kind === "nope";
    const hasAnswer = mine !== undefined && kittens.legal(this.#table.view).length > 1;
    const span: Span = {
      kind: kindOf(mine !== undefined, isWait, hasAnswer),
      since: now,
      readyAt: this.#readyAt(step, mine?.kind),
    };
    this.#span = span;
    if (span.kind !== "own" && span.kind !== "nopes") return;
    const latest = isWait ? this.#settings.nopeSeconds * 1000 - lastMomentMs : Number.POSITIVE_INFINITY;
    timers.after(Math.min(latest, span.readyAt - now + decisionMs), () => {
      if (this.#span === span && !this.#isOut) this.#table.act(steady(this.#table.view, this.#chance));
    });
  }

  /** Time at which the display shows the person's decision. Only turns and saves wait for the display. */
  #readyAt(step: PacedStep | null, kind: string | undefined): number {
    const now = this.#table.timers.now();
    const hasDrawn = step?.events.some(({ type }) => type === "kitten-drawn") === true;
    const maxLag = kind === "act" ? patience.act : kind === "save" && hasDrawn ? patience.save : 0;
    return Math.min(now + maxLag, Math.max(now, this.#display.shownAt));
  }
}

function kindOf(isMine: boolean, isWait: boolean, hasAnswer: boolean): keyof Times {
  if (isWait) return hasAnswer ? "nopes" : "waits";
  return isMine ? "own" : "bots";
}

/** Whether an event ends the game, or takes the person out of it. */
const endsPlay = (event: KittensEvent): boolean =>
  event.type === "game-over" || ((event.type === "exploded" || event.type === "died") && event.seat === mySeat);
