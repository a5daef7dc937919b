import type { Temper } from "../../../../core/bots.ts";
import type { Command } from "../../../../core/commands.ts";
import { titlesFor, type Use } from "../card-priorities.ts";

/** Bonus, in winning chance, for a command that the temperament prefers. */
const liking = 0.015;

const likes: Readonly<Record<Temper, (command: Command) => boolean>> = {
  careful: (command) => plays(command, ["look", "attack", "step", "leap"]),
  thief: (command) => (command.type === "play" && command.cards.length === 2) || plays(command, ["gather"]),
  noper: (command) => command.type === "nope",
  gambler: (command) => command.type === "draw",
};

const plays = (command: Command, uses: readonly Use[]): boolean =>
  command.type === "play" &&
  command.cards.length === 1 &&
  uses.some((use) => titlesFor(use).some((title) => title === (command.as ?? command.cards[0])));

/** Returns the bonus of a command for this temperament, in winning chance. */
export const temperBonusOf = (temper: Temper | null, command: Command): number =>
  temper !== null && likes[temper](command) ? liking : 0;
