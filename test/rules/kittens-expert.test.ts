import { describe, expect, test } from "vitest";
import type { Temper } from "../../shared/core/bots.ts";
import type { GameConfig } from "../../shared/core/game.ts";
import { activeSeats } from "../../shared/games/kittens/active-seats.ts";
import { createExpertBot } from "../../shared/games/kittens/bots/expert/expert.ts";
import { fastRandom } from "../../shared/games/kittens/bots/expert/fast-random.ts";
import { featuresOf } from "../../shared/games/kittens/bots/expert/features.ts";
import type { SearchBudget } from "../../shared/games/kittens/bots/expert/search.ts";
import { isTrainedFor, netFor, value } from "../../shared/games/kittens/bots/expert/value.ts";
import { steady } from "../../shared/games/kittens/bots/steady.ts";
import { editions } from "../../shared/games/kittens/editions/registry.ts";
import { refusal, step } from "../../shared/games/kittens/engine.ts";
import { type KittensEvent, redact } from "../../shared/games/kittens/events.ts";
import { type Position, stateAt } from "../../shared/games/kittens/position.ts";
import { setup } from "../../shared/games/kittens/setup.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { viewOf } from "../../shared/games/kittens/view.ts";

const little: SearchBudget = { rounds: [2, 2], turns: 1, doubt: 1 };
const enough: SearchBudget = { rounds: [16, 16], turns: 1, doubt: 1 };

const selfAt = (config: GameConfig, seat: number) => ({ config, seat, seed: "secret", temper: null });

const toldTo = (seat: number, events: readonly KittensEvent[]): readonly KittensEvent[] =>
  events.map((event) => redact(event, seat)).filter((event) => event !== null);

/**
 * Plays a game of one expert and several steady bots.
 * @param look is called with every decision of the expert before it acts.
 */
function playGame(
  config: GameConfig,
  expert: number,
  look: (state: KittensState, story: readonly KittensEvent[], options: readonly { chance: number }[]) => void,
): KittensState {
  const { state, events } = setup(config, "game");
  const mind = createExpertBot(selfAt(config, expert), little);
  const story = [...toldTo(expert, events)];
  const chance = fastRandom(1);
  mind.observe(story);
  while (state.winner === null) {
    const seats = activeSeats(state).map(({ seat }) => seat);
    const seat = seats[Math.floor(chance() * seats.length)] ?? 0;
    const view = viewOf(state, seat);
    const options = seat === expert ? mind.rateOptions(view) : [{ command: steady(view, chance), chance: 0.5 }];
    if (seat === expert) look(state, story, options);
    const [best] = options;
    if (best === undefined) throw new Error("no option");
    for (const { command } of options) expect(refusal(view, command)).toBeNull();
    const result = step(state, seat, best.command);
    const told = toldTo(expert, result.ok ? result.value : []);
    mind.observe(told);
    story.push(...told);
  }
  return state;
}

const editionIds = Object.values(editions).map(({ id }) => id);
const configs = editionIds.map((edition): GameConfig => ({ edition, players: 4, options: {} }));

describe("the Kittens expert", () => {
  test.each(configs)("has a network that was trained for the cards of $edition", ({ edition }) => {
    expect(
      isTrainedFor(edition),
      `expected a network for the cards of now: npm run train -- --edition ${edition}`,
    ).toBe(true);
  });

  test.each(editionIds)("describes each seat of %s by as many numbers as its network expects", (edition) => {
    const { state } = setup({ edition, players: 4, options: {} }, "game");
    expect(featuresOf(state).map(({ length }) => length)).toEqual(Array(4).fill(netFor(edition).features));
  });

  test.each(configs)("offers only legal commands in a whole game of $edition", (config) => {
    expect(playGame(config, 1, () => {}).winner).not.toBeNull();
  });

  test("sorts its options by chances between 0 and 1", () => {
    let decisions = 0;
    playGame({ edition: "original", players: 3, options: {} }, 0, (_state, _story, options) => {
      const chances = options.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      for (const chance of chances) expect(chance >= 0 && chance <= 1).toBe(true);
      decisions += 1;
    });
    expect(decisions).toBeGreaterThan(5);
  });

  test("gives the same result for the same events, regardless of their grouping into calls", () => {
    const config = { edition: "original", players: 3, options: {} };
    let decisions = 0;
    playGame(config, 2, (state, story, options) => {
      decisions += 1;
      if (decisions % 5 !== 0) return;
      const again = createExpertBot(selfAt(config, 2), little);
      for (const event of story) again.observe([event]);
      expect(again.rateOptions(viewOf(state, 2))).toEqual(options);
    });
    expect(decisions).toBeGreaterThan(5);
  });

  test("does not draw a known kitten while it can skip", () => {
    const position: Position = {
      edition: "original",
      options: { combos: true, fast: false },
      turn: 0,
      turns: 1,
      attacked: false,
      hands: [
        ["skip", "moon-cat", "defuse"],
        ["moon-cat", "pirate-cat", "nope"],
      ],
      drawPile: ["exploding-kitten", "attack", "favor", "shuffle", "nope", "disco-cat"],
      discardPile: [],
      exploded: [],
    };
    const state = stateAt(position, "seed");
    state.seats[0]?.known.push("exploding-kitten");
    const mind = createExpertBot(selfAt({ edition: "original", players: 2, options: {} }, 0), enough);
    expect(mind.rateOptions(viewOf(state, 0))[0]?.command.type).toBe("play");
  });

  test("reports the same chances for every temperament", () => {
    const config = { edition: "original", players: 3, options: {} };
    const { state, events } = setup(config, "temper");
    const chancesWith = (temper: Temper | null) => {
      const mind = createExpertBot({ ...selfAt(config, state.turn), temper }, little);
      mind.observe(toldTo(state.turn, events));
      const options = mind.rateOptions(viewOf(state, state.turn));
      return new Map(options.map(({ command, chance }) => [JSON.stringify(command), chance]));
    };
    expect(chancesWith("gambler")).toEqual(chancesWith(null));
  });
});

describe("the estimated value of a state", () => {
  test("is 1 for the winner of a game, and 0 for the others", () => {
    const end = playGame({ edition: "original", players: 3, options: {} }, 0, () => {});
    expect(value(end)).toEqual([0, 1, 2].map((seat) => (seat === end.winner ? 1 : 0)));
  });

  test.each(configs)("adds up to 1 in $edition", (config) => {
    const chances = value(setup(config, "any").state);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  });

  test.each(configs)("is higher in $edition for a seat that holds every save", (config) => {
    const { state } = setup(config, "any");
    for (const seat of [1, 2, 3]) {
      const saves = state.seats[seat]?.hand.splice(0, 1) ?? [];
      state.seats[0]?.hand.push(...saves);
    }
    expect(value(state)[0]).toBeGreaterThan(0.4);
  });
});
