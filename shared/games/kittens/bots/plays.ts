import type { PlayCommand } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { type EditionId, editionOf } from "../editions/registry.ts";
import { smallPlays } from "../legal-plays.ts";
import { isPlainSave } from "../saves.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/**
 * The plays on its own turn that a bot weighs one by one: all but sets of five (`fives.ts`), sets that a Godcat completes,
 * since it is kept for what it does alone, and triples that name what does not decide games. So a hand of 33 cards takes little longer than one of eight.
 */
export const playsToWeigh = (view: KittensView, seat: Seat): readonly PlayCommand[] =>
  smallPlays(view, seat, namedIn(view.edition)).filter((command) => command.type === "play");

/** What bots ask for with Three of a Kind. */
export const isWorthNaming = (title: CardId): boolean => title === "nope" || title === "godcat" || isPlainSave(title);

const named = new Map<EditionId, readonly CardId[]>();

function namedIn(edition: EditionId): readonly CardId[] {
  const known = named.get(edition);
  if (known !== undefined) return known;
  const titles = editionOf(edition).nameable.filter(isWorthNaming);
  named.set(edition, titles);
  return titles;
}
