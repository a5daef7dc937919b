import type { PlayCommand } from "../../../core/commands.ts";
import type { Seat } from "../../../core/game.ts";
import { type EditionId, editionOf } from "../editions/registry.ts";
import { smallPlays } from "../legal-plays.ts";
import { isPlainSave } from "../saves.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";

/**
 * Plays on its own turn that a bot weighs one by one. Sets of five are left out (`five-card-sets.ts`). Sets that a Godcat
 * completes are left out, because it is saved for its own uses. Triples must name a card that decides games. With these
 * limits a hand of 33 cards takes little longer than one of eight.
 */
export const playsToWeigh = (view: KittensView, seat: Seat): readonly PlayCommand[] =>
  smallPlays(view, seat, namedIn(view.edition)).filter((command) => command.type === "play");

/** Whether bots name this title with Three of a Kind. */
export const isWorthNaming = (title: CardId): boolean => title === "nope" || title === "godcat" || isPlainSave(title);

const named = new Map<EditionId, readonly CardId[]>();

function namedIn(edition: EditionId): readonly CardId[] {
  const known = named.get(edition);
  if (known !== undefined) return known;
  const titles = editionOf(edition).nameable.filter(isWorthNaming);
  named.set(edition, titles);
  return titles;
}
