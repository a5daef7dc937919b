import type { HitArea } from "../components/component.ts";
import type { Point } from "../layout/box.ts";

/** Time for which the mouse must rest on a card before the card is enlarged, in ms. */
const restTime = 250;

type Mouse = Pick<PointerEvent, "pointerType" | "clientX" | "clientY">;

/**
 * Enlarges a card when the mouse was moved onto it and rests there. A card that slides under the mouse is not enlarged.
 */
export class Hover {
  readonly #find: (id: string) => HitArea | undefined;
  readonly #show: (hitArea: HitArea | null) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Last position of the mouse, in the window. */
  #mouse: Point | null = null;
  /** Spot id of the card that the mouse was moved onto. */
  #card: string | null = null;
  /** Whether further moves on that card are ignored, because it is enlarged or was pressed. */
  #settled = false;

  constructor(find: (id: string) => HitArea | undefined, show: (hitArea: HitArea | null) => void) {
    this.#find = find;
    this.#show = show;
  }

  /** Called when another element is under the mouse, perhaps only because it slid there. */
  over({ pointerType }: Mouse, hitArea: HitArea | undefined): void {
    if (pointerType === "mouse" && (hitArea?.id ?? null) !== this.#card) this.leave();
  }

  /** @param spot the spot at the mouse; false while a mouse button is down. */
  move({ pointerType, clientX: x, clientY: y }: Mouse, hitArea: HitArea | undefined | false): void {
    if (pointerType !== "mouse") return;
    const before = this.#mouse;
    this.#mouse = { x, y };
    // Browsers also send move events without a movement after a change of the page.
    const moved = before !== null && (before.x !== x || before.y !== y);
    if (!moved || hitArea === false) return;
    const card = hitArea?.shows === undefined ? null : hitArea.id;
    if (card !== this.#card) this.#turnTo(card);
    else if (card !== null && !this.#settled) this.#wait(card);
  }

  /** A pressed card is not enlarged until the mouse returns to it. */
  press({ id }: HitArea): void {
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
