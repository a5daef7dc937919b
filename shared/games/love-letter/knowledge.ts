import type { Seat } from "../../core/game.ts";
import { copies } from "./edition.ts";
import { type CardId, cardIds } from "./titles.ts";
import type { LoveLetterView } from "./view.ts";

type Counts = Record<CardId, number>;

/**
 * Number of copies of each card that the viewer has not seen: they are in other hands, in the draw pile, or set aside.
 */
export function unseen(view: LoveLetterView): Readonly<Counts> {
  const counts: Counts = { ...copies };
  for (const card of seenCards(view)) counts[card] -= 1;
  return counts;
}

function seenCards({ seats, pile, setAside, open, pending }: LoveLetterView): readonly CardId[] {
  const hidden = [...seats.flatMap(({ hand }) => hand), ...pile, setAside === "face-down" ? null : setAside];
  const looked = pending?.kind === "insert" ? pending.card : null;
  return [...[...hidden, looked].filter((card) => card !== null), ...seats.flatMap(({ played }) => played), ...open];
}

/** Possible cards in another seat's hand, by all that the viewer has seen and all public information. */
export function possibleHands(view: LoveLetterView, seat: Seat): readonly CardId[] {
  const hand = view.seats[seat]?.hand ?? [];
  const known = hand.filter((card) => card !== null);
  if (known.length === hand.length) return known;
  const others = hiddenHands(view, seat);
  const ruledOut = view.seats[seat]?.ruledOut ?? [];
  const counts = unseen(view);
  return cardIds.filter((id) => counts[id] > 0 && !ruledOut.includes(id) && fits(without(counts, id), others));
}

/** Ruled-out cards of each other unseen hand that has any, one list per hand. */
const hiddenHands = ({ seats }: LoveLetterView, but: Seat): readonly (readonly CardId[])[] =>
  seats.flatMap(({ hand, ruledOut }, seat) =>
    seat !== but && hand.includes(null) && ruledOut.length > 0 ? [ruledOut] : [],
  );

/** Whether the remaining cards can be dealt to these hands. */
function fits(counts: Readonly<Counts>, [ruledOut, ...rest]: readonly (readonly CardId[])[]): boolean {
  if (ruledOut === undefined) return true;
  return cardIds.some((id) => counts[id] > 0 && !ruledOut.includes(id) && fits(without(counts, id), rest));
}

const without = (counts: Readonly<Counts>, id: CardId): Counts => ({ ...counts, [id]: counts[id] - 1 });
