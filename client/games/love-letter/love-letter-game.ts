import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { isViewOf } from "../../../shared/net/games.ts";
import { language } from "../../app/i18n.ts";
import type { GuideCard } from "../../game-model/guide.ts";
import type { Intent, TableScene } from "../../table/scene/scene.ts";
import type { DisplayedTable } from "../../timeline/timeline.ts";
import { eventsOf } from "../animate-events.ts";
import type { GamePresenter } from "../game-table.ts";
import type { FollowUp, Rejection, TimeUp } from "../transition.ts";
import { letterGuide } from "./guide/guide.ts";
import { handleIntent } from "./selection/choose.ts";
import { buildEventHistory } from "./text/event-log.ts";
import { t } from "./text/i18n.ts";
import { tableLabels } from "./text/labels.ts";
import { errorText } from "./text/refusal-texts.ts";
import { createContext, type Selection, type UiContext } from "./ui-state.ts";
import { printsOf, sceneOf } from "./view/scene.ts";
import { mountLetterSheets } from "./view/sheets.tsx";

export class LoveLetterGame implements GamePresenter<"log"> {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly #shown: DisplayedTable;
  readonly #selection = signal<Selection | null>(null);
  readonly #context: ReadonlySignal<UiContext | null>;

  constructor(shown: DisplayedTable) {
    this.#shown = shown;
    const prints = computed(() => language.value && printsOf(t));
    this.#context = computed(() => this.#look());
    this.scene = computed(() => {
      const context = this.#context.value;
      return context && prints.value ? sceneOf(context, prints.value) : null;
    });
  }

  handle(intent: Intent | TimeUp): FollowUp<"log"> | null {
    const context = this.#context.value;
    if (!context) return null;
    const { selection, followUp } = handleIntent(context, intent, Math.random, performance.now());
    this.#selection.value = selection;
    return followUp;
  }

  explain(card: string): GuideCard | undefined {
    return letterGuide().find(({ id }) => id === card);
  }

  errorText(error: Rejection): string | null {
    const context = this.#context.value;
    return context && errorText(error, context.view, context.labels);
  }

  mountSheets(host: HTMLElement, open: Signal<"log" | null>): () => void {
    return mountLetterSheets(host, { context: this.#context, scene: this.scene, open });
  }

  stop(): void {}

  #look(): UiContext | null {
    const table = this.#shown.table.value;
    if (!table?.game || !isViewOf(loveLetter, table.game)) return null;
    return createContext({
      table,
      view: table.game.view,
      labels: tableLabels(table),
      story: buildEventHistory(eventsOf(loveLetter, this.#shown.history.value)),
      selection: this.#selection.value,
    });
  }
}
