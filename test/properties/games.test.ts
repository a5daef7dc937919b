import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import type { Seat } from "../../shared/core/game.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import { leak } from "../../tools/simulate/checks.ts";
import { kittensChecks } from "../../tools/simulate/kittens/checks.ts";
import { anyCommand, type Keyed, keyed } from "./commands.ts";
import { likelyCommand } from "./likely.ts";
import { act, type Move, pick, timeout, times, type Walk, walk, walks } from "./walk.ts";

vi.setConfig({ testTimeout: timeout });

/** How many games are played for each property and number of seats, and all that a player can be asked in them. */
const plans = [
  { id: "original", games: 500, asked: "act give insert nope pick save take" },
  { id: "good-vs-evil", games: 60, asked: "act give insert keep lay nope pick save stay stop" },
  { id: "zombie", games: 60, asked: "act clairvoyance give insert keep nope pick save" },
  { id: "apocalypse:original", games: 20, asked: "act clairvoyance give insert keep nope pick save take" },
  {
    id: "apocalypse:good-vs-evil",
    games: 20,
    asked: "act clairvoyance give insert keep lay nope pick save stay stop",
  },
].map(({ id, games, asked }) => {
  const edition = kittens.editions.find((each) => each.id === id);
  if (!edition) throw new Error(`no edition ${id}`);
  return { id, edition, games: games * times, asked: asked.split(" ") };
});

const tables = plans.flatMap((plan) => {
  const [fewest, most] = plan.edition.seats;
  return Array.from({ length: most - fewest + 1 }, (_, more) => ({ ...plan, players: fewest + more }));
});

describe.each(tables)("in random games of $id with $players", ({ edition, players, games }) => {
  const runs = { numRuns: games };

  test("no card appears or vanishes, and the kittens in the pile are as K13 says", () => {
    fc.assert(
      fc.property(walks(edition, players), (game) => {
        const { state: start } = kittens.setup(game.config, game.seed);
        walk(game, (state) => expect(kittensChecks.flaw(state, start)).toBeNull());
      }),
      runs,
    );
  });

  test("the commands listed as legal are those that are accepted, and no refused one changes anything", () => {
    const universe = fc.array(anyCommand.map(keyed), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(walks(edition, players), universe, (game, commands) => {
        walk(game, (state, _, chance) => {
          const seat = Math.floor(chance() * players);
          const view = kittens.view(state, seat);
          const legal = kittens.legal(view).map(keyed);
          const listed = new Set(legal.map(({ key }) => key));
          expect(listed.size).toBe(legal.length);
          const likely = Array.from({ length: 10 }, () => keyed(likelyCommand(view, chance)));
          const tried = [...commands, ...likely, ...(legal.length > 0 ? [pick(legal, chance)] : [])];
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
      fc.property(walks(edition, players), (game) => {
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
      fc.property(walks(edition, players), (game) => {
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
      fc.property(walks(edition, players), (game) => {
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
      fc.property(walks(edition, players), (game) => {
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

test.each(plans)("random games of $id come by everything that a player can be asked", ({ edition, asked }) => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(walks(edition, 4), (game) => {
      walk(game, (state) => {
        for (const { kind } of kittens.awaits(state)) seen.add(kind);
      });
    }),
    { numRuns: 50 },
  );
  expect([...seen].toSorted()).toEqual(asked);
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
