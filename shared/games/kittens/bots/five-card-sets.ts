import type { PlayCommand } from "../../../core/commands.ts";
import { titlesForFive } from "../legal-plays.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/** Titles of which a bot plays five, or none if there are fewer. A Godcat is saved for its own uses. */
export function ownTitlesForFive(view: KittensView): readonly CardId[] {
  const titles = titlesForFive(view).filter((title) => title !== "godcat");
  return titles.length < 5 ? [] : titles;
}

/**
 * Picks a random set of five of these titles, all equally likely, without listing the sets. There must be at least five
 * titles.
 */
export function anyFive(titles: readonly CardId[], chance: () => number): PlayCommand {
  const cards: CardId[] = [];
  let place = Math.floor(chance() * combinations(titles.length, 5));
  for (const [index, title] of titles.entries()) {
    const open = 5 - cards.length;
    const withIt = open === 0 ? 0 : combinations(titles.length - index - 1, open - 1);
    if (place < withIt) cards.push(title);
    else place -= withIt;
  }
  return { type: "play", cards };
}

/** Picks the least valuable set of five; of equal titles it takes those that come first. */
export function cheapestFive(titles: readonly CardId[], worth: (title: CardId) => number): PlayCommand {
  const cheapest = new Set(titles.toSorted((one, other) => worth(one) - worth(other)).slice(0, 5));
  return { type: "play", cards: titles.filter((title) => cheapest.has(title)) };
}

/** Binomial coefficient: number of sets of a size among so many items. */
function combinations(among: number, size: number): number {
  let count = 1;
  for (let each = 0; each < size; each += 1) count = (count * (among - each)) / (each + 1);
  return count;
}
