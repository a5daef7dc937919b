import { type AnimationRun, runLater, skipped, type TableAnimation, withoutMotion } from "./animations/animation.ts";
import { Choreography } from "./animations/choreography.ts";
import { stepsOf } from "./animations/steps.ts";
import type { HitArea, Sprite, View } from "./components/component.ts";
import { handLayout } from "./components/hand.ts";
import { picture } from "./components/picture.ts";
import { Controls } from "./input/controls.ts";
import { SpotLayer } from "./input/hit-areas.ts";
import type { Point } from "./layout/box.ts";
import type { HandLayout } from "./layout/hand.ts";
import type { Layout, Room } from "./layout/layout.ts";
import { Canvas } from "./render/canvas.ts";
import type { Prints, TableScene } from "./scene/scene.ts";
import { inside, layoutOf, measure, onDensityChange, roomFor, type ScreenSize, wholeWindow } from "./screen.ts";
import type { PictureEvents, SeatSpot, TableDisplay, TableOptions } from "./table.ts";
import { Countdown, DeferredTask, within } from "./timers.ts";

/** Repaint interval of countdowns, in ms. */
const tickTime = 200;

/** Maximum duration of one painting task, in ms. Other tasks may run in between. */
const partTime = 24;

/** A scene prepared for display. */
interface Drawing {
  readonly view: View;
  readonly laid: HandLayout;
  readonly sprites: readonly Sprite[];
  readonly hitAreas: readonly HitArea[];
}

/** Maximum wait for faces in ms; then cards are drawn without them until they arrive. */
const faceTimeoutMs = 3000;

/** Shortest and longest pause before missing faces are requested again, in ms. */
const faceRetryMs = { min: 2000, max: 60_000 };

/** Displays scenes and buttons, and reports intents. Its canvas may be lost. */
export class LiveTable implements TableDisplay {
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  readonly #onPainted: () => void;
  readonly #canvas: Canvas;
  readonly #choreography: Choreography;
  readonly #controls: Controls;
  readonly #hitAreas: SpotLayer;
  readonly #drawing = new DeferredTask((atOnce) => this.#drawInParts(atOnce));
  readonly #stop = new AbortController();
  #screen: ScreenSize;
  #scene: TableScene | null = null;
  #layout: Layout | null = null;
  /** Last room for buttons. */
  #buttons: Room["buttons"] | null = null;
  /** Cards with loaded drawings. Scenes with other cards must wait for theirs. */
  #ready: Prints | null = null;
  /** Resolves when the drawings for the last scene have loaded. */
  #loading: Promise<void> = Promise.resolve();

  /** @param events of its picture. */
  static async create(host: HTMLElement, options: TableOptions, events: PictureEvents): Promise<LiveTable> {
    host.dataset["table"] = "moving";
    const screen = measure(host);
    return new LiveTable(host, options, await Canvas.create(host, screen, options.canvasOnly), screen, events);
  }

  private constructor(
    host: HTMLElement,
    options: TableOptions,
    canvas: Canvas,
    screen: ScreenSize,
    events: PictureEvents,
  ) {
    this.#host = host;
    this.#options = options;
    this.#onPainted = events.onPainted;
    canvas.onLoss(events.onLoss);
    this.#canvas = canvas;
    this.#screen = screen;
    this.#choreography = new Choreography({ ...canvas.props(), sound: options.sound }, () => this.#drawSoon());
    this.#controls = new Controls({
      intend: options.onIntent,
      look: (hitArea) => this.#look(hitArea),
      raise: (key) => this.#move(() => this.#canvas.point(key, !options.lessMotion())),
      hold: (held) => this.#move(() => this.#canvas.hold(held)),
      skip: options.onSkip,
      draw: (glide) => {
        if (glide) void this.#drawSoon();
        else this.#draw(false);
      },
      isFelt: (at) => this.#isFelt(at),
    });
    this.#hitAreas = new SpotLayer(host, this.#controls);
    this.#watch();
  }

  show(scene: TableScene): void {
    if (scene.stage.kind !== "grid") this.#controls.firstPage();
    this.#scene = scene;
    if (!scene.prompt?.buttons.length) this.#hitAreas.endPrompt();
    if (this.#ready === scene.prints) void this.#drawSoon();
    else this.#loading = this.#loadFaces(scene.prints);
  }

  play(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    if (document.hidden || this.#options.lessMotion()) return this.#playStill(motion, land);
    return this.#playMoving(motion, land);
  }

  seatAt(seat: number): SeatSpot | null {
    const at = this.#choreography.avatar(seat);
    const { left, top } = this.#screen.insets;
    const moved = <At extends Point>(each: At): At => ({ ...each, x: each.x + left, y: each.y + top });
    const { hand, stage } = at ?? {};
    return (
      at && {
        ...moved(at),
        never: at.never.map(moved),
        rather: at.rather.map(moved),
        ...(hand && { hand: moved(hand) }),
        ...(stage && { stage: moved(stage) }),
      }
    );
  }

  destroy(): void {
    this.#stop.abort();
    this.#drawing.end();
    this.#choreography.skipAll();
    this.#hitAreas.destroy();
    this.#canvas.destroy();
    delete this.#host.dataset["table"];
  }

  #playMoving(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    if (this.#isReady) return this.#choreography.play(motion, land);
    return runLater(this.#loading, () => this.#choreography.play(motion, land));
  }

  /** Skips the animation but plays its first sound and keeps its pauses to read, unless the page is hidden. */
  #playStill(motion: TableAnimation, land: (() => void) | null): AnimationRun {
    const first = stepsOf(motion.act).find((cue) => cue.kind === "sound");
    if (first !== undefined && !document.hidden) this.#options.sound(first.sound, first.pitch);
    const pause = document.hidden || land === null ? null : withoutMotion(motion);
    return pause === null ? skipped(land) : this.#playMoving(pause, land);
  }

  get #isReady(): boolean {
    return this.#ready === this.#scene?.prints;
  }

  /** Observes the window and the time until the table is destroyed. */
  #watch(): void {
    const { signal } = this.#stop;
    const observer = new ResizeObserver(() => this.#resize());
    observer.observe(this.#host);
    onDensityChange(() => this.#resize(), signal);
    const countdown = new Countdown(this.#options.sound);
    const ticker = setInterval(() => {
      const now = performance.now();
      this.#canvas.tick(now);
      countdown.tick(this.#scene?.prompt ?? null, now);
    }, tickTime);
    // The family of shouts depends on the language of the page.
    const language = new MutationObserver(() => this.#repaint());
    language.observe(document.documentElement, { attributeFilter: ["lang"] });
    signal.addEventListener("abort", () => {
      clearInterval(ticker);
      observer.disconnect();
      language.disconnect();
    });
    document.addEventListener("visibilitychange", () => document.hidden && this.#options.onSkip(), { signal });
    // Input must act on the current table, so a pending drawing is finished first.
    for (const press of ["keydown", "pointerdown"] as const)
      window.addEventListener(press, () => this.#drawing.runNow(), { capture: true, signal });
    // Fonts that were late or are loaded again.
    document.fonts.addEventListener("loadingdone", () => this.#repaint(), { signal });
    this.#canvas.onRest(() => this.#rest());
  }

  async #loadFaces(prints: Prints): Promise<void> {
    this.#host.dataset["table"] = "moving";
    const loading = this.#canvas.loadFaces(prints);
    const isComplete = await within(faceTimeoutMs, loading);
    if (!this.#isWanted(prints)) return;
    this.#ready = prints;
    this.#draw();
    if (!isComplete) void this.#completeFaces(prints, loading);
  }

  /** Requests missing faces until all have loaded, then paints them. */
  async #completeFaces(prints: Prints, first: Promise<boolean>): Promise<void> {
    let loading = first;
    for (let { min: pauseMs } = faceRetryMs; !(await loading); pauseMs = Math.min(2 * pauseMs, faceRetryMs.max)) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      if (!this.#isWanted(prints)) return;
      loading = this.#canvas.loadFaces(prints);
    }
    if (this.#isWanted(prints)) this.#repaint();
  }

  #isWanted(prints: Prints): boolean {
    return this.#scene?.prints === prints && !this.#stop.signal.aborted;
  }

  #repaint(): void {
    this.#canvas.repaint();
    void this.#drawSoon();
  }

  #resize(): void {
    const next = measure(this.#host);
    if (JSON.stringify(next) === JSON.stringify(this.#screen) || next.width === 0) return;
    this.#screen = next;
    this.#controls.point(null);
    this.#choreography.skipAll();
    this.#canvas.resize(next);
    this.#draw(false);
  }

  /** @returns a promise that resolves once the table is drawn. */
  #drawSoon(): Promise<void> {
    this.#host.dataset["table"] = "moving";
    return this.#drawing.request();
  }

  /** Paints off-screen in several tasks, and draws once all is painted. @returns whether the drawing is complete. */
  #drawInParts(atOnce: boolean): boolean {
    const drawing = this.#compose();
    if (drawing === null) return true;
    if (!atOnce && !this.#paintPart(drawing)) return false;
    this.#present(drawing, true);
    return true;
  }

  /** @returns whether all patches are painted. */
  #paintPart({ sprites, view, laid }: Drawing): boolean {
    const until = performance.now() + partTime;
    for (const _ of this.#canvas.paintAhead(sprites, view, laid)) if (performance.now() > until) return false;
    return true;
  }

  /** @param glide whether cards that stay in the hand glide to their new poses or jump. */
  #draw(glide = true): void {
    const drawing = this.#compose();
    if (drawing !== null) this.#present(drawing, glide);
  }

  /** Composes the current drawing; null if there is no scene to draw. */
  #compose(): Drawing | null {
    const scene = this.#scene;
    if (scene === null || !this.#isReady || this.#stop.signal.aborted) return null;
    const layout = this.#layoutOf(scene);
    this.#canvas.prepare(scene, layout);
    const view = this.#view(scene, layout);
    const laid = handLayout(view, this.#controls.scroll);
    return { view, laid, ...picture(view, laid) };
  }

  #present({ view, laid, sprites, hitAreas }: Drawing, glide: boolean): void {
    this.#controls.limitScroll(laid.scrollable);
    this.#layout = view.layout;
    this.#choreography.note(view.scene, view.layout, laid);
    this.#canvas.paint(sprites, view, laid, {
      hides: (card) => this.#choreography.isCarried(card),
      glide,
      still: this.#options.lessMotion(),
      idle: this.#choreography.idle,
    });
    this.#onPainted();
    this.#host.dataset["table"] = "moving";
    this.#controls.keepTo(hitAreas);
    const { left, top } = this.#screen.insets;
    const sent = view.scene.sent === undefined ? null : { id: this.#controls.pressed, text: view.scene.sent };
    this.#hitAreas.show(hitAreas, { left, top, scrolls: laid.scrollable > 0 }, sent);
  }

  #layoutOf(scene: TableScene): Layout {
    const room = roomFor(scene, inside(this.#screen));
    const buttons = scene.prompt?.between ? (this.#buttons ?? room.buttons) : room.buttons;
    this.#buttons = buttons;
    return layoutOf({ ...room, buttons });
  }

  #view(scene: TableScene, layout: Layout): View {
    return {
      scene,
      layout,
      painter: this.#canvas.painter(scene, layout),
      page: this.#controls.page,
      screen: wholeWindow(this.#screen),
      carried: (anchor) => this.#choreography.isCarried(anchor),
      aim: this.#controls.aim,
      moved: this.#controls.moved,
    };
  }

  /** Marks the host once the table shows its scene, because tests wait for this mark. */
  #rest(): void {
    if (this.#choreography.idle && this.#isReady && !this.#drawing.isDue) this.#host.dataset["table"] = "still";
  }

  #look(hitArea: HitArea | null): void {
    const { insets } = this.#screen;
    const { shows: card, box, intent } = hitArea ?? {};
    const key = intent?.kind === "card" ? intent.key : null;
    // A hand card may be raised.
    const rise = key === null ? 0 : (this.#layout?.hand.lift.selected ?? 0);
    const around = box && { ...box, x: box.x + insets.left, y: box.y + insets.top - rise, h: box.h + rise };
    this.#options.onLook?.(card === undefined || around === undefined ? null : { card, key, box: around });
  }

  /** Moves hand cards outside of a drawing. */
  #move(start: () => void): void {
    start();
    this.#host.dataset["table"] = "moving";
  }

  #isFelt(at: Point): boolean {
    if (this.#layout === null) return false;
    const { hand } = this.#layout;
    return at.y < hand.box.y - hand.card * 0.2;
  }
}
