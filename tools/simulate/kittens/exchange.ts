import type { Command } from "../../../shared/core/commands.ts";
import type { Seat, Viewer } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { Decision, KittensState } from "../../../shared/games/kittens/state.ts";
import { type CardId, isKittenId } from "../../../shared/games/kittens/titles.ts";
import { visibleTopOf } from "../../../shared/games/kittens/view.ts";
import type { Exchanged, Happening } from "../checks.ts";
import { type Told, toldBy } from "./told.ts";

/** Position of a card. */
interface Place {
  readonly list: CardId[];
  readonly index: number;
}

/**
 * Same game with random cards at all positions that the viewer knows neither before nor after the command. An Imploding
 * Kitten stays in its place if all players would see the difference on top (K74).
 */
export function exchange(
  before: KittensState,
  viewer: Viewer,
  happening: Happening<KittensEvent>,
  chance: () => number,
): Exchanged<KittensState> {
  const other = exchanged(before, viewer, happening, chance, "all");
  return isSameOnTop(before, happening, other) ? other : exchanged(before, viewer, happening, chance, "same top");
}

/** Whether all viewers see the same on top before and after both commands. */
function isSameOnTop(
  before: KittensState,
  { actor, command }: Happening<KittensEvent>,
  other: Exchanged<KittensState>,
): boolean {
  if (!before.pile.includes("imploding-kitten") && !isImplodingKittenOut(before)) return true;
  const topAfter = (state: KittensState, theirs: Command) => {
    const after = kittens.clone(state);
    return kittens.step(after, actor, theirs).ok ? visibleTopOf(after) : null;
  };
  return (
    visibleTopOf(before) === visibleTopOf(other.state) &&
    topAfter(before, command) === topAfter(other.state, other.command)
  );
}

const isImplodingKittenOut = ({ pending }: KittensState): boolean =>
  pending.some(
    (decision) => (decision.kind === "insert" || decision.kind === "keep") && decision.card === "imploding-kitten",
  );

/** How much is exchanged: all that is hidden, or nothing that may change the top card's face. */
type Extent = "all" | "same top";

function exchanged(
  before: KittensState,
  viewer: Viewer,
  happening: Happening<KittensEvent>,
  chance: () => number,
  extent: Extent,
): Exchanged<KittensState> {
  const state = kittens.clone(before);
  const told = toldBy(happening, before, viewer);
  const looked = state.pending.flatMap((decision) =>
    decision.kind === "keep" && decision.seat !== viewer && !decision.open ? [decision.card] : [],
  );
  exchangeCards(state, viewer, told, looked, chance, extent);
  const renewed = state.pending.map((decision) => renew(decision, before, state, looked));
  state.pending.splice(0, renewed.length, ...renewed);
  for (const [seat, player] of state.seats.entries()) {
    if (seat !== viewer)
      player.known = player.known.map((card, index) => (card === null ? null : (state.pile[index] ?? null)));
  }
  const command =
    extent === "all" ? disguise(happening, before, state, viewer, chance) : sameGift(happening, before, state, viewer);
  return { state, command };
}

/** @param looked cards that another player looks at. */
function exchangeCards(
  state: KittensState,
  viewer: Viewer,
  told: Told,
  looked: CardId[],
  chance: () => number,
  extent: Extent,
): void {
  const { pile, seats } = state;
  const known = viewer === "spectator" ? [] : (seats[viewer]?.known ?? []);
  const last = pile.length - told.bottom;
  const inPile = pile.flatMap((_, index) =>
    index >= told.top && index < last && !known[index] ? [{ list: pile, index }] : [],
  );
  const inHands = seats.flatMap(({ hand }, seat) =>
    seat === viewer || told.hands.has(seat) ? [] : freePlaces(hand, seat, told),
  );
  const inSight = looked.map((_, index): Place => ({ list: looked, index }));
  const hidden = [...inPile, ...inSight].filter(
    ({ list, index }) => extent === "all" || list[index] !== "imploding-kitten",
  );
  permute([...inHands, ...hidden.filter(({ list, index }) => !isKittenId(list[index] ?? "nope"))], chance);
  const isFree = ({ list, index }: Place): boolean => {
    if (list === looked) return !told.lookedKind;
    return (index > 0 || !told.topKind) && (index < pile.length - 1 || !told.bottomKind);
  };
  permute(hidden.filter(isFree), chance);
}

/** Positions of a hand without the cards that events name, and without the Godcat, which is public (K7). */
function freePlaces(hand: CardId[], seat: Seat, told: Told): readonly Place[] {
  const kept = told.cards.filter((each) => each.seat === seat).map(({ card }) => card);
  return hand.flatMap((card, index) => {
    if (card === "godcat") return [];
    const place = kept.indexOf(card);
    if (place < 0) return [{ list: hand, index }];
    kept.splice(place, 1);
    return [];
  });
}

function permute(places: readonly Place[], chance: () => number): void {
  const cards = places.map(({ list, index }) => list[index]);
  for (const { list, index } of places) {
    const [card] = cards.splice(Math.floor(chance() * cards.length), 1);
    if (card !== undefined) list[index] = card;
  }
}

/** Decision about the new cards at the positions of its old cards. */
function renew(decision: Decision, before: KittensState, after: KittensState, looked: readonly CardId[]): Decision {
  if (decision.kind === "keep") return { ...decision, card: looked[0] ?? decision.card };
  if (decision.kind !== "give") return decision;
  const gifts = decision.gifts.map((gift) =>
    gift.card === null ? gift : { ...gift, card: sameSpot(before, after, gift.from, gift.card) },
  );
  return { ...decision, gifts };
}

/** New card at the position of this card in a hand. */
function sameSpot(before: KittensState, after: KittensState, seat: Seat, card: CardId): CardId {
  const index = before.seats[seat]?.hand.indexOf(card) ?? -1;
  return after.seats[seat]?.hand[index] ?? card;
}

/** The same command, but a gift is the card that now is in the place of the given one. */
function sameGift(
  { actor, command }: Pick<Happening<KittensEvent>, "actor" | "command">,
  before: KittensState,
  after: KittensState,
  viewer: Viewer,
): Command {
  if (command.type !== "give" || actor === viewer || actor === "clock") return command;
  const card = before.seats[actor]?.hand.find((held) => held === command.card);
  return card === undefined ? command : { ...command, card: sameSpot(before, after, actor, card) };
}

function mixed(order: readonly number[], chance: () => number): readonly number[] {
  const left = [...order];
  return order.flatMap(() => left.splice(Math.floor(chance() * left.length), 1));
}

/** Other command that is indistinguishable to the viewer. */
function disguise(
  { actor, command }: Happening<KittensEvent>,
  before: KittensState,
  after: KittensState,
  viewer: Viewer,
  chance: () => number,
): Command {
  const top = before.pending.at(-1);
  if (actor === viewer || actor === "clock") return command;
  if (command.type === "lay") return { ...command, card: command.card === "godcat" ? "devilcat" : "godcat" };
  if (command.type === "give") return sameGift({ actor, command }, before, after, viewer);
  if (command.type === "arrange") return { ...command, order: mixed(command.order, chance) };
  const watched = top?.kind === "insert" && top.watchers.some((seat) => seat === viewer);
  if (command.type !== "insert" || watched) return command;
  return { ...command, position: Math.floor(chance() * (before.pile.length + 1)) };
}
