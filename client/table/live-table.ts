import type { Anchor } from "./anchor.ts";
import type { PageTurn, Patch, Spot, View } from "./components/component.ts";
import { handLayout } from "./components/hand.ts";
import { picture } from "./components/picture.ts";
import type { SpotHandlers } from "./input/gestures.ts";
import { SpotLayer } from "./input/spots.ts";
import type { Point } from "./layout/box.ts";
import type { HandLayout } from "./layout/hand.ts";
import { type Layout, layoutOf } from "./layout/layout.ts";
import { inside, measure, type ScreenSize, wholeWindow } from "./layout/screen.ts";
import type { Prompt } from "./model/pieces.ts";
import type { Intent, Prints, TableScene } from "./model/scene.ts";
import { cuesOf } from "./motions/act.ts";
import { AnchorBook } from "./motions/anchors.ts";
import { masked } from "./motions/mask.ts";
import type { Motion } from "./motions/motion.ts";
import { perform } from "./motions/perform.ts";
import { MotionQueue } from "./motions/queue.ts";
import type { Props } from "./motions/stagehand.ts";
import { Atlas } from "./paint/atlas.ts";
import { Brush } from "./paint/brush.ts";
import { Drawings } from "./paint/drawings.ts";
import { fonts } from "./paint/palette.ts";
import { Board, BoardPages } from "./render/board.ts";
import { HandLayer } from "./render/hand.ts";
import { OrbitLayer } from "./render/orbit.ts";
import { PatchLayer } from "./render/patches.ts";
import { atlasSizes, boardSize, roomFor, smallestType } from "./sizes.ts";
import type { TableOptions, TableStage } from "./table.ts";

/** What a player does while motions play on; everything else goes straight to how things are. */
const lookingRound: readonly (Intent | PageTurn)["kind"][] = ["card", "corner", "discard", "page"];

/** The last seconds of the viewer's own time can be heard. */
const urgent = 5;

/** Countdowns are repainted this often, in ms. */
const tickTime = 200;

/** The scene in, pictures and buttons out; intents back. */
export class LiveTable implements TableStage {
  readonly #host: HTMLElement;
  readonly #options: TableOptions;
  readonly #board: Board;
  readonly #drawings: Drawings;
  readonly #pages: BoardPages;
  readonly #atlas: Atlas;
  readonly #patches: PatchLayer;
  readonly #hand: HandLayer;
  readonly #orbit: OrbitLayer;
  readonly #spots: SpotLayer;
  readonly #queue: MotionQueue;
  readonly #anchors = new AnchorBook();
  readonly #stop = new AbortController();
  readonly #observer: ResizeObserver;
  readonly #ticker: ReturnType<typeof setInterval>;
  #screen: ScreenSize;
  #scene: TableScene | null = null;
  /** What was seen before the last thing happened. */
  #before: TableScene | null = null;
  #seen: TableScene | null = null;
  #layout: Layout | null = null;
  /** Whole seconds of the viewer's own time; 0 when somebody else is asked. */
  #left = 0;
  #laid: HandLayout | null = null;
  #scroll = 0;
  /** Of a long grid. */
  #page = 0;
  /** The spot whose card is shown large. */
  #looked: Spot | null = null;
  /** The cards whose drawings are there; scenes with others wait for theirs. */
  #ready: Prints | null = null;
  /** Motions that came before the drawings. */
  #early: Motion[] = [];

  static async create(host: HTMLElement, options: TableOptions): Promise<LiveTable> {
    host.dataset["table"] = "moving";
    const drawings = new Drawings();
    const shapes = (["avatars", "badges", "backs", "fx"] as const).map((folder) => drawings.loadFolder(folder));
    const type = Object.values(fonts).map((font) => document.fonts.load(`700 20px ${font}`));
    await Promise.all([...shapes, ...type]);
    const screen = measure(host);
    const board = await Board.create(host, boardSize(screen), options.canvasOnly);
    return new LiveTable(host, options, board, drawings, screen);
  }

  private constructor(host: HTMLElement, options: TableOptions, board: Board, drawings: Drawings, screen: ScreenSize) {
    this.#host = host;
    this.#options = options;
    this.#board = board;
    this.#drawings = drawings;
    this.#screen = screen;
    this.#pages = new BoardPages(board.scene.textures);
    this.#atlas = new Atlas(drawings, this.#pages);
    this.#patches = new PatchLayer(board.scene);
    this.#hand = new HandLayer(board.scene, this.#atlas, this.#pages);
    this.#orbit = new OrbitLayer(board.scene, this.#atlas, this.#pages);
    this.#spots = new SpotLayer(host, this.#handlers());
    this.#queue = new MotionQueue(
      (motion) => perform(motion, this.#props()),
      () => this.#draw(),
    );
    this.#observer = new ResizeObserver(() => this.#resize());
    this.#observer.observe(host);
    this.#ticker = setInterval(() => this.#tick(), tickTime);
    document.addEventListener("visibilitychange", () => document.hidden && this.skip(), { signal: this.#stop.signal });
    board.onRest(() => this.#rest());
  }

  show(scene: TableScene): void {
    if (scene.stage.kind !== "grid") this.#page = 0;
    if (scene.seq !== this.#scene?.seq) this.#before = this.#seen;
    this.#scene = scene;
    if (this.#ready === scene.prints) this.#draw();
    else void this.#loadFaces(scene.prints);
  }

  play(motions: readonly Motion[]): void {
    if (document.hidden) return;
    if (this.#options.lessMotion()) this.#sound(motions);
    else if (this.#ready === this.#scene?.prints) this.#queue.add(motions);
    else this.#early.push(...motions);
  }

  /** Where nothing moves, each event still has the first of its sounds. */
  #sound(motions: readonly Motion[]): void {
    for (const { act } of motions) {
      const first = cuesOf(act).find((cue) => cue.kind === "sound");
      if (first !== undefined) this.#options.sound(first.sound);
    }
  }

  skip(): void {
    this.#early = [];
    this.#queue.clear();
  }

  seatAt(seat: number): Point | null {
    const at = this.#anchors.avatar(seat);
    const { left, top } = this.#screen.insets;
    return at && { x: at.x + left, y: at.y + top };
  }

  destroy(): void {
    this.#stop.abort();
    this.#queue.clear();
    clearInterval(this.#ticker);
    this.#observer.disconnect();
    this.#spots.destroy();
    this.#board.destroy();
    delete this.#host.dataset["table"];
  }

  async #loadFaces(prints: Prints): Promise<void> {
    this.#host.dataset["table"] = "moving";
    await this.#drawings.load(Object.keys(prints).map((card) => `faces/${card}`));
    if (this.#scene?.prints !== prints || this.#stop.signal.aborted) return;
    this.#ready = prints;
    this.#draw();
    this.#queue.add(this.#early.splice(0));
  }

  #resize(): void {
    const next = measure(this.#host);
    if (JSON.stringify(next) === JSON.stringify(this.#screen) || next.width === 0) return;
    this.#screen = next;
    this.#look(null);
    this.#queue.clear();
    this.#drawings.forgetSizes();
    this.#board.resize(boardSize(next));
    this.#draw(false);
  }

  #tick(): void {
    const now = performance.now();
    if (this.#patches.tick(now)) this.#board.wake(0);
    const left = secondsLeft(this.#scene?.prompt ?? null, now);
    if (left !== this.#left && left > 0 && left <= urgent) this.#options.sound("tick");
    this.#left = left;
  }

  /** @param glide cards of the hand that stay move to their new places; else they jump. */
  #draw(glide = true): void {
    const scene = this.#scene;
    if (scene === null || this.#ready !== scene.prints || this.#stop.signal.aborted) return;
    const size = inside(this.#screen);
    const layout = layoutOf(roomFor(scene, size));
    const { ratio, insets } = this.#screen;
    const round = this.#pages.round;
    this.#atlas.begin(scene.prints, atlasSizes(layout, ratio));
    if (this.#pages.round !== round) this.#patches.repaintAll();
    const view = this.#view(scene, layout);
    const laid = handLayout(view, this.#scroll);
    this.#scroll = Math.min(this.#scroll, laid.scrollable);
    const seen = masked(scene, this.#before, (anchor) => this.#queue.hides(anchor));
    const shown = seen === scene ? view : this.#view(seen, layoutOf(roomFor(seen, size)));
    const shownHand = seen === scene ? laid : handLayout(shown, this.#scroll);
    const { spots, patches } = picture(view, laid);
    this.#seen = seen;
    this.#layout = shown.layout;
    this.#laid = laid;
    this.#anchors.note(seen, shown.layout, shownHand);
    this.#circle(seen, shown.layout);
    // What can be pressed is always as it is, whatever is still hidden.
    const painted = shown === view ? patches : picture(shown, shownHand).patches;
    this.#put(painted, shown, shownHand, glide && !this.#options.lessMotion());
    if (!spots.some(({ id, shows }) => id === this.#looked?.id && shows === this.#looked.shows)) this.#look(null);
    this.#spots.show(spots, { left: insets.left, top: insets.top, scrolls: laid.scrollable > 0 });
  }

  #circle({ stage, back }: TableScene, layout: Layout): void {
    if (stage.kind === "stop") this.#orbit.show(layout, back, this.#options.lessMotion());
    else this.#orbit.hide();
  }

  #put(patches: readonly Patch[], { scene, layout }: View, laid: HandLayout, glide: boolean): void {
    this.#patches.show(
      patches,
      { ratio: this.#screen.ratio, smallestType: smallestType(scene, layout) },
      performance.now(),
    );
    const cards = scene.stage.kind === "win" ? [] : scene.hand;
    this.#board.catchUp();
    this.#hand.show(cards, laid, (key) => this.#queue.hides(`card:${key}`), glide);
    this.#pages.upload();
    if (this.#queue.idle) this.#pages.sweep();
    this.#move();
  }

  #view(scene: TableScene, layout: Layout): View {
    const smallest = smallestType(scene, layout) / layout.scale;
    const brush = new Brush(this.#drawings, this.#atlas, scene.prints, this.#screen.ratio, smallest);
    return {
      scene,
      layout,
      brush,
      page: this.#page,
      screen: wholeWindow(this.#screen),
      veiled: (anchor) => this.#queue.hides(anchor),
    };
  }

  /** Frames are drawn until all is at its place. */
  #move(): void {
    this.#host.dataset["table"] = "moving";
    this.#board.wake();
  }

  /** The page says when its table is as the scene says, to whoever wants to look at it then. */
  #rest(): void {
    if (this.#queue.idle && this.#early.length === 0 && this.#ready === this.#scene?.prints)
      this.#host.dataset["table"] = "still";
  }

  #handlers(): SpotHandlers {
    return {
      press: (spot) => (spot.intent.kind === "look" ? this.#turnOver(spot) : this.#intend(spot.intent)),
      look: (spot) => this.#turnOver(spot),
      slide: (_, slot) => this.#intend({ kind: "slot", slot }),
      point: (spot) => this.#look(spot),
      drag: (spot, at) => this.#drag(spot, at),
      drop: (spot, at) => this.#drop(spot, at),
      scroll: (by) => this.#push(by),
      dismiss: () => this.#dismiss(),
    };
  }

  #intend(intent: Intent | PageTurn): void {
    this.#look(null);
    if (!lookingRound.includes(intent.kind)) this.skip();
    if (intent.kind === "page") this.#page = intent.page;
    else this.#options.onIntent(intent);
    this.#draw();
  }

  /** A card that is shown large is laid down first. */
  #dismiss(): void {
    if (this.#looked === null) this.#intend({ kind: "dismiss" });
    else this.#look(null);
  }

  #turnOver(spot: Spot): void {
    this.#look(this.#looked?.id === spot.id ? null : spot);
  }

  #look(spot: Spot | null): void {
    if (spot === this.#looked) return;
    this.#looked = spot;
    const { insets } = this.#screen;
    const { shows: card, box, intent } = spot ?? {};
    const around = box && { ...box, x: box.x + insets.left, y: box.y + insets.top };
    const key = intent?.kind === "card" ? intent.key : null;
    this.#options.onLook?.(card === undefined || around === undefined ? null : { card, key, box: around });
  }

  #drag({ intent }: Spot, at: Point): void {
    if (intent.kind !== "card") return;
    this.#look(null);
    this.#hand.hold(intent.key, at);
    this.#move();
  }

  /** Let go over the felt, a card is meant to be played; elsewhere it goes back. */
  #drop({ intent }: Spot, at: Point | null): void {
    if (intent.kind !== "card" || this.#layout === null) return;
    this.#hand.hold(intent.key, null);
    this.#move();
    const { hand } = this.#layout;
    if (at !== null && at.y < hand.box.y - hand.card * 0.2) this.#intend({ ...intent, how: "drag" });
  }

  #push(by: number): void {
    const most = this.#laid?.scrollable ?? 0;
    const next = Math.max(0, Math.min(most, this.#scroll + by));
    if (next === this.#scroll) return;
    this.#scroll = next;
    this.#draw(false);
  }

  #props(): Props {
    const layout = () => {
      if (this.#layout === null) throw new Error("a motion before the first scene");
      return this.#layout;
    };
    return {
      board: this.#board,
      atlas: this.#atlas,
      pages: this.#pages,
      drawings: this.#drawings,
      layout,
      back: () => this.#scene?.back ?? "standard",
      ratio: () => this.#screen.ratio,
      find: (anchor) => this.#anchors.find(anchor),
      image: (anchor) => this.#patches.image(patchOf(anchor)),
      sound: this.#options.sound,
    };
  }
}

const secondsLeft = (prompt: Prompt | null, now: number): number =>
  prompt?.mine && prompt.clock !== null ? Math.ceil((prompt.clock.endsAt - now) / 1000) : 0;

/** The patch that shows an anchor: seats go by their own names. */
function patchOf(anchor: Anchor): string {
  return anchor.startsWith("seat:") ? `seat-${anchor.slice("seat:".length)}` : anchor;
}
