import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { editionOf } from "../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { type GameEvents, isViewOf } from "../../../shared/net/games.ts";
import type { AutoPass } from "../../../shared/net/protocol.ts";
import { language } from "../../app/i18n.ts";
import type { GuideCard } from "../../game-model/guide.ts";
import type { TableHost } from "../../game-model/table-host.ts";
import type { Intent, TableScene } from "../../table/scene/scene.ts";
import type { DisplayedTable } from "../../timeline/timeline.ts";
import { eventsOf } from "../animate-events.ts";
import type { GamePresenter } from "../game-table.ts";
import type { FollowUp, Rejection, TimeUp } from "../transition.ts";
import { kittensGuide } from "./guide/guide.ts";
import { handleIntent } from "./selection/choose.ts";
import { buildEventHistory, type LoggedEvent } from "./text/event-log.ts";
import { t } from "./text/i18n.ts";
import { tableLabels } from "./text/labels.ts";
import { errorText } from "./text/refusal-texts.ts";
import { createContext, type OpenSheet, type Selection, type UiContext } from "./ui-state.ts";
import { handChange } from "./view/hand.ts";
import { printsOf, sceneOf } from "./view/scene.ts";
import { mountKittensSheets } from "./view/sheets.tsx";

/** Time for which a new card in the hand is marked, in ms. */
const freshTime = 2000;

export class KittensGame implements GamePresenter<OpenSheet> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: DisplayedTable;
  /** Auto-pass setting of the viewer; null if they have none. */
  readonly #consent: ReadonlySignal<AutoPass> | null;
  readonly #odds: ReadonlySignal<boolean>;
  readonly #bigScreen: boolean;
  readonly #selection = signal<Selection | null>(null);
  readonly #fresh = signal<CardId | null>(null);
  /** End time of the last response window; set once the window is over (K49). */
  readonly #beatOver = signal<number | null>(null);
  readonly #context: ReadonlySignal<UiContext | null>;
  readonly #ends: readonly (() => void)[];
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    shown: DisplayedTable,
    { odds, bigScreen = false }: Pick<TableHost, "odds" | "bigScreen">,
    consent: ReadonlySignal<AutoPass> | null,
  ) {
    this.#shown = shown;
    this.#consent = consent;
    this.#odds = odds;
    this.#bigScreen = bigScreen;
    const story = computed(() => buildEventHistory(eventsOf(kittens, shown.history.value)));
    this.#context = computed(() => this.#look(story.value));
    this.scene = this.#picture();
    this.#ends = [effect(() => this.#waitForBeat()), shown.onDisplayed((news) => this.#told(news))];
  }

  handle(intent: Intent | TimeUp): FollowUp<OpenSheet> | null {
    const context = this.#context.value;
    if (!context) return null;
    const { selection, followUp } = handleIntent(context, intent, Math.random, performance.now());
    this.#selection.value = selection;
    return followUp;
  }

  explain(card: string): GuideCard | undefined {
    const context = this.#context.value;
    return context ? kittensGuide(editionOf(context.view)).find(({ id }) => id === card) : undefined;
  }

  errorText(error: Rejection): string | null {
    const context = this.#context.value;
    return context && errorText(error, context.view, context.labels);
  }

  mountSheets(host: HTMLElement, open: Signal<OpenSheet | null>): () => void {
    return mountKittensSheets(host, { context: this.#context, scene: this.scene, open });
  }

  stop(): void {
    clearTimeout(this.#freshTimer);
    for (const end of this.#ends) end();
  }

  /** @returns a function that cancels the timer. */
  #waitForBeat(): (() => void) | undefined {
    const endsAt = this.#shown.table.value?.beatEndsAt ?? null;
    if (endsAt === null) return undefined;
    const over = () => {
      this.#beatOver.value = endsAt;
    };
    const timer = setTimeout(over, Math.max(0, endsAt - performance.now()));
    return () => clearTimeout(timer);
  }

  #look(story: readonly LoggedEvent[]): UiContext | null {
    const table = this.#shown.table.value;
    if (!table?.game || !isViewOf(kittens, table.game)) return null;
    return createContext({
      table,
      view: table.game.view,
      labels: tableLabels(table),
      story,
      consent: this.#consent?.value ?? null,
      held: table.beatEndsAt !== null && table.beatEndsAt !== this.#beatOver.value,
      odds: this.#odds.value,
      bigScreen: this.#bigScreen,
      fresh: this.#fresh.value,
      selection: this.#selection.value,
    });
  }

  /** Creates new card texts only for another edition or language. */
  #picture(): ReadonlySignal<TableScene | null> {
    const edition = computed(() => this.#context.value && editionOf(this.#context.value.view));
    const prints = computed(() => edition.value && language.value && printsOf(edition.value, t));
    return computed(() => {
      const context = this.#context.value;
      return context && prints.value ? sceneOf(context, prints.value) : null;
    });
  }

  #told(news: GameEvents): void {
    const context = this.#context.value;
    if (context) for (const event of eventsOf(kittens, news)) this.#note(event, context);
  }

  /** Applies the effects of an event on the viewer's own screen, besides its animation. */
  #note(event: KittensEvent, { labels, selection }: UiContext): void {
    const card = handChange(event, labels).gained.at(-1);
    if (card !== undefined) {
      clearTimeout(this.#freshTimer);
      this.#fresh.value = card;
      this.#freshTimer = setTimeout(() => {
        this.#fresh.value = null;
      }, freshTime);
    }
    const shown = event.type === "future-revealed" || (event.type === "future-seen" && labels.isMe(event.seat));
    if (shown) this.#selection.value = { ...selection, peeking: true };
  }
}
