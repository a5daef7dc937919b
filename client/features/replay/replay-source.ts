import { batch, signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameEvents } from "../../../shared/net/games.ts";
import { defaultSettingsOf } from "../../../shared/net/settings.ts";
import { eventsBetween, type GameReplay, handsAt, viewAt } from "../../../shared/replays/replays.ts";
import type { Chair, Connection, GameSource, TableSnapshot } from "../../game-model/model.ts";
import { replayChairs } from "./replay-chairs.ts";

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
    const { edition, players, options } = record.config;
    return {
      code: "",
      phase: step === replay.last ? "over" : "playing",
      dealing: false,
      closing: false,
      settings: defaultSettingsOf({ id: edition, options }, players),
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
