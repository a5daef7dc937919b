import type { PlayCommand } from "../../core/commands.ts";
import { refuse } from "../../core/errors.ts";
import type { Seat } from "../../core/game.ts";
import type { ActionCard, TargetKind } from "./cards/card.ts";
import { cards } from "./cards/registry.ts";
import { copiesIn, formOf } from "./combos.ts";
import type { Effect } from "./decisions/decision.ts";
import { editionOf } from "./editions/registry.ts";
import { ask } from "./effects/ask.ts";
import { discard, giveNamed, isOutOfCards } from "./effects/cards.ts";
import type { StepContext } from "./events.ts";
import type { KittensRefusal } from "./refusals.ts";
import { clonedTitle, godcatAs, godcatBecomes } from "./stand-ins.ts";
import type { Play } from "./state.ts";
import { mayTarget } from "./targets.ts";
import type { CardId } from "./titles.ts";
import type { KittensView } from "./view.ts";

/** The play that a command announces, or the reason why it is illegal (K19). */
export function playFrom(view: KittensView, seat: Seat, command: PlayCommand): Play | KittensRefusal {
  const held = heldCards(view.hand, command.cards);
  if (held === null) return refuse("not-in-hand", "K6");
  const as = godcatAs(view, held, command.as);
  if (isRefusal(as)) return as;
  const titles = as === null ? held : godcatBecomes(held, as);
  const what = formOf(titles, editionOf(view), view.options);
  if ("forbidden" in what) return refuse("not-playable", what.forbidden);
  const alone = what.form === "card" ? actionOf(view, titles[0]) : null;
  if (isRefusal(alone)) return alone;

  const names = command.names === undefined ? null : nameableTitle(view, command.names);
  if (what.form === "triple" ? names === null : command.names !== undefined) return refuse("bad-card", "K31");
  if (command.value !== undefined) return refuse("bad-card", "K31");

  const target = command.target ?? null;
  const kind = alone === null ? comboTarget(what.form) : alone.target;
  if ((kind === "none") !== (target === null)) return refuse("bad-target", "K27");
  if (target !== null && !mayTarget(view, seat, kind, target)) return refuse("bad-target", "K27");
  const copied = what.form === "card" && held[0] === "clone" ? clonedTitle(view) : null;
  return { form: what.form, seat, cards: held, as: as ?? copied, target, names };
}

const nameableTitle = (view: KittensView, names: string): CardId | null =>
  editionOf(view).nameable.find((title) => title === names) ?? null;

const isRefusal = (value: KittensRefusal | ActionCard | CardId | null): value is KittensRefusal =>
  value !== null && typeof value === "object" && "code" in value;

/** Target of a combo (K28–K30). */
export const comboTarget = (form: Play["form"]): TargetKind => (form === "five" ? "none" : "other-with-cards");

/** Effect of a single card if it may be played now; a Clone has the effect of the copied card (K55). */
export function actionOf(view: KittensView, title: CardId | undefined): ActionCard | KittensRefusal {
  const becoming = title === "clone" ? clonedTitle(view) : title;
  if (becoming === null || becoming === undefined) return refuse("not-playable", "K55");
  const card = cards[becoming];
  if (card.kind !== "action") return refuse("not-playable", card.rule);
  if (card.playable && !card.playable(view)) return refuse("not-playable", card.rule);
  return card;
}

/** The cards of these titles from a hand, or null if it does not hold them all. */
function heldCards(hand: readonly CardId[], titles: readonly string[]): readonly CardId[] | null {
  const held: CardId[] = [];
  for (const title of titles) {
    const card = hand.find((other) => other === title);
    if (card === undefined) return null;
    held.push(card);
    if (held.length > 1 && copiesIn(held, card) > copiesIn(hand, card)) return null;
  }
  return held;
}

/** Effect of an accepted play. */
export const announcing =
  (play: Play): Effect =>
  (table) =>
    announce(table, play);

/**
 * Puts the cards on the discard pile, the last on top (a Godcat on the playmat), and waits for Nopes; if the deck has no
 * answers, the play is carried out at once (K19, K43, K90).
 */
function announce(table: StepContext, play: Play): void {
  table.events.push({ type: "card-played", play });
  for (const card of play.cards) discard(table, play.seat, card);
  if (editionOf(table.state).hasAnswers) ask(table, { kind: "nope", play, nopes: [], passed: [], nopedAt: 0 });
  else {
    table.events.push({ type: "play-settled", play, cancelled: false });
    resolvePlay(table, play);
  }
}

/** Executes a play that was not cancelled, by the form of its cards (K24). */
const effects: Readonly<Record<Play["form"], (table: StepContext, play: Play) => void>> = {
  card: (table, play) => {
    const title = play.as ?? play.cards[0];
    const card = title === undefined ? undefined : cards[title];
    if (card === undefined || !("resolve" in card)) throw new Error(`${title} has no effect`);
    card.resolve(table, play);
  },
  pair: (table, { seat, target }) => {
    if (target !== null && !isOutOfCards(table, target)) ask(table, { kind: "pick", seat, from: target });
  },
  triple: (table, { seat, target, names }) => {
    if (target !== null && names !== null && !isOutOfCards(table, target)) giveNamed(table, target, seat, names);
  },
  five: (table, { seat }) => ask(table, { kind: "take", seat }),
};

export const resolvePlay = (table: StepContext, play: Play): void => effects[play.form](table, play);
