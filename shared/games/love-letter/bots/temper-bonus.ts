import type { Temper } from "../../../core/bots.ts";
import type { PlayCommand } from "../../../core/commands.ts";
import type { CardId } from "../titles.ts";
import type { LoveLetterView } from "../view.ts";

/** Bonus of a liked play over its value, as a share of the round. */
const bonus = 0.04;

const liked: Readonly<Record<Exclude<Temper, "noper">, readonly CardId[]>> = {
  careful: ["shell-shield", "mouse-trapper", "royal-robovac"],
  thief: ["hermit-home-swap", "doggy-grave-digger", "jittery-juggler"],
  gambler: ["crystal-bowl", "battle-bunny"],
};

/** Bonus of a play for a temperament. Love Letter has no Nopes, so the noper plays against the leader. */
export function temperBonusOf(temper: Temper | null, view: LoveLetterView, { cards, target }: PlayCommand): number {
  if (temper === null) return 0;
  const isLiked = temper === "noper" ? leads(view, target) : liked[temper].some((card) => card === cards[0]);
  return isLiked ? bonus : 0;
}

function leads({ seats }: LoveLetterView, target: number | undefined): boolean {
  const most = Math.max(...seats.map(({ tokens }) => tokens));
  return target !== undefined && most > 0 && seats[target]?.tokens === most;
}
