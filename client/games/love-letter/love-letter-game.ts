import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { type GameBatch, isToldOf, isViewOf } from "../../../shared/net/games.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import type { GuideCard } from "../../game/guide.ts";
import type { GameLink, TableSnapshot } from "../../game/model.ts";
import { language } from "../../i18n.ts";
import type { Intent, TableScene } from "../../table/model/scene.ts";
import type { Motion } from "../../table/motions/motion.ts";
import type { TableGame } from "../game-table.ts";
import type { FollowUp, TimeUp } from "../update.ts";
import { throughTheirEyes } from "../words.ts";
import { choose } from "./choose.ts";
import type { Draft } from "./draft.ts";
import { letterGuide } from "./guide.ts";
import { printsOf, sceneOf } from "./present/scene.ts";
import { reactionTo } from "./reactions/registry.ts";
import { errorText } from "./refusals.ts";
import { mountLetterSheets } from "./sheets.tsx";
import { type Situation, situationOf } from "./situation.ts";
import { storyOf, type Told } from "./story.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

/** How long the end of a round is shown, unless the viewer dismisses it before; in ms. */
const recapTime = 12_000;

/** The events that begin a game. */
const openingTypes: readonly LoveLetterEvent["type"][] = ["round-began", "dealt", "turn-began", "card-drawn"];

export class LoveLetterGame implements TableGame<"log"> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #link: GameLink;
  readonly #draft = signal<Draft | null>(null);
  /** The round whose end is shown, and the step at which it ended. */
  readonly #shownRound = signal<{ readonly round: number; readonly seq: number } | null>(null);
  readonly #situation: ReadonlySignal<Situation | null>;
  #recapTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(link: GameLink) {
    this.#link = link;
    const prints = computed(() => language.value && printsOf(t));
    this.#situation = computed(() => this.#look());
    this.scene = computed(() => {
      const situation = this.#situation.value;
      return situation && prints.value ? sceneOf(situation, prints.value) : null;
    });
  }

  told(batch: GameBatch): readonly Motion[] {
    if (!isToldOf(loveLetter, batch)) return [];
    const { seq, events } = batch;
    for (const event of events) if (event.type === "round-over") this.#showRound(event.result.round, seq);
    return this.#motions(events);
  }

  opening(): readonly Motion[] {
    const events = this.#events;
    return events.every(({ type }) => openingTypes.includes(type)) ? this.#motions(events) : [];
  }

  handle(intent: Intent | TimeUp): FollowUp<"log"> | null {
    const situation = this.#situation.value;
    if (!situation) return null;
    const { draft, followUp } = choose(situation, intent, Math.random, performance.now());
    this.#draft.value = draft;
    return followUp;
  }

  explain(card: string): GuideCard | undefined {
    return letterGuide(language.value, t).find(({ id }) => id === card);
  }

  errorText(error: TableError): string | null {
    const situation = this.#situation.value;
    return situation && errorText(error, situation.view, situation.words);
  }

  mountSheets(host: HTMLElement, open: Signal<"log" | null>): () => void {
    return mountLetterSheets(host, { situation: this.#situation, scene: this.scene, open });
  }

  stop(): void {
    clearTimeout(this.#recapTimer);
  }

  get #events(): readonly LoveLetterEvent[] {
    const story = this.#link.story.value;
    return story && isToldOf(loveLetter, story) ? story.events : [];
  }

  #look(): Situation | null {
    const table = this.#link.table.value;
    if (!table?.game || !isViewOf(loveLetter, table.game)) return null;
    const words = wordsFor(t, language.value, table.chairs, table.mySeat);
    return situationOf({
      table,
      view: table.game.view,
      words: table.rerun ? throughTheirEyes(words) : words,
      story: storyOf(this.#events),
      shownRound: this.#roundShownAt(table),
      draft: this.#draft.value,
    });
  }

  #motions(events: readonly LoveLetterEvent[]): readonly Motion[] {
    const situation = this.#situation.value;
    if (!situation) return [];
    return events.map((event) => reactionTo(event, { ...situation, turnBefore: turnBefore(event, situation.story) }));
  }

  /** The round whose end is shown. Players dismiss it themselves; in a replay it belongs to its step. */
  #roundShownAt({ rerun, seq }: TableSnapshot): number | null {
    const shown = this.#shownRound.value;
    return shown === null || (rerun && shown.seq !== seq) ? null : shown.round;
  }

  #showRound(round: number, seq: number): void {
    clearTimeout(this.#recapTimer);
    this.#shownRound.value = { round, seq };
    this.#recapTimer = setTimeout(() => {
      this.#shownRound.value = null;
    }, recapTime);
  }
}

/** Whose turn it was until this event; null as a round begins. */
function turnBefore(event: LoveLetterEvent, story: readonly Told[]): Seat | null {
  const before = story.slice(
    0,
    story.findLastIndex((told) => told.event === event),
  );
  const last = before.findLast(({ event: { type } }) => type === "turn-began" || type === "round-began")?.event;
  return last?.type === "turn-began" ? last.seat : null;
}
