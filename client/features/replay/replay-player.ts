import { batch, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameEvents } from "../../../shared/net/games.ts";
import { defaultSettingsOf } from "../../../shared/net/settings.ts";
import { eventsBetween, type GameReplay, handsAt, viewAt } from "../../../shared/replays/replays.ts";
import type { MoveListEntry } from "../../game-model/client-game.ts";
import type { Chair, Connection, GameSource, TableSnapshot } from "../../game-model/model.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import { replayChairs } from "./replay-chairs.ts";

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Duration of each stop during playback, in ms at normal speed. It is longer if a player is eliminated or wins. */
const lookMs = { usual: 900, great: 2000 } as const;

/**
 * Plays back a finished game, automatically or step by step. It skips steps without a visible change, such as passes.
 */
export class ReplayPlayer {
  readonly link: ReplayLink;
  /** Steps with a stop, in order. */
  readonly stops: readonly number[];
  readonly speed = signal<Speed>(1);
  readonly #at = signal(0);
  readonly #playing = signal(false);
  readonly #sight: Signal<Perspective>;
  /** Indexes in `stops` at which a turn or a round begins, and at which a player is eliminated or wins. */
  readonly #turns: readonly number[];
  readonly #great: ReadonlySet<number>;
  readonly #end: () => void;

  /**
   * @param entries of the move list.
   * @param others see `TableSnapshot`.
   */
  constructor(game: GameReplay, entries: readonly MoveListEntry[], sight: Perspective, others: readonly Seat[]) {
    this.link = new ReplayLink(game, others);
    this.#sight = signal(sight);
    const seen = new Set([0, ...entries.map(({ step }) => step), game.replay.last]);
    this.stops = [...seen].sort((one, other) => one - other);
    this.#turns = this.#placesOf(entries.filter(({ kind }) => kind === "turn"));
    this.#great = new Set(this.#placesOf(entries.filter(({ mark }) => mark?.kind === "out" || mark?.kind === "won")));
    this.link.jumpTo(0, sight);
    this.#end = effect(() => this.#playOn());
  }

  /** Index in `stops` of the displayed stop. */
  get at(): ReadonlySignal<number> {
    return this.#at;
  }

  get playing(): ReadonlySignal<boolean> {
    return this.#playing;
  }

  get sight(): ReadonlySignal<Perspective> {
    return this.#sight;
  }

  get last(): number {
    return this.stops.length - 1;
  }

  /** Starts playback; at the end, restarts from the beginning. */
  play(): void {
    if (this.#at.value === this.last) this.goTo(0);
    this.#playing.value = true;
  }

  pause(): void {
    this.#playing.value = false;
  }

  /** Shows a stop by its index: plays the next one, jumps to any other. */
  goTo(index: number): void {
    const wanted = Math.max(0, Math.min(this.last, index));
    const step = this.stops[wanted] ?? 0;
    const from = this.stops[wanted - 1] ?? 0;
    if (wanted === this.#at.value + 1) this.link.playTo(from, step, this.#sight.value);
    else if (wanted !== this.#at.value) this.link.jumpTo(step, this.#sight.value);
    this.#at.value = wanted;
    if (wanted === this.last) this.pause();
  }

  goToStep(step: number): void {
    this.goTo(this.stops.indexOf(step));
  }

  step(by: 1 | -1): void {
    this.pause();
    this.goTo(this.#at.value + by);
  }

  /** Shows the start of the next or the previous turn. */
  stepTurn(by: 1 | -1): void {
    const at = this.#at.value;
    const next = by === 1 ? this.#turns.find((turn) => turn > at) : this.#turns.findLast((turn) => turn < at);
    this.pause();
    this.goTo(next ?? (by === 1 ? this.last : 0));
  }

  setPerspective(sight: Perspective): void {
    this.#sight.value = sight;
    this.link.jumpTo(this.stops[this.#at.value] ?? 0, sight);
  }

  stop(): void {
    this.#end();
  }

  #playOn(): (() => void) | undefined {
    if (!this.#playing.value) return undefined;
    const at = this.#at.value;
    // At higher speeds the next step begins before the current animation ends.
    if (this.speed.value <= 1 && displayedMoment.value?.atRest === false) return undefined;
    const ms = (this.#great.has(at) ? lookMs.great : lookMs.usual) / this.speed.value;
    const timer = setTimeout(() => this.goTo(at + 1), ms);
    return () => clearTimeout(timer);
  }

  #placesOf(entries: readonly MoveListEntry[]): readonly number[] {
    return entries.map(({ step }) => this.stops.indexOf(step));
  }
}

/** Perspective of a replay: the seat, and whether all hands are open. */
export interface Perspective {
  readonly seat: Seat;
  /** All hands are open. */
  readonly open: boolean;
}

type Listener = (batch: GameEvents) => void;

/** Table without a server: shows a finished game step by step, from the perspective of one seat. */
export class ReplayLink implements GameSource {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>("open");
  readonly history = signal<GameEvents | null>(null);
  readonly #listeners = new Set<Listener>();
  readonly #game: GameReplay;
  readonly #chairs: readonly Chair[];
  readonly #others: readonly Seat[];

  /** @param others see `TableSnapshot`. */
  constructor(game: GameReplay, others: readonly Seat[]) {
    this.#game = game;
    this.#others = others;
    this.#chairs = replayChairs(game.record.seats);
  }

  /** Shows a step and emits the events since an earlier step, which is on display. */
  playTo(from: number, step: number, sight: Perspective): void {
    const news = eventsBetween(this.#game, from, step, sight.seat);
    batch(() => {
      this.#show(step, sight);
      for (const listener of this.#listeners) listener(news);
    });
  }

  /** Shows a step immediately. The table treats it as a gap in the story, as after a lost connection. */
  jumpTo(step: number, sight: Perspective): void {
    this.connection.value = "connecting";
    batch(() => this.#show(step, sight));
    this.connection.value = "open";
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #show(step: number, sight: Perspective): void {
    this.table.value = this.#snapshot(step, sight);
    this.history.value = eventsBetween(this.#game, -1, step, sight.seat);
  }

  #snapshot(step: number, { seat, open }: Perspective): TableSnapshot {
    const { record, replay } = this.#game;
    const { edition, players, options, deck } = record.config;
    return {
      code: "",
      phase: step === replay.last ? "over" : "playing",
      dealing: false,
      closing: false,
      settings: { ...defaultSettingsOf({ id: edition, options }, players), ...(deck && { deck }) },
      chairs: this.#chairs,
      mySeat: seat,
      others: this.#others,
      seq: step,
      clock: null,
      beatEndsAt: null,
      game: viewAt(this.#game, step, seat),
      rerun: { hands: open ? handsAt(this.#game, step) : null },
    };
  }
}
