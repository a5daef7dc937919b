import type { Spot } from "../components/component.ts";
import type { Point } from "../layout/box.ts";

/** How long a mouse rests on a card before the card is shown large, in ms. */
const restTime = 250;

type Mouse = Pick<PointerEvent, "pointerType" | "clientX" | "clientY">;

/** Shows a card large when the mouse has been moved onto it and rests there; not when the card has slid under it. */
export class Hover {
  readonly #find: (id: string) => Spot | undefined;
  readonly #show: (spot: Spot | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the mouse was last, in the window. */
  #mouse: Point | null = null;
  /** The card that the mouse was moved onto, by its spot's id. */
  #card: string | null = null;
  /** Whether moves on that card change nothing any more: it is large, or has been pressed. */
  #settled = false;

  constructor(find: (id: string) => Spot | undefined, show: (spot: Spot | null) => void) {
    this.#find = find;
    this.#show = show;
  }

  /** Something lies under the mouse now, perhaps only because it has slid there. */
  over({ pointerType }: Mouse, spot: Spot | undefined): void {
    if (pointerType === "mouse" && (spot?.id ?? null) !== this.#card) this.leave();
  }

  /** @param spot what lies there; false while a button of the mouse is down. */
  move({ pointerType, clientX: x, clientY: y }: Mouse, spot: Spot | undefined | false): void {
    if (pointerType !== "mouse") return;
    const before = this.#mouse;
    this.#mouse = { x, y };
    // The browser also tells of moves that are none, when the page has changed.
    const moved = before !== null && (before.x !== x || before.y !== y);
    if (!moved || spot === false) return;
    const card = spot?.shows === undefined ? null : spot.id;
    if (card !== this.#card) this.#turnTo(card);
    else if (card !== null && !this.#settled) this.#wait(card);
  }

  /** A pressed card is not shown large until the mouse comes back to it. */
  press({ id }: Spot): void {
    this.#turnTo(null);
    this.#card = id;
    this.#settled = true;
  }

  leave(): void {
    this.#turnTo(null);
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  #turnTo(card: string | null): void {
    clearTimeout(this.#timer);
    this.#show(null);
    this.#card = card;
    this.#settled = false;
    if (card !== null) this.#wait(card);
  }

  #wait(card: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#settled = true;
      this.#show(this.#find(card) ?? null);
    }, restTime);
  }
}
