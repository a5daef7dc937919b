import { aim } from "./aim.ts";
import { duel } from "./duel.ts";
import { explode } from "./explode.ts";
import { fly } from "./fly.ts";
import type { Motion, Theatre } from "./motion.ts";
import type { Run } from "./queue.ts";
import { rise } from "./rise.ts";
import { appear, shout, stamp } from "./shout.ts";
import { type Props, Stagehand } from "./stagehand.ts";
import { confetti, punch, shake, wobble } from "./table-moves.ts";
import { unearth } from "./unearth.ts";
import { whirl } from "./whirl.ts";

/** Plays one motion on the table. */
export function perform(motion: Motion, props: Props): Run {
  const hand = new Stagehand(props);
  const theatre: Theatre = {
    fly: (card, from, to, flight) => fly(hand, card, from, to, flight),
    stamp: (text, on, tone) => stamp(hand, text, on, tone),
    explode: (text, cards, seat) => explode(hand, text, cards, seat),
    appear: (drawing, at, size) => appear(hand, drawing, at, size),
    shout: (text, at) => shout(hand, text, at),
    rise: (cards) => rise(hand, cards),
    whirl: () => whirl(hand),
    aim: (from, to) => aim(hand, from, to),
    duel: (sides, swapped) => duel(hand, sides, swapped),
    unearth: (seat) => unearth(hand, seat),
    punch: (place) => punch(hand, place),
    wobble: () => wobble(hand),
    shake: (strength) => shake(hand, strength),
    confetti: () => confetti(hand),
    pause: (ms) => hand.pause(ms),
  };
  const done = motion.play(theatre).finally(() => hand.end());
  return { done, skip: () => hand.end() };
}
