import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import { type Refusal, refuse } from "../../shared/core/errors.ts";
import type { Actor, EditionInfo, GameConfig, Seat, Viewer } from "../../shared/core/game.ts";
import { pick } from "../../shared/core/pick.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { newRandomState, shuffle } from "../../shared/core/rng.ts";

/*
 * Goofspiel, a game that exists only in the tests.
 * G1 Each player has the cards one to six. Six prizes of the same values are shuffled and turned up one after another.
 * G2 For each prize all players choose a card of their hands at once. The choice is secret and final.
 * G3 Once all have chosen, the cards are shown and discarded. The highest card that only one player chose takes the
 * prize.
 * G4 After the last prize, the highest value won wins the game.
 * G5 The clock chooses the lowest card for a player who has not chosen.
 */

export const titles = ["one", "two", "three", "four", "five", "six"] as const;
export type Title = (typeof titles)[number];

interface Bidder {
  /** In ascending order. */
  hand: readonly Title[];
  bid: Title | null;
  points: number;
}

export interface GoofspielState {
  readonly bidders: readonly Bidder[];
  /** The first one lies open; empty once the game is over. */
  prizes: readonly Title[];
}

export interface GoofspielView {
  readonly viewer: Viewer;
  /** The open prize; null once the game is over. */
  readonly prize: Title | null;
  readonly bidders: readonly { readonly points: number; readonly hasBid: boolean }[];
  /** The viewer's own cards; the chosen card stays among them until it is shown. */
  readonly hand: readonly Title[];
  readonly bid: Title | null;
  readonly winners: readonly Seat[];
}

export type GoofspielEvent =
  | { readonly type: "prize-turned"; readonly round: number; readonly prize: Title }
  | { readonly type: "card-chosen"; readonly seat: Seat; readonly card: Title | null }
  | { readonly type: "cards-shown"; readonly cards: readonly Title[]; readonly winner: Seat | null }
  | { readonly type: "game-over"; readonly winners: readonly Seat[] };

const edition: EditionInfo = { id: "goofspiel", seats: [2, 4], options: {}, titles, hasBeat: false };

const worth = (title: Title | null): number => (title === null ? 0 : titles.indexOf(title) + 1);

function setup({ players }: GameConfig, seed: string): { state: GoofspielState; events: GoofspielEvent[] } {
  const prizes = [...titles];
  shuffle(prizes, newRandomState(seed));
  const bidders = Array.from({ length: players }, () => ({ hand: titles, bid: null, points: 0 }));
  const state = { bidders, prizes };
  return { state, events: turnUp(state) };
}

function step(state: GoofspielState, actor: Actor, command: Command): Result<readonly GoofspielEvent[], Refusal> {
  // G5
  if (actor === "clock") return ok(activeSeats(state).flatMap(({ seat }) => choose(state, seat, "lowest")));
  const refused = refusal(viewOf(state, actor), command);
  return refused ? fail(refused) : ok(choose(state, actor, command));
}

function choose(state: GoofspielState, seat: Seat, choice: Command | "lowest"): readonly GoofspielEvent[] {
  const bidder = state.bidders[seat];
  const card = bidder?.hand.find((title) => choice === "lowest" || (choice.type === "give" && title === choice.card));
  if (!bidder || !card) throw new Error(`seat ${seat} chooses nothing`);
  bidder.bid = card;
  const chosen: GoofspielEvent = { type: "card-chosen", seat, card };
  return activeSeats(state).length > 0 ? [chosen] : [chosen, ...show(state)];
}

/** G3 */
function show(state: GoofspielState): readonly GoofspielEvent[] {
  const { bidders } = state;
  const cards = bidders.flatMap(({ bid }) => bid ?? []);
  const best = titles.findLast((title) => cards.filter((card) => card === title).length === 1);
  const winner = best === undefined ? null : cards.indexOf(best);
  for (const [seat, bidder] of bidders.entries()) {
    if (seat === winner) bidder.points += worth(state.prizes[0] ?? null);
    bidder.hand = bidder.hand.filter((title) => title !== bidder.bid);
    bidder.bid = null;
  }
  state.prizes = state.prizes.slice(1);
  return [{ type: "cards-shown", cards, winner }, ...turnUp(state)];
}

function turnUp(state: GoofspielState): GoofspielEvent[] {
  const [prize] = state.prizes;
  if (!prize) return [{ type: "game-over", winners: winnersOf(state) }];
  return [{ type: "prize-turned", round: titles.length - state.prizes.length + 1, prize }];
}

/** G4 */
function winnersOf({ bidders, prizes }: GoofspielState): readonly Seat[] {
  const most = Math.max(...bidders.map(({ points }) => points));
  return prizes.length > 0 ? [] : bidders.flatMap(({ points }, seat) => (points === most ? [seat] : []));
}

const activeSeats = ({ bidders, prizes }: GoofspielState) =>
  bidders.flatMap(({ bid }, seat) => (bid === null && prizes.length > 0 ? [{ seat, kind: "choose" as const }] : []));

function viewOf(state: GoofspielState, viewer: Viewer): GoofspielView {
  const own = viewer === "spectator" ? undefined : state.bidders[viewer];
  return {
    viewer,
    prize: state.prizes[0] ?? null,
    bidders: state.bidders.map(({ points, bid }) => ({ points, hasBid: bid !== null })),
    hand: own?.hand ?? [],
    bid: own?.bid ?? null,
    winners: winnersOf(state),
  };
}

function refusal({ viewer, winners, bid, hand }: GoofspielView, command: Command): Refusal | null {
  if (viewer === "spectator") return refuse("not-entitled", "G1");
  if (winners.length > 0) return refuse("not-now", "G4");
  if (command.type !== "give" || bid !== null) return refuse("not-now", "G2");
  return hand.some((title) => title === command.card) ? null : refuse("not-in-hand", "G2");
}

const legal = (view: GoofspielView): readonly Command[] =>
  view.hand.map((card): Command => ({ type: "give", card })).filter((command) => refusal(view, command) === null);

const redact = (event: GoofspielEvent, viewer: Viewer): GoofspielEvent =>
  event.type === "card-chosen" && event.seat !== viewer ? { ...event, card: null } : event;

function applyEvent(view: GoofspielView, event: GoofspielEvent): GoofspielView {
  switch (event.type) {
    case "prize-turned":
      return { ...view, prize: event.prize };
    case "card-chosen":
      return {
        ...view,
        bidders: view.bidders.map((bidder, seat) => (seat === event.seat ? { ...bidder, hasBid: true } : bidder)),
        bid: event.card ?? view.bid,
      };
    case "cards-shown":
      return {
        ...view,
        prize: null,
        bidders: view.bidders.map(({ points }, seat) => ({
          points: points + (seat === event.winner ? worth(view.prize) : 0),
          hasBid: false,
        })),
        hand: view.hand.filter((title) => title !== view.bid),
        bid: null,
      };
    case "game-over":
      return { ...view, winners: event.winners };
  }
}

const random = (view: GoofspielView, chance: () => number): Command => pick(legal(view), chance);

export const goofspiel: GameDefinition<GoofspielState, GoofspielEvent, GoofspielView, "choose"> = {
  id: "goofspiel",
  rules: 1,
  editions: [edition],
  custom: null,
  setup,
  step,
  activeSeats,
  decisions: { choose: { clock: { kind: "question" }, simultaneous: true } },
  passCommands: [],
  turnStart: () => null,
  affects: () => false,
  revealDelay: () => null,
  view: viewOf,
  legal,
  refusal,
  redact,
  isOpeningEvent: (event) => event.type === "prize-turned" && event.round === 1,
  viewBeforeDeal: (view) => ({ ...view, prize: null }),
  applyEvent,
  outcome: (state) => (state.prizes.length > 0 ? null : { winners: winnersOf(state), out: [] }),
  finalRanks: ({ bidders }) => bidders.map((own) => 1 + bidders.filter(({ points }) => points > own.points).length),
  seatStats: (players) => Array.from({ length: players }, () => ({ death: null, nopes: 0, stolen: 0, moments: [] })),
  isOverFor: ({ prizes }) => prizes.length === 0,
  clone: ({ bidders, prizes }) => ({ bidders: bidders.map((bidder) => ({ ...bidder })), prizes }),
  bots: { random },
  bot: () => random,
  outOfTurnCommand: () => null,
  emoteTriggers: () => [],
};
