import type { Aim, HitArea, MovedCard, PageTurn } from "../components/component.ts";
import type { Box, Point } from "../layout/box.ts";
import type { Intent } from "../scene/scene.ts";
import type { HitAreaHandlers } from "./gestures.ts";

/** Intents that do not interrupt animations; all others end them. */
const lookingRound: readonly (Intent | PageTurn)["kind"][] = [
  "card",
  "pair",
  "corner",
  "discard",
  "drum",
  "about",
  "page",
];

/** Margin around a panel or a place in which a drop still counts, in CSS pixels. */
const reach = 10;

const isIn = ({ x, y, w, h }: Box, at: Point, margin: number): boolean =>
  at.x >= x - margin && at.x <= x + w + margin && at.y >= y - margin && at.y <= y + h + margin;

/** Hand cards under the pointer. */
export interface HeldCards {
  /** Their keys, the one under the pointer first. */
  readonly cards: readonly string[];
  readonly at: Point;
  /** Drawn small so that they cover less of the table. */
  readonly small: boolean;
}

/** Effects of gestures on the table. */
export interface Controlled {
  readonly intend: (intent: Intent) => void;
  /** Enlarges a card, or closes it with null. */
  readonly look: (hitArea: HitArea | null) => void;
  /** Raises the hand card under the mouse; null puts it back. */
  readonly raise: (key: string | null) => void;
  /** Moves hand cards with the pointer; null puts them back. */
  readonly hold: (held: HeldCards | null) => void;
  /** Ends the running animations. @returns whether the display lagged behind the table. */
  readonly skip: () => boolean;
  /** @param glide whether hand cards glide to their new poses or jump. */
  readonly draw: (glide: boolean) => void;
  /** Whether a card released there counts as played. */
  readonly isFelt: (at: Point) => boolean;
}

/**
 * Converts presses, drags and pushes into intents. Stores the local state of this viewer: page, scroll, enlarged card.
 */
export class Controls implements HitAreaHandlers {
  readonly #table: Controlled;
  /** Page of a long grid. */
  #page = 0;
  /** Scroll offset of the hand to the left, and its maximum, in pixels. */
  #scroll = 0;
  #scrollable = 0;
  /** Spot with the enlarged card. */
  #looked: HitArea | null = null;
  #hitAreas: readonly HitArea[] = [];
  #pressed: string | null = null;
  #raised: string | null = null;
  #aim: Aim | null = null;
  #moved: MovedCard | null = null;

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

  get moved(): MovedCard | null {
    return this.#moved;
  }

  /** Id of the spot that was pressed last. */
  get pressed(): string | null {
    return this.#pressed;
  }

  firstPage(): void {
    this.#page = 0;
  }

  /** Limits the scroll offset after a new layout of the hand. */
  limitScroll(scrollable: number): void {
    this.#scrollable = scrollable;
    this.#scroll = Math.min(this.#scroll, scrollable);
  }

  /** Updates the current spots. A removed card is no longer enlarged. */
  keepTo(hitAreas: readonly HitArea[]): void {
    this.#hitAreas = hitAreas;
    if (!hitAreas.some(({ id, shows }) => id === this.#looked?.id && shows === this.#looked.shows)) this.point(null);
  }

  press(hitArea: HitArea): void {
    this.#pressed = hitArea.id;
    if (hitArea.intent.kind === "look") this.look(hitArea);
    else this.#intend(hitArea.intent, hitArea.disabled);
  }

  look(hitArea: HitArea): void {
    this.point(this.#looked?.id === hitArea.id ? null : hitArea);
  }

  point(hitArea: HitArea | null): void {
    if (hitArea === this.#looked) return;
    this.#looked = hitArea;
    this.#table.look(hitArea);
  }

  over(hitArea: HitArea | null): void {
    const key = hitArea?.group === "hand" && hitArea.intent.kind === "card" ? hitArea.intent.key : null;
    if (key === this.#raised) return;
    this.#raised = key;
    this.#table.raise(key);
  }

  slide(_: HitArea, slot: number): void {
    this.#intend({ kind: "slot", slot });
  }

  drag({ intent, drag }: HitArea, at: Point): void {
    this.point(null);
    if (intent.kind === "place") this.#move({ place: intent.place, over: this.#placeAt(at), at });
    if (intent.kind !== "card") return;
    const over = this.#seatAt(at);
    const seats = drag?.seats ?? [];
    const onto = over !== null && seats.includes(over) ? over : null;
    const cards = [intent.key, ...(drag?.along ?? [])];
    this.#table.hold({ cards, at, small: onto !== null });
    this.#takeAim({ cards, seats, over: onto });
  }

  /** Handles the release of a card. A hand card over the felt or a player is played; elsewhere it goes back. */
  drop({ id, intent }: HitArea, at: Point | null): void {
    this.#pressed = id;
    if (intent.kind === "place") this.#swap(intent.place, at);
    if (intent.kind !== "card") return;
    this.#table.hold(null);
    this.#takeAim(null);
    if (at === null || !this.#table.isFelt(at)) return;
    const onto = this.#seatAt(at);
    this.#intend({ ...intent, how: "drag", ...(onto !== null && { onto }) });
  }

  #move(moved: MovedCard | null): void {
    this.#moved = moved;
    this.#table.draw(false);
  }

  /** Handles the release of a card of a row over another place. Elsewhere it goes back. */
  #swap(place: number, at: Point | null): void {
    const onto = at && this.#placeAt(at);
    this.#move(null);
    if (onto !== null && onto !== place) this.#intend({ kind: "place", place, onto });
  }

  #placeAt(at: Point): number | null {
    const hitArea = this.#hitAreas.find(({ intent, box }) => intent.kind === "place" && isIn(box, at, reach));
    return hitArea?.intent.kind === "place" ? hitArea.intent.place : null;
  }

  #takeAim(aim: Aim | null): void {
    if (JSON.stringify(aim) === JSON.stringify(this.#aim)) return;
    this.#aim = aim;
    this.#table.draw(true);
  }

  /** Returns the player with a panel at this point. */
  #seatAt(at: Point): number | null {
    const hitArea = this.#hitAreas.find(({ intent, box }) => "seat" in intent && isIn(box, at, reach));
    return hitArea && "seat" in hitArea.intent ? hitArea.intent.seat : null;
  }

  scrollBy(by: number): void {
    const next = Math.max(0, Math.min(this.#scrollable, this.#scroll + by));
    if (next === this.#scroll) return;
    this.#scroll = next;
    this.#table.draw(false);
  }

  /** An enlarged card is closed first. */
  dismiss(): void {
    if (this.#looked === null) this.#intend({ kind: "dismiss" });
    else this.point(null);
  }

  /** @param isDisabled the viewer saw that it cannot act. It must not act on a table that they have not seen yet. */
  #intend(intent: Intent | PageTurn, isDisabled = false): void {
    this.point(null);
    const hasLagged = !lookingRound.includes(intent.kind) && this.#table.skip();
    if (hasLagged && isDisabled) return;
    if (intent.kind === "page") this.#page = intent.page;
    else this.#table.intend(intent);
    this.#table.draw(true);
  }
}
