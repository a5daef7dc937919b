import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { type GameBatch, isToldOf, isViewOf } from "../../../shared/net/games.ts";
import type { Consent, TableError } from "../../../shared/net/protocol.ts";
import type { TableChrome } from "../../game/chrome.ts";
import type { GuideCard } from "../../game/guide.ts";
import { language } from "../../i18n.ts";
import type { Intent, TableScene } from "../../table/model/scene.ts";
import type { Shown } from "../../timeline/timeline.ts";
import type { TableGame } from "../game-table.ts";
import type { FollowUp, TimeUp } from "../update.ts";
import { throughTheirEyes } from "../words.ts";
import { choose } from "./choose.ts";
import type { Draft } from "./draft.ts";
import { kittensGuide } from "./guide.ts";
import { handChange } from "./hand-changes.ts";
import { printsOf, sceneOf } from "./present/scene.ts";
import { errorText } from "./refusals.ts";
import { mountKittensSheets } from "./sheets.tsx";
import { type Situation, situationOf } from "./situation.ts";
import { storyOf, type Told } from "./story.ts";
import { t } from "./texts.ts";
import type { OpenSheet } from "./update.ts";
import { wordsFor } from "./words.ts";

/** Time for which a new card in the hand is marked, in ms. */
const freshTime = 2000;

export class KittensGame implements TableGame<OpenSheet> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: Shown;
  /** Auto-pass setting of the viewer; null if they have none. */
  readonly #consent: ReadonlySignal<Consent> | null;
  readonly #odds: ReadonlySignal<boolean>;
  readonly #draft = signal<Draft | null>(null);
  readonly #fresh = signal<CardId | null>(null);
  /** End time of the last response window; set once the window is over (K49). */
  readonly #beatOver = signal<number | null>(null);
  readonly #situation: ReadonlySignal<Situation | null>;
  readonly #ends: readonly (() => void)[];
  #freshTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(shown: Shown, { odds }: Pick<TableChrome, "odds">, consent: ReadonlySignal<Consent> | null) {
    this.#shown = shown;
    this.#consent = consent;
    this.#odds = odds;
    const story = computed(() => storyOf(this.#events));
    this.#situation = computed(() => this.#look(story.value));
    this.scene = this.#picture();
    this.#ends = [effect(() => this.#waitForBeat()), shown.onShown((news) => this.#told(news))];
  }

  handle(intent: Intent | TimeUp): FollowUp<OpenSheet> | null {
    const situation = this.#situation.value;
    if (!situation) return null;
    const { draft, followUp } = choose(situation, intent, Math.random, performance.now());
    this.#draft.value = draft;
    return followUp;
  }

  explain(card: string): GuideCard | undefined {
    const situation = this.#situation.value;
    return situation
      ? kittensGuide(situation.view.edition, language.value, t).find(({ id }) => id === card)
      : undefined;
  }

  errorText(error: TableError): string | null {
    const situation = this.#situation.value;
    return situation && errorText(error, situation.view, situation.words);
  }

  mountSheets(host: HTMLElement, open: Signal<OpenSheet | null>): () => void {
    return mountKittensSheets(host, { situation: this.#situation, scene: this.scene, open });
  }

  stop(): void {
    clearTimeout(this.#freshTimer);
    for (const end of this.#ends) end();
  }

  get #events(): readonly KittensEvent[] {
    const story = this.#shown.story.value;
    return story && isToldOf(kittens, story) ? story.events : [];
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

  #look(story: readonly Told[]): Situation | null {
    const table = this.#shown.table.value;
    if (!table?.game || !isViewOf(kittens, table.game)) return null;
    const words = wordsFor(t, language.value, table.chairs, table.mySeat);
    return situationOf({
      table,
      view: table.game.view,
      words: table.rerun ? throughTheirEyes(words) : words,
      story,
      consent: this.#consent?.value ?? null,
      held: table.beatEndsAt !== null && table.beatEndsAt !== this.#beatOver.value,
      odds: this.#odds.value,
      fresh: this.#fresh.value,
      draft: this.#draft.value,
    });
  }

  /** Creates new card texts only for another edition or language. */
  #picture(): ReadonlySignal<TableScene | null> {
    const edition = computed(() => this.#situation.value?.view.edition ?? null);
    const prints = computed(() => edition.value && language.value && printsOf(edition.value, t));
    return computed(() => {
      const situation = this.#situation.value;
      return situation && prints.value ? sceneOf(situation, prints.value) : null;
    });
  }

  #told(news: GameBatch): void {
    const situation = this.#situation.value;
    if (isToldOf(kittens, news) && situation) for (const event of news.events) this.#note(event, situation);
  }

  /** Applies the effects of an event on the viewer's own screen, besides its animation. */
  #note(event: KittensEvent, { words, draft }: Situation): void {
    const card = handChange(event, words).came.at(-1);
    if (card !== undefined) {
      clearTimeout(this.#freshTimer);
      this.#fresh.value = card;
      this.#freshTimer = setTimeout(() => {
        this.#fresh.value = null;
      }, freshTime);
    }
    const shown = event.type === "future-revealed" || (event.type === "future-seen" && words.isMe(event.seat));
    if (shown) this.#draft.value = { ...draft, peeking: true };
  }
}
