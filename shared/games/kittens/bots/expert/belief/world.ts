import { assertNever } from "../../../../../core/errors.ts";
import type { Seat } from "../../../../../core/game.ts";
import type { Decision, KittensState } from "../../../state.ts";
import type { CardId } from "../../../titles.ts";
import type { KittensView, VisibleDecision, VisibleGive, VisibleNopeWait } from "../../../view.ts";
import { leastOf } from "../../card-priorities.ts";
import { type Hidden, knownTo } from "./hidden.ts";

/** Builds the full state of a game from a view and an assignment of its hidden cards. */
export function worldOf(view: KittensView, hidden: Hidden, chance: () => number): KittensState {
  const hands = view.seats.map((_, seat) => handIn(view, hidden, seat));
  return {
    edition: view.edition,
    deck: view.deck,
    options: view.options,
    seats: view.seats.map(({ life, kitten }, seat) => ({
      life,
      kitten,
      hand: hands[seat] ?? [],
      known: seat === view.viewer ? [...view.known] : knownTo(hidden, seat),
    })),
    turn: view.turn,
    owes: view.owes,
    attacked: view.attacked,
    direction: view.direction,
    faceUp: view.faceUp,
    pile: [...hidden.pile],
    discard: [...view.discard],
    pending: view.pending.map((decision) => full(view, decision, hidden, hands, chance)),
    out: [...view.out],
    imploded: view.imploded,
    winner: view.winner,
    random: { key: randomKey(chance), position: 0 },
  };
}

/** A seat's whole hand, with the Godcat. */
export function handIn(view: KittensView, hidden: Hidden, seat: Seat): CardId[] {
  if (seat === view.viewer) return [...view.hand];
  const hand = hidden.hands[seat] ?? [];
  return view.godcat === seat ? [...hand, "godcat"] : [...hand];
}

const randomKey = (chance: () => number): string =>
  Array.from({ length: 8 }, () =>
    Math.floor(chance() * 2 ** 32)
      .toString(16)
      .padStart(8, "0"),
  ).join("");

function full(
  view: KittensView,
  decision: VisibleDecision,
  hidden: Hidden,
  hands: readonly (readonly CardId[])[],
  chance: () => number,
): Decision {
  switch (decision.kind) {
    case "nope":
      return {
        kind: "nope",
        play: decision.play,
        nopes: [...decision.nopes],
        passed: passedIn(view, decision),
        nopedAt: decision.nopeOnTop ? view.discard.length : 0,
      };
    case "clairvoyance":
      return { kind: "clairvoyance", seat: decision.seat, passed: passedIn(view, decision) };
    case "give":
      return { kind: "give", by: decision.by, gifts: giftsIn(view, decision, hands, chance) };
    case "stay":
      return { ...decision, before: decision.before ?? (chance() < 0.5 ? "godcat" : "devilcat") };
    case "keep":
      return { ...decision, card: decision.card ?? hidden.looked[0] ?? "nope" };
    case "insert":
      return { ...decision, watchers: [...decision.watchers] };
    case "save":
    case "pick":
    case "take":
    case "stop":
    case "lay":
    case "arrange":
      return decision;
    default:
      return assertNever(decision);
  }
}

/** Passes of other players are secret, so they count as not passed. */
const passedIn = ({ viewer }: KittensView, { passed }: Pick<VisibleNopeWait, "passed">): Seat[] =>
  passed && viewer !== "spectator" ? [viewer] : [];

const giftsIn = (
  view: KittensView,
  { gifts, own }: VisibleGive,
  hands: readonly (readonly CardId[])[],
  chance: () => number,
) =>
  gifts.map(({ from, to, chosen }) => {
    const hand = hands[from] ?? [];
    if (!chosen || hand.length === 0) return { from, to, card: null };
    return { from, to, card: from === view.viewer ? own : leastOf(hand, chance) };
  });
