import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { language, t } from "../../i18n.ts";
import type { TableChrome } from "../../store/chrome.ts";
import type { TableLink } from "../../store/model.ts";
import type { Intent, TableScene } from "../../table/model.ts";
import { createTable, type TableStage } from "../../table/table.ts";
import type { Deed } from "./answer.ts";
import { arrivedCard } from "./arrivals.ts";
import type { Choice } from "./choice.ts";
import { choose } from "./choose.ts";
import { printsOf, sceneOf } from "./present/scene.ts";
import { reactionTo } from "./reactions/registry.ts";
import { errorText } from "./refusals.ts";
import { mountSheets, type OpenSheet } from "./sheets.tsx";
import { type Situation, situationOf } from "./situation.ts";
import { storyOf, type Told } from "./story.ts";
import { wordsFor } from "./words.ts";

/** A card that has just come into the hand is marked for so long, in ms. */
const freshTime = 2000;

/** The truth and the story in, pictures and motion out; what the viewer does goes back as commands. */
export class KittensTable {
  readonly #link: TableLink;
  readonly #chrome: TableChrome;
  readonly #choice = signal<Choice | null>(null);
  readonly #fresh = signal<CardId | null>(null);
  readonly #sheet = signal<OpenSheet | null>(null);
  readonly #stage = signal<TableStage | null>(null);
  readonly #situation: ReadonlySignal<Situation | null>;
  readonly #scene: ReadonlySignal<TableScene | null>;
  readonly #ends: (() => void)[] = [];
  #freshTimer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(host: HTMLElement, link: TableLink, chrome: TableChrome) {
    this.#link = link;
    this.#chrome = chrome;
    const story = computed(() => storyOf(this.#events));
    this.#situation = computed(() => this.#look(story.value));
    this.#scene = this.#picture();
    this.#ends.push(
      effect(() => {
        if (this.#scene.value) this.#stage.value?.show(this.#scene.value);
      }),
      link.onEvents((batch) => {
        if (batch.game === "kittens") this.#react(batch.events);
      }),
      effect(() => {
        if (link.connection.value !== "open") this.#stage.value?.skip();
      }),
      mountSheets(host, { situation: this.#situation, scene: this.#scene, open: this.#sheet }),
    );
    void this.#open(host);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#freshTimer);
    for (const end of this.#ends) end();
    this.#stage.value?.destroy();
  }

  async #open(host: HTMLElement): Promise<void> {
    const stage = await createTable(host, {
      canvasOnly: new URLSearchParams(location.search).get("renderer") === "canvas",
      lessMotion: () => this.#chrome.motion.value === "less",
      onIntent: (intent) => this.#answer(intent),
    });
    if (this.#stopped) return stage.destroy();
    this.#stage.value = stage;
    this.#deal();
  }

  /** A game that has only just begun is dealt in view; the stage was still being built when it was. */
  #deal(): void {
    const situation = this.#situation.value;
    const events = this.#events;
    if (!situation || !events.every(({ type }) => type === "dealt" || type === "turn-began")) return;
    this.#animate(events, situation);
  }

  /** All that has happened in the game. */
  get #events(): readonly KittensEvent[] {
    const story = this.#link.story.value;
    return story?.game === "kittens" ? story.events : [];
  }

  #look(story: readonly Told[]): Situation | null {
    const table = this.#link.table.value;
    if (table?.game?.id !== "kittens") return null;
    return situationOf({
      table,
      view: table.game.view,
      words: wordsFor(t, language.value, table.chairs, table.mySeat),
      story,
      fresh: this.#fresh.value,
      choice: this.#choice.value,
    });
  }

  /** Faces are drawn anew only for another edition or language. */
  #picture(): ReadonlySignal<TableScene | null> {
    const edition = computed(() => this.#situation.value?.view.edition ?? null);
    const prints = computed(() => edition.value && language.value && printsOf(edition.value, t));
    return computed(() => {
      const situation = this.#situation.value;
      return situation && prints.value ? sceneOf(situation, prints.value) : null;
    });
  }

  #react(events: readonly KittensEvent[]): void {
    const situation = this.#situation.value;
    if (!situation) return;
    for (const event of events) this.#note(event, situation);
    this.#animate(events, situation);
  }

  #animate(events: readonly KittensEvent[], { view, words, story }: Situation): void {
    const nopesAt = (event: KittensEvent) => story.findLast((told) => told.event === event)?.nopes ?? 0;
    this.#stage.value?.play(events.map((event) => reactionTo(event, { view, words, nopes: nopesAt(event) })));
  }

  /** What an event means for the viewer's own screen, besides its motion. */
  #note(event: KittensEvent, { words, choice }: Situation): void {
    const card = arrivedCard(event, words);
    if (card !== null) {
      clearTimeout(this.#freshTimer);
      this.#fresh.value = card;
      this.#freshTimer = setTimeout(() => {
        this.#fresh.value = null;
      }, freshTime);
    }
    if (event.type === "future-seen" && words.isMe(event.seat)) this.#choice.value = { ...choice, peeking: true };
  }

  #answer(intent: Intent): void {
    const situation = this.#situation.value;
    if (!situation) return;
    const { choice, deed } = choose(situation, intent, Math.random);
    this.#choice.value = choice;
    if (deed) this.#do(deed, situation);
  }

  #do(deed: Deed, situation: Situation): void {
    switch (deed.kind) {
      case "act":
        void this.#act(deed.command, situation);
        return;
      case "say":
        this.#chrome.toast(deed.text);
        return;
      case "open":
        this.#sheet.value = deed.sheet;
        return;
      default:
        assertNever(deed);
    }
  }

  async #act(command: Command, { view, words }: Situation): Promise<void> {
    const done = await this.#link.act(command);
    const text = done.ok ? null : errorText(done.error, view, words);
    if (text !== null) this.#chrome.toast(text);
  }
}
