import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import { assertNever } from "../../shared/core/errors.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import { t } from "../app/i18n.ts";
import type { GuideCard } from "../game-model/guide.ts";
import type { GameSource } from "../game-model/model.ts";
import type { TableHost } from "../game-model/table-host.ts";
import { createTable } from "../table/live-table.ts";
import type { PromptButton } from "../table/scene/pieces.ts";
import type { Intent, TableScene } from "../table/scene/scene.ts";
import type { EnlargedCard, TableDisplay } from "../table/table.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { mountDragHint, mountLargeCard } from "./card-overlays.tsx";
import type { FollowUp, TimeUp } from "./transition.ts";

/** One game at one table, seen from one seat. `Sheet`: sheets that it can open over the table. */
export interface GamePresenter<Sheet extends string> {
  /** Null until the game has arrived. */
  readonly scene: ReadonlySignal<TableScene | null>;
  handle(intent: Intent | TimeUp): FollowUp<Sheet> | null;
  /** Returns the guide entry of a card; undefined if the game lacks the card. */
  explain(card: string): GuideCard | undefined;
  /** Returns the error text for a failed command; null if no text is needed. */
  errorText(error: TableError): string | null;
  /** @returns a function that removes them again. */
  mountSheets(host: HTMLElement, open: Signal<Sheet | null>): () => void;
  stop(): void;
}

/** Renders views and events as scenes and animations. Sends the viewer's actions as commands. */
export class GameController<Sheet extends string> {
  readonly #game: GamePresenter<Sheet>;
  readonly #link: GameSource;
  readonly #timeline: Timeline;
  readonly #chrome: TableHost;
  readonly #looked = signal<EnlargedCard | null>(null);
  readonly #sheet = signal<Sheet | null>(null);
  readonly #stage = signal<TableDisplay | null>(null);
  readonly #ends: (() => void)[] = [];
  #stopped = false;

  constructor(host: HTMLElement, link: GameSource, timeline: Timeline, chrome: TableHost, game: GamePresenter<Sheet>) {
    this.#game = game;
    this.#link = link;
    this.#timeline = timeline;
    this.#chrome = chrome;
    this.#ends.push(
      effect(() => {
        if (game.scene.value) this.#stage.value?.show(this.#dressed(game.scene.value));
      }),
      effect(() => {
        const prompt = game.scene.value?.prompt;
        const isAsked = prompt?.mine && link.table.value?.rerun === undefined;
        chrome.currentPrompt.value = isAsked ? prompt.title.wide : null;
      }),
      // Number of received events, and number of displayed events: for tests and measurements.
      effect(() => {
        host.dataset["told"] = `${link.history.value?.events.length ?? 0}`;
        host.dataset["shown"] = `${timeline.history.value?.events.length ?? 0}`;
      }),
      effect(() => {
        const table = timeline.table.value;
        const midway = table?.midway === true;
        chrome.displayedMoment.value = table && {
          phase: table.phase,
          seq: table.seq,
          midway,
          atRest: timeline.isIdle.value,
        };
      }),
      game.mountSheets(host, this.#sheet),
      mountDragHint(host, {
        scene: game.scene,
        due: computed(() => chrome.dragHint.due.value && isPlayed(link)),
        seen: chrome.dragHint.seen,
      }),
      mountLargeCard(host, { looked: this.#looked, scene: game.scene, explain: (card) => game.explain(card) }),
    );
    void this.#open(host);
  }

  stop(): void {
    this.#stopped = true;
    this.#timeline.stop();
    this.#game.stop();
    for (const end of this.#ends) end();
    this.#chrome.seatAt.value = null;
    this.#chrome.currentPrompt.value = null;
    this.#chrome.displayedMoment.value = null;
    this.#stage.value?.destroy();
  }

  async #open(host: HTMLElement): Promise<void> {
    const stage = await createTable(host, {
      canvasOnly: new URLSearchParams(location.search).get("renderer") === "canvas",
      lessMotion: () => this.#chrome.motion.value === "less",
      onSkip: () => this.#timeline.jump(),
      sound: this.#chrome.sound.play,
      onIntent: (intent) => this.#handle(intent),
      onLook: (looked) => {
        this.#looked.value = looked;
      },
    });
    if (this.#stopped) return stage.destroy();
    this.#stage.value = stage;
    this.#chrome.seatAt.value = (seat) => stage.seatAt(seat);
    this.#timeline.attach(stage);
  }

  /** Adds the parts common to all games: the text size, the sound switch, and the additions of the page. */
  #dressed(scene: TableScene): TableScene {
    const on = this.#chrome.sound.on.value;
    const { corners, note } = this.#chrome.extras.value;
    const sound = {
      id: "sound",
      label: t(on ? "sound.mute" : "sound.unmute"),
      icon: on ? "sound" : "mute",
      dot: 0,
    } as const;
    const dressed = {
      ...scene,
      largeType: this.#chrome.largeType.value,
      corners: [sound, ...scene.corners, ...corners],
      header: withNote(scene.header, note),
    };
    return this.#chrome.singleKeys.value ? dressed : withoutCharacters(dressed);
  }

  #handle(intent: Intent): void {
    if (intent.kind === "card" && intent.how === "drag" && intent.onto !== undefined) this.#chrome.dragHint.seen();
    const { extras, sound } = this.#chrome;
    const { id } = intent.kind === "corner" ? intent : { id: null };
    if (id === "sound") sound.toggle();
    else if (id !== null && extras.value.corners.some((corner) => corner.id === id)) this.#chrome.onCorner(id);
    else if (intent.kind === "about") this.#chrome.openSeatSheet(intent.seat);
    else this.#do(this.#game.handle(intent));
  }

  #do(followUp: FollowUp<Sheet> | null): void {
    switch (followUp?.kind) {
      case undefined:
        return;
      case "act":
        void this.#act(followUp.command);
        return;
      case "wait":
        setTimeout(() => this.#timeUp(followUp.intent), followUp.ms);
        return;
      case "let-pass":
        void this.#link.consent?.choose(followUp.consent);
        return;
      case "say":
        this.#chrome.toast(followUp.text, "hint");
        return;
      case "drum":
        this.#chrome.drum();
        return;
      case "open":
        this.#sheet.value = followUp.sheet;
        return;
      default:
        assertNever(followUp);
    }
  }

  #timeUp(intent: TimeUp): void {
    if (!this.#stopped) this.#do(this.#game.handle(intent));
  }

  async #act(command: Command): Promise<void> {
    const done = await this.#link.act?.(command, this.#timeline.table.value?.seq ?? 0);
    const text = done === undefined || done.ok ? null : this.#game.errorText(done.error);
    if (text !== null) this.#chrome.toast(text, "hint");
  }
}

/** Whether the game is live: neither a replay nor the lesson. */
const isPlayed = ({ table }: GameSource): boolean => table.value !== null && table.value.code !== "";

/** Removes the keys that are a single character. */
function withoutCharacters({ prompt, corners, ...scene }: TableScene): TableScene {
  const keyless = ({ key, ...button }: PromptButton): PromptButton => ({
    ...button,
    key: key && key.press.length > 1 ? key : null,
  });
  return {
    ...scene,
    prompt: prompt && { ...prompt, buttons: prompt.buttons.map(keyless) },
    corners: corners.map(({ key: _, ...corner }) => corner),
  };
}

function withNote(header: TableScene["header"], note: string): TableScene["header"] {
  return header && { ...header, line: [header.line, note].filter(Boolean).join(" · ") };
}
