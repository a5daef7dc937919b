import type { Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import type { CardId } from "../../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import type { Anchor } from "../../../table/anchor.ts";
import { type Act, type Cue, chorus, staggered } from "../../../table/motions/act.ts";
import { fly, sound, unseal } from "../../../table/motions/cues.ts";
import { type Motion, motion } from "../../../table/motions/motion.ts";
import type { Words } from "../words.ts";

export type EventType = LoveLetterEvent["type"];
export type EventOf<Type extends EventType> = Extract<LoveLetterEvent, { readonly type: Type }>;

/** How the table looks once everything told with the event has happened. */
export interface Aftermath {
  readonly view: LoveLetterView;
  readonly words: Words;
  /** Who was on turn before; null as a round begins. */
  readonly turnBefore: Seat | null;
}

/** Turns an event into a motion, played over a scene that already shows the result. */
export type Reaction<Type extends EventType> = (event: EventOf<Type>, aftermath: Aftermath) => Motion;

export const plateOf = ({ words }: Aftermath, seat: Seat): Anchor => (words.isMe(seat) ? "own" : `seat:${seat}`);

const copiesHeld = (view: LoveLetterView, card: CardId): number => view.hand.filter((each) => each === card).length;

/** Where a card goes that comes to a hand: into the viewer's, or behind a plate. */
function handAnchor(aftermath: Aftermath, seat: Seat, card: CardId | null): Anchor {
  if (card === null || !aftermath.words.isMe(seat)) return plateOf(aftermath, seat);
  return `card:${card}#${Math.max(1, copiesHeld(aftermath.view, card))}`;
}

/** Where a card was before it left a hand. */
function leftFrom(aftermath: Aftermath, seat: Seat, card: CardId): Anchor {
  return aftermath.words.isMe(seat) ? `card:${card}#${copiesHeld(aftermath.view, card) + 1}` : plateOf(aftermath, seat);
}

/** Whether this card is the newest one before a seat: only then may it be hidden until it arrives. */
const isNewest = ({ view }: Aftermath, seat: Seat, card: CardId): boolean => view.seats[seat]?.played.at(-1) === card;

/** Lays a card down before a seat, and hides it until then. */
export function layDown(aftermath: Aftermath, seat: Seat, card: CardId): Laid {
  const goal: Anchor = `front:${seat}`;
  return {
    flight: fly(card, leftFrom(aftermath, seat, card), goal, { spin: 8 }),
    veils: isNewest(aftermath, seat, card) ? [goal] : [],
  };
}

interface Laid {
  readonly flight: Cue;
  readonly veils: readonly Anchor[];
}

interface Sending {
  /** How long it travels, in ms. */
  readonly ms: number;
  readonly lead?: readonly Act[];
  readonly along?: boolean;
}

/** A letter travels to a hand: the seal cracks and the card slides out, visible to its owner only. */
export function letter(aftermath: Aftermath, from: Anchor, seat: Seat, card: CardId | null, sending: Sending): Motion {
  const { ms, lead = [], along = false } = sending;
  const goal = handAnchor(aftermath, seat, card);
  if (card === null || !aftermath.words.isMe(seat)) return motion([...lead, fly(null, from, goal, { ms })], { along });
  const opened = staggered(ms * 0.7, [fly(null, from, goal, { ms, flip: card }), unseal(goal)]);
  return motion([...lead, opened, sound("seal")], { veils: [goal], along });
}

/** Each of the two gets the other's card, face up if the viewer may know it. */
export function crossOver(
  aftermath: Aftermath,
  [one, ones]: readonly [Seat, CardId | null],
  [other, others]: readonly [Seat, CardId | null],
  after: readonly Act[] = [],
): Motion {
  const goals = [handAnchor(aftermath, other, ones), handAnchor(aftermath, one, others)] as const;
  const crossing = chorus(
    fly(ones, plateOf(aftermath, one), goals[0], { ms: 520, arc: 70 }),
    fly(others, plateOf(aftermath, other), goals[1], { ms: 520, arc: -70 }),
  );
  return motion([sound("give"), crossing, ...after], { veils: goals });
}
