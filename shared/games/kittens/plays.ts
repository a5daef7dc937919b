import type { PlayCommand } from "../../core/commands.ts";
import type { Refusal } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { formOf } from "./combos.ts";
import { refuse } from "./decisions/moment.ts";
import { editionOf } from "./editions/registry.ts";
import type { Play } from "./state.ts";
import type { Table } from "./table.ts";
import type { CardId } from "./titles.ts";
import { ask } from "./verbs/ask.ts";
import { takeFromHand } from "./verbs/cards.ts";
import type { KittensView } from "./view.ts";

/** Whether a play by `seat` may be aimed at `target`: another living player who has cards (K27). */
export const mayTarget = (view: KittensView, seat: Seat, target: Seat): boolean => {
  const player = view.seats[target];
  return target !== seat && player?.life === "living" && player.cards > 0;
};

/** The play that a command announces, or why it may not be (K19). */
export function playFrom(view: KittensView, seat: Seat, command: PlayCommand): Play | Refusal {
  if (command.cards.length === 0) return refuse("malformed", "K6");
  const held = heldCards(view.hand, command.cards);
  const [first] = held ?? [];
  if (held === null || first === undefined) return refuse("not-in-hand", "K6");
  const edition = editionOf(view.edition);
  const what = formOf(held, edition, view.options);
  if ("forbidden" in what) return refuse("not-playable", what.forbidden);
  const card = cards[first];
  if (what.form === "card" && card.kind !== "action") return refuse("not-playable", card.rule);
  if (command.as !== undefined) return refuse("not-playable", "K43");

  const names = edition.nameable.find((title) => title === command.names) ?? null;
  const needsName = what.form === "triple";
  if (needsName ? names === null : command.names !== undefined) return refuse("bad-card", "K31");
  if (command.value !== undefined) return refuse("bad-card", "K31");

  const target = command.target ?? null;
  if (needsTarget(what.form, first) !== (target !== null)) return refuse("bad-target", "K27");
  if (target !== null && !mayTarget(view, seat, target)) return refuse("bad-target", "K27");
  return { form: what.form, seat, cards: held, target, names };
}

/** The cards of these titles out of a hand, or null if it does not hold them all. */
function heldCards(hand: readonly CardId[], titles: readonly string[]): readonly CardId[] | null {
  const rest = [...hand];
  const held: CardId[] = [];
  for (const title of titles) {
    const card = rest.find((other) => other === title);
    if (card === undefined) return null;
    rest.splice(rest.indexOf(card), 1);
    held.push(card);
  }
  return held;
}

function needsTarget(form: Play["form"], title: CardId): boolean {
  if (form !== "card") return form !== "five";
  const card = cards[title];
  return card.kind === "action" && card.target === "other-with-cards";
}

/** The cards lie on the discard pile, the last on top, and wait for Nopes (K19). */
export function announce(table: Table, play: Play): void {
  for (const card of play.cards) table.state.discard.push(takeFromHand(table, play.seat, card));
  table.events.push({ type: "card-played", play });
  ask(table, { kind: "nope", play, nopes: [], passed: [] });
}
