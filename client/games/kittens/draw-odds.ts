import type { Seat } from "../../../shared/core/game.ts";
import { kittensAtStart } from "../../../shared/games/kittens/editions/edition.ts";
import { editionOf } from "../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";

/** A card drawn from the pile. */
export interface Draw {
  readonly seat: Seat;
  /** Chance of a kitten before the draw, 0 to 1, from public information only. */
  readonly odds: number;
  readonly isKitten: boolean;
}

/**
 * Returns all draws of a finished game, oldest first.
 * @param events the story of the whole game, from any viewer's perspective.
 */
export function drawsOf(
  events: readonly KittensEvent[],
  end: Pick<KittensView, "pile" | "seats" | "edition" | "deck">,
): readonly Draw[] {
  const draws: Draw[] = [];
  let pile = end.pile - changes(events).reduce((sum, change) => sum + change, 0);
  let kittens: Kittens = { ...kittensAtStart(editionOf(end), end.seats.length), faceUp: 0 };
  for (const [index, change] of changes(events).entries()) {
    const event = events[index];
    pile += change;
    if (event === undefined) continue;
    const drawn = drawIn(event);
    if (drawn !== null) draws.push({ ...drawn, odds: oddsOf(event, kittens, pile - change) });
    kittens = kittensAfter(kittens, event);
  }
  return draws;
}

function drawIn(event: KittensEvent): Omit<Draw, "odds"> | null {
  switch (event.type) {
    case "card-drawn":
    case "bottom-card-drawn":
      return { seat: event.seat, isKitten: false };
    case "kitten-drawn":
    case "bottom-kitten-drawn":
    case "imploding-drawn":
      return { seat: event.seat, isKitten: true };
    default:
      return null;
  }
}

/** Deadly kittens in the pile: the Imploding Kitten is one only face up (K72). */
interface Kittens {
  readonly exploding: number;
  readonly faceUp: 0 | 1;
}

/** A face-up kitten is seen on top, so it cannot be the top card of an ordinary draw (K74). */
function oddsOf(event: KittensEvent, { exploding, faceUp }: Kittens, pile: number): number {
  if (event.type === "imploding-drawn" && event.faceUp && event.from === "top") return 1;
  const isFromBottom = event.type.startsWith("bottom") || (event.type === "imploding-drawn" && event.from === "bottom");
  const [deadly, cards] = isFromBottom ? [exploding + faceUp, pile] : [exploding, pile - faceUp];
  return cards > 0 ? deadly / cards : 0;
}

function kittensAfter(kittens: Kittens, event: KittensEvent): Kittens {
  switch (event.type) {
    case "kitten-hidden":
      return { ...kittens, exploding: kittens.exploding + 1 };
    case "kitten-drawn":
    case "bottom-kitten-drawn":
      return { ...kittens, exploding: kittens.exploding - 1 };
    case "imploding-hidden":
      return { ...kittens, faceUp: 1 };
    case "imploding-drawn":
      return { ...kittens, faceUp: 0 };
    default:
      return kittens;
  }
}

/** Returns the change of the draw pile's size for each event. */
function changes(events: readonly KittensEvent[]): readonly number[] {
  let isLooking = false;
  return events.map((event) => {
    const { type } = event;
    // A card that a player looks at has already left the pile (K39, K54).
    const isKept = isLooking && (type === "kitten-drawn" || type === "card-kept" || type === "imploding-drawn");
    if (type === "card-looked-at" || type === "imploding-looked-at") isLooking = true;
    else if (isKept || type === "card-put-on-top") isLooking = false;
    return isKept ? 0 : (pileChanges[type] ?? 0);
  });
}

const pileChanges: Partial<Readonly<Record<KittensEvent["type"], number>>> = {
  "kitten-hidden": 1,
  "imploding-hidden": 1,
  "card-buried": 1,
  "card-put-on-top": 1,
  "card-looked-at": -1,
  "imploding-looked-at": -1,
  "card-drawn": -1,
  "bottom-card-drawn": -1,
  "kitten-drawn": -1,
  "bottom-kitten-drawn": -1,
  "imploding-drawn": -1,
};
