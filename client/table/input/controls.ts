import type { PageTurn, Spot } from "../components/component.ts";
import type { Point } from "../layout/box.ts";
import type { Intent } from "../model/scene.ts";
import type { SpotHandlers } from "./gestures.ts";

/** What a player can do while motions play on; everything else ends the motions. */
const lookingRound: readonly (Intent | PageTurn)["kind"][] = ["card", "corner", "discard", "drum", "page"];

/** What pressing and pushing does to the table. */
export interface Controlled {
  readonly intend: (intent: Intent) => void;
  /** Shows a card large, or none. */
  readonly look: (spot: Spot | null) => void;
  readonly hold: (key: string, at: Point | null) => void;
  readonly skip: () => void;
  /** @param glide cards of the hand glide to their new poses; else they jump. */
  readonly draw: (glide: boolean) => void;
  /** Whether a card released there is meant to be played. */
  readonly isFelt: (at: Point) => boolean;
}

/** Turns presses, drags and pushes into intents, and keeps what only this viewer sees: page, scroll, large card. */
export class Controls implements SpotHandlers {
  readonly #table: Controlled;
  /** The page of a long grid. */
  #page = 0;
  /** How far the hand is pushed to the left, in pixels, and how far it can be. */
  #scroll = 0;
  #scrollable = 0;
  /** The spot whose card is shown large. */
  #looked: Spot | null = null;

  constructor(table: Controlled) {
    this.#table = table;
  }

  get page(): number {
    return this.#page;
  }

  get scroll(): number {
    return this.#scroll;
  }

  firstPage(): void {
    this.#page = 0;
  }

  /** The hand has a new layout: it may have less room to be pushed. */
  limitScroll(scrollable: number): void {
    this.#scrollable = scrollable;
    this.#scroll = Math.min(this.#scroll, scrollable);
  }

  /** Takes what the table shows now: a card that is gone is no longer shown large. */
  keepTo(spots: readonly Spot[]): void {
    if (!spots.some(({ id, shows }) => id === this.#looked?.id && shows === this.#looked.shows)) this.point(null);
  }

  press(spot: Spot): void {
    if (spot.intent.kind === "look") this.look(spot);
    else this.#intend(spot.intent);
  }

  look(spot: Spot): void {
    this.point(this.#looked?.id === spot.id ? null : spot);
  }

  point(spot: Spot | null): void {
    if (spot === this.#looked) return;
    this.#looked = spot;
    this.#table.look(spot);
  }

  slide(_: Spot, slot: number): void {
    this.#intend({ kind: "slot", slot });
  }

  drag({ intent }: Spot, at: Point): void {
    if (intent.kind !== "card") return;
    this.point(null);
    this.#table.hold(intent.key, at);
  }

  /** A card released over the felt is meant to be played; elsewhere it goes back. */
  drop({ intent }: Spot, at: Point | null): void {
    if (intent.kind !== "card") return;
    this.#table.hold(intent.key, null);
    if (at !== null && this.#table.isFelt(at)) this.#intend({ ...intent, how: "drag" });
  }

  scrollBy(by: number): void {
    const next = Math.max(0, Math.min(this.#scrollable, this.#scroll + by));
    if (next === this.#scroll) return;
    this.#scroll = next;
    this.#table.draw(false);
  }

  /** Closes a card that is shown large first. */
  dismiss(): void {
    if (this.#looked === null) this.#intend({ kind: "dismiss" });
    else this.point(null);
  }

  #intend(intent: Intent | PageTurn): void {
    this.point(null);
    if (!lookingRound.includes(intent.kind)) this.#table.skip();
    if (intent.kind === "page") this.#page = intent.page;
    else this.#table.intend(intent);
    this.#table.draw(true);
  }
}
