import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { fiveAllowed, makesPair } from "./combos.ts";
import { commands } from "./commands.ts";
import { editionOf } from "./editions/registry.ts";
import { mayTarget } from "./plays.ts";
import type { CardId } from "./titles.ts";
import type { KittensView } from "./view.ts";

/** Every play that the hand allows, each set of cards once. */
export function legalPlays(view: KittensView, seat: Seat): Command[] {
  const plays: Command[] = [];
  const targets = targetsOf(view, seat);
  const counts = countTitles(view.hand);
  for (const [title, copies] of counts) {
    addSingle(plays, title, targets);
    if (copies >= 2 && makesPair(title, view.options)) {
      for (const target of targets) plays.push(commands.playOn(title, 2, target));
    }
    if (copies >= 3 && view.options.combos) addTriples(plays, view, title, targets);
  }
  if (counts.size >= 5 && fiveAllowed(editionOf(view.edition), view.options)) addFives(plays, [...counts.keys()]);
  return plays;
}

function targetsOf(view: KittensView, seat: Seat): readonly Seat[] {
  const targets: Seat[] = [];
  for (let other = 0; other < view.seats.length; other += 1) if (mayTarget(view, seat, other)) targets.push(other);
  return targets;
}

function countTitles(hand: readonly CardId[]): ReadonlyMap<CardId, number> {
  const counts = new Map<CardId, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function addSingle(plays: Command[], title: CardId, targets: readonly Seat[]): void {
  const card = cards[title];
  if (card.kind !== "action") return;
  if (card.target === "none") plays.push(commands.play(title));
  else for (const target of targets) plays.push(commands.playOn(title, 1, target));
}

function addTriples(plays: Command[], view: KittensView, title: CardId, targets: readonly Seat[]): void {
  const { nameable } = editionOf(view.edition);
  for (const target of targets) for (const triple of commands.triples(title, target, nameable)) plays.push(triple);
}

/** Every choice of five out of the different titles held (K30). */
function addFives(plays: Command[], titles: readonly CardId[]): void {
  const chosen: CardId[] = [];
  const choose = (from: number): void => {
    if (chosen.length === 5) {
      plays.push({ type: "play", cards: [...chosen] });
      return;
    }
    for (let next = from; next <= titles.length - (5 - chosen.length); next += 1) {
      const title = titles[next];
      if (title === undefined) return;
      chosen.push(title);
      choose(next + 1);
      chosen.pop();
    }
  };
  choose(0);
}
