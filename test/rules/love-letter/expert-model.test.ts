import { expect, test } from "vitest";
import type { Command } from "../../../shared/core/commands.ts";
import { seededRandom } from "../../../shared/core/rng.ts";
import { roundOf } from "../../../shared/games/love-letter/bots/expert/model/from-state.ts";
import type { Round } from "../../../shared/games/love-letter/bots/expert/model/round.ts";
import { choiceOf, equalsIn } from "../../../shared/games/love-letter/bots/expert/model/steady.ts";
import { moveOf, step } from "../../../shared/games/love-letter/bots/expert/model/step.ts";
import { bots } from "../../../shared/games/love-letter/bots/registry.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../../shared/games/love-letter/state.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";

/** All decisions in games of steady bots that sometimes move at random. */
function* decisions(players: number, games: number) {
  for (let game = 0; game < games; game += 1) {
    const chance = seededRandom(`model ${players} ${game}`);
    const { state } = loveLetter.setup({ edition: "love-letter", players, options: {} }, `model ${players} ${game}`);
    while (loveLetter.outcome(state) === null) {
      const [awaited] = loveLetter.activeSeats(state);
      if (awaited === undefined) throw new Error("no pending decision");
      const view = loveLetter.view(state, awaited.seat);
      const command = (chance() < 0.2 ? bots.random : bots.steady)(view, chance);
      yield { state, view, command };
      loveLetter.step(state, awaited.seat, command);
    }
  }
}

const tables = [2, 3, 6];

const move = (command: Command): number => moveOf(command) ?? -1;

/** Relevant part of a round: the array elements above the top of the draw pile are unused. */
const plain = (round: Round) => ({ ...round, pile: [...round.pile.subarray(0, round.left)] });

/** Excludes shuffles, because the model and the engine shuffle in different orders. */
const isShuffled = (command: Command) => command.type === "play" && command.cards[0] === "jittery-juggler";

test.each(tables)("with %i players, the expert's model allows the same moves as the engine", (players) => {
  for (const { state, view } of decisions(players, 5)) {
    const legal = loveLetter.legal(view).map(move);
    expect([...choiceOf(roundOf(state)).moves].toSorted()).toEqual(legal.toSorted());
  }
});

test.each(tables)("with %i players, the expert's model of the steady bot chooses like the steady bot", (players) => {
  for (const { state, view } of decisions(players, 5)) {
    const choice = choiceOf(roundOf(state));
    const equals = equalsIn(choice).map((index) => choice.moves[index]);
    expect(equals).toContain(move(bots.steady(view, seededRandom("any of the equals"))));
  }
});

test.each(tables)("with %i players, a command changes the expert's model like the engine", (players) => {
  for (const { state, command } of decisions(players, 5)) {
    if (isShuffled(command)) continue;
    const round = roundOf(state);
    step(round, move(command), () => 0);
    const after = loveLetter.clone(state);
    loveLetter.step(after, state.pending?.seat ?? state.turn, command);
    const isOver = after.round > state.round || after.winners.length > 0;
    if (isOver) expect(winnersOf(round)).toEqual(after.last?.winners);
    else expect(plain(round)).toEqual(plain(roundOf(after)));
  }
});

test("in the expert's model, a Jittery Juggler loses no card", () => {
  const seen: number[] = [];
  for (const { state, command } of decisions(4, 12)) {
    if (!isShuffled(command)) continue;
    const round = roundOf(state);
    step(round, move(command), seededRandom("juggler"));
    seen.push(round.left);
    expect(cardsIn(round)).toEqual(cardsOf(state));
  }
  expect(seen.length).toBeGreaterThan(2);
});

const winnersOf = ({ winners, players }: Round) =>
  Array.from({ length: players }, (_, seat) => seat).filter((seat) => ((winners >> seat) & 1) === 1);

function cardsIn(round: Round): readonly number[] {
  const secret = [...round.held, round.drawn, round.aside, round.looked, ...round.pile.subarray(0, round.left)];
  const laid = [...round.laid].flatMap((count, value) => Array<number>(count).fill(value));
  return [...secret.filter((card) => card >= 0).map((card) => card & 15), ...laid].toSorted((one, two) => one - two);
}

const cardsOf = ({ seats, pile, setAside, open }: LoveLetterState): readonly number[] =>
  [
    ...seats.flatMap(({ hand, played }) => [...hand.map(({ card }) => card), ...played]),
    ...pile.map(({ card }) => card),
    ...(setAside === null ? [] : [setAside.card]),
    ...open,
  ]
    .map((card) => cardIds.indexOf(card))
    .toSorted((one, two) => one - two);
