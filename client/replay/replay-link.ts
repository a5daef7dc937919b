import { batch, signal } from "@preact/signals";
import type { Seat } from "../../shared/core/game.ts";
import type { GameBatch } from "../../shared/net/games.ts";
import { usualSettings } from "../../shared/net/settings.ts";
import { type GameReplay, handsAt, toldBetween, viewAt } from "../../shared/replays/replays.ts";
import type { Chair, Connection, GameLink, TableSnapshot } from "../game/model.ts";
import { chairsOf } from "./chairs.ts";

/** Perspective of a replay: the seat, and whether all hands are open. */
export interface Sight {
  readonly seat: Seat;
  /** All hands are open. */
  readonly open: boolean;
}

type Listener = (batch: GameBatch) => void;

/** Table without a server: shows a finished game step by step, from the perspective of one seat. */
export class ReplayLink implements GameLink {
  readonly table = signal<TableSnapshot | null>(null);
  readonly connection = signal<Connection>("open");
  readonly story = signal<GameBatch | null>(null);
  readonly #listeners = new Set<Listener>();
  readonly #game: GameReplay;
  readonly #chairs: readonly Chair[];
  readonly #others: readonly Seat[];

  /** @param others see `TableSnapshot`. */
  constructor(game: GameReplay, others: readonly Seat[]) {
    this.#game = game;
    this.#others = others;
    this.#chairs = chairsOf(game.record.seats);
  }

  /** Shows a step and emits the events since an earlier step, which is on display. */
  playTo(from: number, step: number, sight: Sight): void {
    const news = toldBetween(this.#game, from, step, sight.seat);
    batch(() => {
      this.#show(step, sight);
      for (const listener of this.#listeners) listener(news);
    });
  }

  /** Shows a step immediately. The table treats it as a gap in the story, as after a lost connection. */
  jumpTo(step: number, sight: Sight): void {
    this.connection.value = "connecting";
    batch(() => this.#show(step, sight));
    this.connection.value = "open";
  }

  onEvents(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #show(step: number, sight: Sight): void {
    this.table.value = this.#snapshot(step, sight);
    this.story.value = toldBetween(this.#game, -1, step, sight.seat);
  }

  #snapshot(step: number, { seat, open }: Sight): TableSnapshot {
    const { record, replay } = this.#game;
    const { edition, players, options } = record.config;
    return {
      code: "",
      phase: step === replay.last ? "over" : "playing",
      dealing: false,
      closing: false,
      settings: usualSettings({ id: edition, options }, players),
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
