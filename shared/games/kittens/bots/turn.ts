import type { Command, PlayCommand } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { pickBest } from "../../../core/pick.ts";
import { cards } from "../cards/registry.ts";
import { kittenOdds } from "../odds.ts";
import { hasSave, isPlainSave } from "../saves.ts";
import { cardIds } from "../titles.ts";
import type { KittensView } from "../view.ts";
import { titlesFor, useOf } from "./card-priorities.ts";
import { anyFive, ownTitlesForFive } from "./five-card-sets.ts";
import type { PlayStyle } from "./play-style.ts";
import { cardsAt, playsToWeigh, wayTo } from "./plays.ts";

/**
 * Gathers cards, then draws. If the odds are bad, it first looks or evades.
 * @param mayChoose whether it may choose a player.
 */
export function takeTurn(
  view: KittensView,
  seat: Seat,
  { tooRisky }: PlayStyle,
  chance: () => number,
  mayChoose: (target: Seat) => boolean,
): Command {
  const plays = playsToWeigh(view, seat).filter(({ target }) => target === undefined || mayChoose(target));
  const odds = kittenOdds(view);
  const saved = view.visibleTop === null && hasSave(view.hand, view, "kitten");
  const risky = odds > (saved ? tooRisky.saved : tooRisky.unsaved);
  return (
    gather(view, plays, risky && !saved, chance) ??
    wayTo(view, plays, titlesFor("feed"), false) ??
    (risky ? (look(view, plays, odds) ?? evade(view, plays, odds)) : null) ?? { type: "draw" }
  );
}

/**
 * Finds a play that brings cards. It spends cards without another use. It spends valuable cards only for a save that it
 * needs, preferably as a set of five that takes the save from the discard pile.
 */
function gather(
  view: KittensView,
  plays: readonly PlayCommand[],
  needsSave: boolean,
  chance: () => number,
): PlayCommand | null {
  const five = needsSave && view.discard.some(isPlainSave) ? ownTitlesForFive(view) : [];
  if (five.length > 0) return anyFive(five, chance);
  const useful = plays.filter((play) => brings(play, needsSave));
  if (useful.length === 0) return null;
  return pickBest(useful, (play) => 100 * play.cards.length + promise(view, play), chance);
}

/**
 * Rates the expected profit: a large hand is better than a small one. A pair against the owner of the Godcat is best,
 * because it may pick the Godcat.
 */
const promise = (view: KittensView, play: PlayCommand): number =>
  cardsAt(view, play) + (play.cards.length === 2 && play.target === view.godcat ? 50 : 0);

function brings({ cards: played, names }: PlayCommand, needsSave: boolean): boolean {
  if (played.length === 3) return names !== undefined && saves(names) && isAffordable(played, needsSave);
  return isExpendable(played) && (played.length === 2 || titlesFor("gather").some((title) => title === played[0]));
}

const isAffordable = (played: readonly string[], needsSave: boolean): boolean =>
  isExpendable(played) || (needsSave && !played.some(saves));

const saves = (title: string): boolean => cardIds.some((id) => id === title && (isPlainSave(id) || id === "godcat"));

/** Whether the only use of all these cards is to get others. */
const isExpendable = (titles: readonly string[]): boolean =>
  titles.every((title) => {
    const id = cardIds.find((known) => known === title);
    return id !== undefined && (useOf(id) === "gather" || cards[id].kind === "cat");
  });

const look = (view: KittensView, plays: readonly PlayCommand[], odds: number): PlayCommand | null =>
  odds < 1 ? wayTo(view, plays, [...titlesFor("look"), ...titlesFor("arrange")], false) : null;

/** Titles that end all turns or one turn; after these a kitten comes only by bad luck. */
const all = [...titlesFor("attack"), ...titlesFor("leap")];
const one = titlesFor("step");
const titlesToMoveIt = [...titlesFor("arrange"), ...titlesFor("bottom"), ...titlesFor("shuffle")];

/**
 * Ends the turn, or all turns at once if several are owed. Other cards help only if the kitten is known to be on top:
 * another order, the bottom card, or a Shuffle. An Armageddon is only for players with a save.
 */
function evade(view: KittensView, plays: readonly PlayCommand[], odds: number): PlayCommand | null {
  const ways = view.owes > 1 ? [...all, ...one] : [...one, ...all];
  const spare = view.hand.some(isPlainSave);
  return (
    wayTo(view, plays, ways, spare) ??
    (odds === 1 ? wayTo(view, plays, titlesToMoveIt, spare) : null) ??
    (spare ? wayTo(view, plays, titlesFor("duel"), false) : null)
  );
}
