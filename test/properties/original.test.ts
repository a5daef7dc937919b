import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Seat } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { leak } from "../../tools/simulate/checks.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { anyCommand, type Keyed, keyed } from "./commands.ts";
import { act, games, type Move, pick, timeout, type Walk, walk, walks } from "./walk.ts";

vi.setConfig({ testTimeout: timeout });

describe.each([2, 3, 4, 5])("in random games of %i", (players) => {
  const runs = { numRuns: games };

  test("no card appears or vanishes, and the kittens in the pile are as K13 says", () => {
    fc.assert(
      fc.property(walks(players), (game) => {
        const { state: start } = kittens.setup(game.config, game.seed);
        walk(game, (state) => expect(kittensChecks.flaw(state, start)).toBeNull());
      }),
      runs,
    );
  });

  test("the commands listed as legal are those that are accepted, and no refused one changes anything", () => {
    const universe = fc.array(anyCommand.map(keyed), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(walks(players), universe, (game, commands) => {
        walk(game, (state, _, chance) => {
          const seat = Math.floor(chance() * players);
          const legal = kittens.legal(kittens.view(state, seat)).map(keyed);
          const listed = new Set(legal.map(({ key }) => key));
          expect(listed.size).toBe(legal.length);
          const tried = legal.length > 0 ? [...commands, pick(legal, chance)] : commands;
          const [accepted, refused] = [true, false].map((each) => tried.filter(({ key }) => listed.has(key) === each));
          expect(wronglyRefused(state, seat, accepted ?? [])).toEqual([]);
          expect(wronglyAccepted(state, seat, refused ?? [])).toEqual([]);
        });
      }),
      runs,
    );
  });

  test("a game that went through JSON after every command goes on as if it had not", () => {
    fc.assert(
      fc.property(walks(players), (game) => {
        const { moves, end } = record(game);
        let copy = kittens.setup(game.config, game.seed).state;
        for (const move of moves) {
          copy = JSON.parse(JSON.stringify(copy));
          act(copy, move);
        }
        expect(copy).toEqual(end);
      }),
      runs,
    );
  });

  test("the same deal and the same commands are the same game, told in the same words", () => {
    fc.assert(
      fc.property(walks(players), (game) => {
        const { moves, end } = record(game);
        const stories = [1, 2].map(() => {
          const { state, events } = kittens.setup(game.config, game.seed);
          const story = [...events, ...moves.flatMap((move) => act(state, move))];
          expect(state).toEqual(end);
          return JSON.stringify(story);
        });
        expect(stories[0]).toBe(stories[1]);
      }),
      runs,
    );
  });

  test("what a player knows of the draw pile is true", () => {
    fc.assert(
      fc.property(walks(players), (game) => {
        walk(game, ({ seats, pile }) => {
          const mistakes = seats.flatMap(({ known }) => known.filter((card, at) => card !== null && card !== pile[at]));
          expect(mistakes).toEqual([]);
        });
      }),
      runs,
    );
  });

  test("nobody is shown anything that hangs on cards hidden from them", () => {
    fc.assert(
      fc.property(walks(players), (game) => {
        walk(game, (state, move, chance) => {
          if (move === null) return;
          const viewer = pick(kittensChecks.viewers(state), chance);
          const events = act(kittens.clone(state), move);
          expect(leak(kittens, kittensChecks, state, { ...move, events }, viewer, chance)).toBeNull();
        });
      }),
      runs,
    );
  });
});

test("random games come by everything that a player can be asked", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(walks(3), (game) => {
      walk(game, (state) => {
        for (const { kind } of kittens.awaits(state)) seen.add(kind);
      });
    }),
    { numRuns: 50 },
  );
  expect([...seen].toSorted()).toEqual(["act", "give", "insert", "nope", "pick", "save", "take"]);
});

/** All moves of a game, and the state in which it ends. */
function record(game: Walk): { readonly moves: readonly Move[]; readonly end: KittensState } {
  const moves: Move[] = [];
  let end = kittens.setup(game.config, game.seed).state;
  walk(game, (state, move) => {
    if (move !== null) moves.push(move);
    else end = state;
  });
  return { moves, end };
}

/** The legal ones among these commands that the seat may not do after all. */
const wronglyRefused = (state: KittensState, seat: Seat, legal: readonly Keyed[]): readonly string[] =>
  legal.filter(({ command }) => !kittens.step(kittens.clone(state), seat, command).ok).map(({ key }) => key);

/** Those among these commands that the seat may do, are refused for another reason than the view gives, or leave a trace. */
function wronglyAccepted(state: KittensState, seat: Seat, illegal: readonly Keyed[]): readonly string[] {
  const view = kittens.view(state, seat);
  const before = JSON.stringify(state);
  const wrong = illegal.filter(({ command }) => {
    const expected = kittens.refusal(view, command);
    const result = kittens.step(state, seat, command);
    return result.ok || result.error.code !== expected?.code || result.error.rule !== expected.rule;
  });
  return JSON.stringify(state) === before ? wrong.map(({ key }) => key) : ["the state has changed"];
}
