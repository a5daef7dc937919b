import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { commands } from "./commands.ts";
import { targetsOf } from "./targets.ts";
import { type CardId, cardIds } from "./titles.ts";
import type { KittensView } from "./view.ts";

/** Whether a command plays a NOW card as itself, alone (K49); a combo of NOW cards does not count. */
export function isNowPlay(command: Command): boolean {
  if (command.type !== "play" || command.cards.length !== 1) return false;
  return nowTitles.some((title) => title === command.cards[0]);
}

export const isClairvoyance = (command: Command): boolean =>
  command.type === "play" && command.cards.length === 1 && command.cards[0] === "clairvoyance-now";

const nowTitles = cardIds.filter((title) => "now" in cards[title]);
const nowActions = nowTitles.flatMap((title) => {
  const card = cards[title];
  return card.kind === "action" ? [{ title, ...card }] : [];
});

const none: readonly Command[] = [];

/** NOW cards that a seat may play while a play waits or the player on turn has yet to act (K49). */
export function legalNow(view: KittensView, seat: Seat): readonly Command[] {
  if (!holdsNow(view.hand)) return none;
  return nowActions.flatMap((card) => {
    if (!view.hand.includes(card.title) || card.playable?.(view) === false) return [];
    if (card.target === "none") return [commands.play(card.title)];
    return targetsOf(view, seat, card.target).map(commands.playOn(card.title));
  });
}

const holdsNow = (hand: readonly CardId[]): boolean => nowActions.some(({ title }) => hand.includes(title));
