import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { LoveLetterEvent } from "../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { isToldOf, isViewOf } from "../../../shared/net/games.ts";
import type { TableError } from "../../../shared/net/protocol.ts";
import type { GuideCard } from "../../game/guide.ts";
import { language } from "../../i18n.ts";
import type { Intent, TableScene } from "../../table/model/scene.ts";
import type { Shown } from "../../timeline/timeline.ts";
import type { TableGame } from "../game-table.ts";
import type { FollowUp, TimeUp } from "../update.ts";
import { throughTheirEyes } from "../words.ts";
import { choose } from "./choose.ts";
import type { Draft } from "./draft.ts";
import { letterGuide } from "./guide.ts";
import { printsOf, sceneOf } from "./present/scene.ts";
import { errorText } from "./refusals.ts";
import { mountLetterSheets } from "./sheets.tsx";
import { type Situation, situationOf } from "./situation.ts";
import { storyOf } from "./story.ts";
import { t } from "./texts.ts";
import { wordsFor } from "./words.ts";

export class LoveLetterGame implements TableGame<"log"> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: Shown;
  readonly #draft = signal<Draft | null>(null);
  readonly #situation: ReadonlySignal<Situation | null>;

  constructor(shown: Shown) {
    this.#shown = shown;
    const prints = computed(() => language.value && printsOf(t));
    this.#situation = computed(() => this.#look());
    this.scene = computed(() => {
      const situation = this.#situation.value;
      return situation && prints.value ? sceneOf(situation, prints.value) : null;
    });
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

  stop(): void {}

  get #events(): readonly LoveLetterEvent[] {
    const story = this.#shown.story.value;
    return story && isToldOf(loveLetter, story) ? story.events : [];
  }

  #look(): Situation | null {
    const table = this.#shown.table.value;
    if (!table?.game || !isViewOf(loveLetter, table.game)) return null;
    const words = wordsFor(t, language.value, table.chairs, table.mySeat);
    return situationOf({
      table,
      view: table.game.view,
      words: table.rerun ? throughTheirEyes(words) : words,
      story: storyOf(this.#events),
      draft: this.#draft.value,
    });
  }
}
