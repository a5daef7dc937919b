import type { Command, PlayCommand } from "../core/commands.ts";
import type { Seat } from "../core/game.ts";
import { newRandomState, shuffle } from "../core/rng.ts";
import { expert } from "../games/love-letter/bots/expert/expert.ts";
import { oddsOfHand } from "../games/love-letter/bots/play-value.ts";
import { tokensToWin } from "../games/love-letter/edition.ts";
import { loveLetter } from "../games/love-letter/game.ts";
import type { Secret } from "../games/love-letter/secret.ts";
import { clone, type LoveLetterState } from "../games/love-letter/state.ts";
import { type CardId, cardIds, cardValue } from "../games/love-letter/titles.ts";
import type { LoveLetterView } from "../games/love-letter/view.ts";
import { coached } from "./coached.ts";
import type { Reason } from "./report.ts";
import { sharesOf } from "./rollout.ts";

/**
 * Share of rounds won by steady players, by seat after the round's starter, for 2 players and more. Measured over 6,500
 * rounds each, for 6 players over 1,500.
 */
const roundsWon: readonly (readonly number[])[] = [
  [0.573, 0.427],
  [0.35, 0.338, 0.312],
  [0.268, 0.25, 0.244, 0.238],
  [0.213, 0.203, 0.197, 0.2, 0.187],
  [0.181, 0.161, 0.172, 0.18, 0.15, 0.156],
];

/** Implements `CoachedGame.knownShares`: once another round is dealt, only the tokens and its starter matter. */
function knownShares(state: LoveLetterState, from: LoveLetterState): readonly number[] | null {
  if (state.winners.length > 0) return sharesOf(state.winners, state.seats.length);
  if (state.round === from.round) return null;
  return sharesFrom(
    state.seats.map(({ tokens }) => tokens),
    state.turn,
  );
}

const known = new Map<string, readonly number[]>();

/** Each seat's share of the win before a round is dealt. The winner of a round starts the next. */
export function sharesFrom(tokens: readonly number[], starter: Seat): readonly number[] {
  const players = tokens.length;
  const winner = tokens.findIndex((own) => own >= tokensToWin(players));
  if (winner >= 0) return sharesOf([winner], players);
  const key = `${tokens.join()} ${starter}`;
  const before = known.get(key);
  if (before) return before;
  const later = (roundsWon[players - 2] ?? []).map((chance, offset) => {
    const seat = (starter + offset) % players;
    return { chance, shares: sharesFrom(tokens.with(seat, (tokens[seat] ?? 0) + 1), seat) };
  });
  const all = later.reduce((sum, { chance }) => sum + chance, 0);
  const shares = tokens.map((_, seat) =>
    later.reduce((sum, each) => sum + (each.chance / all) * (each.shares[seat] ?? 0), 0),
  );
  known.set(key, shares);
  return shares;
}

/**
 * Implements `CoachedGame.reshuffleUnknown` for the draw pile and the card set aside, except for cards that a player
 * has seen.
 */
export function reshuffleUnknown(state: LoveLetterState, seed: string): LoveLetterState {
  const copy: LoveLetterState = { ...clone(state), random: newRandomState(seed) };
  const unseen = [...copy.pile, ...(copy.setAside === null ? [] : [copy.setAside])]
    .filter(({ seenBy }) => seenBy.length === 0)
    .sort((one, other) => cardValue(one.card) - cardValue(other.card));
  shuffle(unseen, copy.random);
  const next = (hidden: Secret): Secret => (hidden.seenBy.length > 0 ? hidden : (unseen.shift() ?? hidden));
  const pile = copy.pile.map(next);
  return { ...copy, pile, setAside: copy.setAside === null ? null : next(copy.setAside) };
}

const unexplained: Reason = { code: "best-chance" };

/** Implements `CoachedGame.reason`. */
export function reason(view: LoveLetterView, command: Command): Reason {
  const [held] = view.hand;
  if (command.type === "play") return ofPlay(view, command);
  return command.type === "stay" && held !== undefined ? { code: "keep-card", title: held } : unexplained;
}

function ofPlay(view: LoveLetterView, { cards, target, value }: PlayCommand): Reason {
  const played = view.hand.find((card) => card === cards[0]);
  const [kept] = played === undefined ? [] : view.hand.toSpliced(view.hand.indexOf(played), 1);
  if (played === undefined || kept === undefined) return unexplained;
  if (played === "shell-shield") return { code: "protect" };
  return (target === undefined ? null : ofAttack(view, target, played, kept, value)) ?? ofKept(view, kept);
}

/** Reason based on the effect on the chosen hand. */
function ofAttack(
  view: LoveLetterView,
  target: Seat,
  played: CardId,
  kept: CardId,
  value: number | undefined,
): Reason | null {
  const odds = oddsOfHand(view, target);
  const named = played === "crystal-bowl" ? cardIds.find((id) => cardValue(id) === value) : undefined;
  if (named !== undefined) return { code: "guess-odds", odds: odds.get(named) ?? 0, title: named };
  if (played !== "battle-bunny") return null;
  const lower = [...odds].filter(([card]) => cardValue(card) < cardValue(kept));
  return { code: "compare-odds", odds: lower.reduce((sum, [, chance]) => sum + chance, 0) };
}

const ofKept = ({ hand }: LoveLetterView, kept: CardId): Reason =>
  hand.some((card) => cardValue(card) < cardValue(kept)) ? { code: "keep-card", title: kept } : unexplained;

export const coachedLoveLetter = coached({
  definition: loveLetter,
  expert,
  reshuffleUnknown,
  knownShares,
  isQuiet: () => false,
  reason,
});
