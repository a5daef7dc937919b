import type { Seat } from "../../../../shared/core/game.ts";
import { bottomKittenOdds, kittenOdds } from "../../../../shared/games/kittens/odds.ts";
import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import {
  along,
  animation,
  fly,
  halt,
  land,
  lift,
  punch,
  rise,
  sound,
  type TableAnimation,
  turn,
  wait,
  whirl,
  wobble,
} from "../../../table/animations/animation.ts";
import { type MovingCard, parallel, type StepTree, sequence, staggered } from "../../../table/animations/steps.ts";
import { findDestination, panelAnchor } from "../../animate-events.ts";
import { sortHand } from "../hand-order.ts";
import type { AnimationInput, EventAnimations } from "./event-animation.ts";

/** Time for which a lifted card is held, in ms, at these odds of a kitten. Other odds are extrapolated on a line. */
const tension = { from: { odds: 0.03, ms: 300 }, to: { odds: 1 / 3, ms: 1200 } } as const;
/** Minimum and maximum of this time, in ms. */
const shortest = 250;
const longest = 1200;
/** Time to read one's own card, in ms. */
export const readingMs = 800;

/** Draws and deals of cards. */
export const draws: EventAnimations<"card-drawn" | "kitten-drawn" | "dealt" | "pile-was-empty"> = {
  /** The viewer's own card turns over on the stage and goes to the hand. Cards of other players stay hidden. */
  "card-drawn": (event, change) => drawnCard(event, change, "top"),

  /** The animation does not reveal the kitten before it turns over. */
  "kitten-drawn": ({ seat }, change) =>
    animation(lifted(seat, change), turn("exploding-kitten"), sound("kitten"), land(), wait(readingMs)),

  /** Backs fly to the others, while the viewer's own hand is dealt card by card and fans open. */
  dealt: ({ seat, hand }, change) => {
    if (!change.labels.isMe(seat)) {
      const backs = hand.map(() => fly(null, "pile", panelAnchor(change, seat), { ms: 340 }));
      return along(staggered(gapFor(backs.length), backs));
    }
    const cards = sortHand(change.after.hand);
    const flights = cards.map(({ key, card }) => fly(null, "pile", `card:${key}`, { ms: 360, flip: card }));
    return along(sound("shuffle"), staggered(gapFor(cards.length), flights));
  },

  /** A paw reaches into an empty pile. */
  "pile-was-empty": () => animation(sound("nothing"), wobble()),
};

/** A card comes to the stage and goes to the hand of its player, who alone sees it. */
export function drawnCard(
  { seat, card }: { readonly seat: Seat; readonly card: CardId | null },
  change: AnimationInput,
  from: "top" | "bottom",
): TableAnimation {
  const goal = findDestination(change, seat, card);
  const lift = lifted(seat, change, { from });
  if (card === null) return animation(lift, fly(null, "stage", goal, { ms: 300 }), sound("settle"));
  return animation(
    lift,
    turn(card),
    wait(change.isPractised ? readingMs / 2 : readingMs),
    fly(card, "stage", goal, { ms: 300 }),
    sound("settle"),
  );
}

/**
 * A card of the pile comes to the stage. It is held longer if a kitten is more likely. Draws of other players are
 * shorter.
 */
export function lifted(seat: Seat, change: AnimationInput, look: Parameters<typeof lift>[2] = {}): StepTree {
  const { labels, before, isPractised } = change;
  const held = heldFor(look.from === "bottom" ? bottomKittenOdds(before) : kittenOdds(before));
  const mine = labels.isMe(seat);
  const hold = mine && !isPractised ? held : held / 2;
  return sequence(sound("draw"), sound("breath"), lift(mine ? 320 : 240, hold, look));
}

/** @param odds 0 to 1, from the viewer's knowledge. */
export function heldFor(odds: number): number {
  const { from, to } = tension;
  const ms = from.ms + ((odds - from.odds) / (to.odds - from.odds)) * (to.ms - from.ms);
  return Math.round(Math.min(longest, Math.max(shortest, ms)));
}

/** Time from the first card dealt to the last, in ms. */
const spread = 480;

const gapFor = (cards: number): number => Math.min(60, spread / Math.max(1, cards));

/** The cards stay on the stage until the table shows them there. */
export const risen = (cards: readonly MovingCard[]): TableAnimation => animation(sound("future"), rise(cards), land());

/** Looking into the draw pile, and shuffling it. */
export const looks: EventAnimations<
  | "future-seen"
  | "future-revealed"
  | "card-looked-at"
  | "card-kept"
  | "card-put-on-top"
  | "shuffle-started"
  | "shuffled"
> = {
  /** The cards rise from the orb for one player only. The others see backs rise at that seat. */
  "future-seen": ({ seat, cards }, change) =>
    change.labels.isMe(seat) ? risen(cards) : animation(sound("future"), rise(cards, panelAnchor(change, seat))),

  /** The cards rise from the orb, visible to all. */
  "future-revealed": ({ cards }) => risen(cards),

  /** Only the acting player sees the card that rises from the pile. The others see a back rise and sink again. */
  "card-looked-at": ({ seat, card }, change) =>
    card === null
      ? animation(sound("future"), rise([null], panelAnchor(change, seat)))
      : animation(sound("future"), fly(null, "pile", "stage", { ms: 520, flip: card })),

  /** The card goes to the hand. */
  "card-kept": ({ seat, card }, change) =>
    animation(
      sound("draw"),
      fly(card, card === null ? "pile" : "stage", findDestination(change, seat, card), { ms: 380 }),
    ),

  /** The card goes on top of the pile, visible to all. */
  "card-put-on-top": ({ seat, card }, change) =>
    animation(
      sound("settle"),
      fly(card, card === null ? panelAnchor(change, seat) : "stage", "pile", { ms: 360 }),
      punch("pile"),
    ),

  /** The pile trembles, and the panel of the player who will say stop jumps. */
  "shuffle-started": ({ stopper }, change) =>
    animation(land(), sound("shuffle"), parallel(wobble(), punch(panelAnchor(change, stopper)))),

  /** The cards orbit the pile and snap into it; after a stop they freeze first. */
  shuffled: (_event, { before }) =>
    before.pending.at(-1)?.kind === "stop"
      ? animation(sound("stop"), parallel(halt(), punch("stop")), punch("pile"))
      : animation(sound("shuffle"), whirl(), punch("pile")),
};
