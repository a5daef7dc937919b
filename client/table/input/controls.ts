import type { Aim, PageTurn, Spot } from "../components/component.ts";
import type { Box, Point } from "../layout/box.ts";
import type { Intent } from "../model/scene.ts";
import type { SpotHandlers } from "./gestures.ts";

/** What a player can do while motions play on; everything else ends the motions. */
const lookingRound: readonly (Intent | PageTurn)["kind"][] = [
  "card",
  "pair",
  "corner",
  "discard",
  "drum",
  "about",
  "page",
];

/** How far beside a plate a card still counts as dropped on it, in CSS pixels. */
const reach = 10;

const isIn = ({ x, y, w, h }: Box, at: Point, margin: number): boolean =>
  at.x >= x - margin && at.x <= x + w + margin && at.y >= y - margin && at.y <= y + h + margin;

/** Cards of the hand under the pointer. */
export interface Held {
  /** Their keys, the one under the pointer first. */
  readonly cards: readonly string[];
  readonly at: Point;
  /** They cover less of what is under them. */
  readonly small: boolean;
}

/** What pressing and pushing does to the table. */
export interface Controlled {
  readonly intend: (intent: Intent) => void;
  /** Shows a card large, or none. */
  readonly look: (spot: Spot | null) => void;
  /** Lets cards of the hand follow the pointer; null puts them back. */
  readonly hold: (held: Held | null) => void;
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
  #spots: readonly Spot[] = [];
  #aim: Aim | null = null;

  constructor(table: Controlled) {
    this.#table = table;
  }

  get page(): number {
    return this.#page;
  }

  get scroll(): number {
    return this.#scroll;
  }

  get aim(): Aim | null {
    return this.#aim;
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
    this.#spots = spots;
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

  drag({ intent, drag }: Spot, at: Point): void {
    if (intent.kind !== "card") return;
    this.point(null);
    const over = this.#seatAt(at);
    const seats = drag?.seats ?? [];
    const onto = over !== null && seats.includes(over) ? over : null;
    const cards = [intent.key, ...(drag?.along ?? [])];
    this.#table.hold({ cards, at, small: onto !== null });
    this.#takeAim({ cards, seats, over: onto });
  }

  /** A card released over the felt or a player is meant to be played; elsewhere it goes back. */
  drop({ intent }: Spot, at: Point | null): void {
    if (intent.kind !== "card") return;
    this.#table.hold(null);
    this.#takeAim(null);
    if (at === null || !this.#table.isFelt(at)) return;
    const onto = this.#seatAt(at);
    this.#intend({ ...intent, how: "drag", ...(onto !== null && { onto }) });
  }

  #takeAim(aim: Aim | null): void {
    if (JSON.stringify(aim) === JSON.stringify(this.#aim)) return;
    this.#aim = aim;
    this.#table.draw(true);
  }

  /** The player whose plate lies there. */
  #seatAt(at: Point): number | null {
    const spot = this.#spots.find(({ intent, box }) => "seat" in intent && isIn(box, at, reach));
    return spot && "seat" in spot.intent ? spot.intent.seat : null;
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
