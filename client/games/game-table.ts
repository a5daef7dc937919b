import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Command } from "../../shared/core/commands.ts";
import { assertNever } from "../../shared/core/errors.ts";
import type { TableError } from "../../shared/net/protocol.ts";
import { t } from "../app/i18n.ts";
import type { GuideCard } from "../game-model/guide.ts";
import type { GameSource } from "../game-model/model.ts";
import type { Unanswered } from "../game-model/social.ts";
import type { TableHost } from "../game-model/table-host.ts";
import { createTable } from "../table/lasting-table.ts";
import { type DragExample, type Intent, mayAct, type TableScene } from "../table/scene/scene.ts";
import type { EnlargedCard, TableDisplay } from "../table/table.ts";
import type { Timeline } from "../timeline/timeline.ts";
import { dragWords, mountDragHint, mountLargeCard } from "./card-overlays.tsx";
import { handOnly } from "./hand-only.ts";
import { takeOverButton } from "./prompts.ts";
import { withoutCharacters } from "./single-keys.ts";
import type { FollowUp, Rejection, TimeUp } from "./transition.ts";

/** Time without an answer after which the pressed spot says that the action was sent, in ms. */
const slowMs = 300;

/** One game at one table, seen from one seat. `Sheet`: sheets that it can open over the table. */
export interface GamePresenter<Sheet extends string> {
  /** Null until the game has arrived. */
  readonly scene: ReadonlySignal<TableScene | null>;
  handle(intent: Intent | TimeUp): FollowUp<Sheet> | null;
  /** Returns the guide entry of a card; undefined if the game lacks the card. */
  explain(card: string): GuideCard | undefined;
  /** Returns the error text for a rejected command; null if no text is needed. */
  errorText(error: Rejection): string | null;
  /** @returns a function that removes them again. */
  mountSheets(host: HTMLElement, open: Signal<Sheet | null>): () => void;
  stop(): void;
}

/** A command without an answer. */
interface SentCommand {
  readonly command: Command;
  /** Step in which the viewer chose it. */
  readonly seq: number;
  /** Scene in which they pressed; it stays until the answer. */
  readonly scene: TableScene | null;
  /** Whether the server holds the command in the response window, where the viewer may still do something else. */
  readonly isHeld: boolean;
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
  readonly #sent = signal<SentCommand | null>(null);
  readonly #isSlow = signal(false);
  /** Set during the hint on dragging. */
  readonly #example = signal<DragExample | null>(null);
  readonly #ends: (() => void)[] = [];
  #stopped = false;

  constructor(host: HTMLElement, link: GameSource, timeline: Timeline, chrome: TableHost, game: GamePresenter<Sheet>) {
    this.#game = game;
    this.#link = link;
    this.#timeline = timeline;
    this.#chrome = chrome;
    this.#ends.push(
      effect(() => {
        const scene = this.#pressedScene ?? game.scene.value;
        const dressed = scene && this.#dressed(scene);
        chrome.promptShown.value = dressed !== null && dressed.prompt !== null;
        if (dressed) this.#stage.value?.show(dressed);
      }),
      effect(() => {
        const prompt = game.scene.value?.prompt;
        const isAsked = prompt?.mine && link.table.value?.rerun === undefined;
        chrome.currentPrompt.value = isAsked ? prompt.title.wide : null;
        chrome.currentCall.value = (isAsked && prompt.call) || null;
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
        onSeen: chrome.dragHint.seen,
        shown: this.#example,
        avoid: () => {
          const own = this.#stage.peek()?.seatAt(game.scene.peek()?.own?.seat ?? 0);
          return own ? [...own.never, ...own.rather] : [];
        },
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
    this.#chrome.promptShown.value = false;
    this.#chrome.currentPrompt.value = null;
    this.#chrome.currentCall.value = null;
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
      onPicture: (state) => {
        this.#chrome.picture.value = state;
      },
    });
    if (this.#stopped) return stage.destroy();
    this.#stage.value = stage;
    this.#chrome.seatAt.value = (seat) => stage.seatAt(seat);
    this.#timeline.attach(stage);
  }

  /** Scene with the action that is on its way to the server; null if there is none. The next step ends it. */
  get #pressedScene(): TableScene | null {
    const sent = this.#sent.value;
    const isSlow = this.#isSlow.value;
    if (sent === null || this.#link.table.value?.seq !== sent.seq || (sent.isHeld && !isSlow)) return null;
    const scene = sent.isHeld ? this.#game.scene.value : sent.scene;
    return scene && { ...scene, sent: isSlow ? t("app.sent") : "" };
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
    const hinted = this.#example.value;
    const line = hinted && { wide: dragWords(hinted, scene) };
    const dressed: TableScene = {
      ...scene,
      prompt: scene.prompt && line ? { ...scene.prompt, strong: null, line } : scene.prompt,
      largeType: this.#chrome.largeType.value,
      corners: [sound, ...scene.corners, ...corners],
      header: withNote(scene.header, note),
    };
    if (this.#chrome.bigScreen === true) return { ...dressed, bigScreen: true, header: null, corners: [] };
    const shown = this.#chrome.handOnly?.value === true ? handOnly(dressed, corners) : dressed;
    return this.#chrome.singleKeys.value ? shown : withoutCharacters(shown);
  }

  #handle(intent: Intent): void {
    if (this.#chrome.bigScreen === true) return;
    if (intent.kind === "card" && intent.how === "drag") this.#chrome.dragHint.seen();
    const { extras, sound } = this.#chrome;
    const { id } = intent.kind === "corner" ? intent : { id: null };
    if (id === "sound") sound.toggle();
    else if (id !== null && extras.value.corners.some((corner) => corner.id === id)) this.#chrome.onCorner(id);
    else if (intent.kind === "button" && intent.id === takeOverButton)
      void this.#link.takeOver?.().then((done) => done.ok || this.#toast(done.error));
    else if (intent.kind === "about") this.#chrome.openSeatSheet(intent.seat);
    else if (this.#pressedScene === null || !mayAct(intent)) this.#do(intent);
  }

  /** Draws once: the scene between the change of the selection and the action would flash. */
  #do(intent: Intent | TimeUp): void {
    batch(() => this.#follow(intent));
  }

  #follow(intent: Intent | TimeUp): void {
    const pressed = this.#game.scene.peek();
    const followUp = this.#game.handle(intent);
    switch (followUp?.kind) {
      case undefined:
        return;
      case "act":
        void this.#act(followUp.command, pressed, followUp.isHeld === true);
        return;
      case "wait":
        setTimeout(() => this.#timeUp(followUp.intent), followUp.ms);
        return;
      case "let-pass":
        void this.#link.consent?.choose(followUp.consent).then((done) => done.ok || this.#toast(done.error));
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
    if (!this.#stopped) this.#do(intent);
  }

  async #act(command: Command, scene: TableScene | null, isHeld: boolean): Promise<void> {
    const table = this.#timeline.table.peek();
    const sent = { command, seq: table?.seq ?? 0, scene, isHeld };
    if (this.#repeats(sent)) return;
    const heldMs = isHeld ? Math.max(0, (table?.beatEndsAt ?? 0) - performance.now()) : 0;
    const slow = setTimeout(() => {
      if (this.#sent.value === sent) this.#isSlow.value = true;
    }, heldMs + slowMs);
    batch(() => {
      this.#sent.value = sent;
      this.#isSlow.value = false;
    });
    const done = await this.#link.act?.(command, sent.seq);
    clearTimeout(slow);
    if (this.#sent.peek() === sent) this.#sent.value = null;
    // A pass that came too late is no loss, because the game went on without it.
    const isIdle = command.type === "pass" && done?.ok === false && done.error.kind === "stale";
    if (done?.ok === false && !isIdle && !this.#stopped) this.#toast(done.error);
  }

  /** Whether the same command is already on its way. */
  #repeats({ command, seq }: SentCommand): boolean {
    const sent = this.#sent.peek();
    return sent?.seq === seq && JSON.stringify(sent.command) === JSON.stringify(command);
  }

  #toast(error: TableError | Unanswered): void {
    const text = this.#textFor(error);
    if (text !== null) this.#chrome.toast(text, "hint");
  }

  #textFor(error: TableError | Unanswered): string | null {
    switch (error.kind) {
      case "stale":
      case "unanswered":
        return t(`problem.${error.kind}`);
      case "paused":
        return t("room.paused");
      default:
        return this.#game.errorText(error);
    }
  }
}

/** Whether the game is live: neither a replay nor the lesson. */
const isPlayed = ({ table }: GameSource): boolean => table.value !== null && table.value.code !== "";

function withNote(header: TableScene["header"], note: string): TableScene["header"] {
  return header && { ...header, line: [header.line, note].filter(Boolean).join(" · ") };
}
