import { batch, signal } from "@preact/signals";
import type { Connection, GameSource, TableSnapshot } from "../../../client/game-model/model.ts";
import { along, animation, land, type TableAnimation, wait } from "../../../client/table/animations/animation.ts";
import type { EventAnimator } from "../../../client/timeline/event-animator.ts";
import { Timeline } from "../../../client/timeline/timeline.ts";
import type { GameEvents, GameView } from "../../../shared/net/games.ts";
import { chair, snapshot } from "../snapshot.ts";
import { BlindStage } from "./stage.ts";

/** A game in which each event is added to the viewer's hand. */
const gameOf = (hand: readonly string[]): GameView => ({ id: "kittens", view: { viewer: 0, hand } });

/** Takes a second; the result is displayed after 400 ms. */
const usual = animation(wait(400), land(), wait(600));

/** A table controlled by the test, and the timeline that follows it. An event "dealt" starts a game. */
export class Stand implements GameSource {
  readonly table = signal<TableSnapshot>(tableOf(1, ["start"]));
  readonly history = signal<GameEvents>({ game: "kittens", seq: 1, events: [{ type: "start" }] });
  readonly connection = signal<Connection>("open");
  /** Animations by type of event, if not the usual one. */
  readonly motions: Record<string, TableAnimation> = {};
  /** Events in the order in which they were displayed. */
  readonly told: string[] = [];
  patience: number | null = null;
  readonly stage = new BlindStage();
  readonly timeline: Timeline;
  readonly #listeners = new Set<(news: GameEvents) => void>();

  constructor() {
    this.timeline = new Timeline(this, this.#teller);
    this.timeline.onDisplayed(({ events }) => this.told.push(...events.map(({ type }) => type)));
  }

  onEvents(listener: (news: GameEvents) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  attach(): this {
    this.timeline.attach(this.stage);
    return this;
  }

  /** Takes one step with these events in a row. */
  step(...types: readonly string[]): void {
    const isDeal = types.includes("dealt");
    const events = types.map((type) => ({ type }));
    const news = { game: "kittens", seq: this.table.value.seq + 1, events };
    const earlier = isDeal ? [] : this.hand;
    batch(() => {
      this.table.value = tableOf(news.seq, [...earlier, ...types]);
      this.history.value = { ...news, events: [...(isDeal ? [] : this.history.value.events), ...events] };
      for (const listener of this.#listeners) listener(news);
    });
  }

  /** Changes the table without events. */
  gap(...hand: readonly string[]): void {
    this.table.value = tableOf(this.table.value.seq + 1, hand);
  }

  /** Current hand of the viewer. */
  get hand(): readonly string[] {
    return this.table.value.game?.view.hand ?? [];
  }

  /** Displayed table. */
  get shown(): TableSnapshot {
    const shown = this.timeline.table.value;
    if (shown === null) throw new Error("nothing is shown");
    return shown;
  }

  /** Displayed hand, in one word. */
  get picture(): string {
    return this.shown.game?.view.hand.join(" ") ?? "";
  }

  /** Number of started animations. */
  get begun(): number {
    return this.stage.played.length;
  }

  get #teller(): EventAnimator {
    return {
      animate: ({ before, events: news }) =>
        news.events.map(({ type }, index) => ({
          motion: this.motions[type] ?? usual,
          after: gameOf([...before.view.hand, ...news.events.slice(0, index + 1).map((each) => each.type)]),
        })),
      beforeDeal: (_, story) => (story.events.every(({ type }) => type === "dealt") ? gameOf([]) : null),
      maxLagMs: () => this.patience,
    };
  }
}

/** Plays along with the previous animation, and ends with it. */
export const accompanying = along(wait(1000));

const tableOf = (seq: number, hand: readonly string[]): TableSnapshot =>
  snapshot("original", {
    phase: "playing",
    chairs: [chair(0), chair(1)],
    mySeat: 0,
    seq,
    beatEndsAt: 2000,
    game: gameOf(hand),
  });
