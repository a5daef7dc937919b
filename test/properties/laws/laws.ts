import fc from "fast-check";
import { expect, test } from "vitest";
import type { Command } from "../../../shared/core/commands.ts";
import type { GameDefinition } from "../../../shared/core/definition.ts";
import type { GameConfig, Seat, Viewer } from "../../../shared/core/game.ts";
import { checkSecrecy, type GameChecks } from "../../../tools/simulate/checks.ts";
import { anyCommand, type Keyed, keyedBy } from "./commands.ts";
import { act, type Move, pick, type Walk, walk, walks } from "./walk.ts";

/** A game that must obey the laws. */
export interface Subject<State, Event, View> {
  readonly definition: GameDefinition<State, Event, View>;
  readonly checks: GameChecks<State, Event>;
  readonly configs: fc.Arbitrary<GameConfig>;
  /** All titles of the game. */
  readonly titles: readonly string[];
  /** Number of games for each law. */
  readonly games: number;
  /** Commands that a player with this view might try, legal or not. */
  readonly likely: (view: View, chance: () => number) => readonly Command[];
  /** Adds the optional parts of a command. */
  readonly inFull: (command: Command) => Command;
}

/** Registers the tests that every game must pass. */
export function laws<State, Event, View>(subject: Subject<State, Event, View>): void {
  const { definition, checks, configs, titles, likely } = subject;
  const runs = { numRuns: subject.games };
  const keyed = keyedBy(subject.inFull);

  test("no card appears or vanishes, and all counts follow the rules", () => {
    fc.assert(
      fc.property(walks(configs), (game) => {
        const { state: start } = definition.setup(game.config, game.seed);
        walk(definition, game, (state) => expect(checks.flaw(state, start)).toBeNull());
      }),
      runs,
    );
  });

  test("exactly the commands listed as legal are accepted, and a refused command changes nothing", () => {
    const checked = { accepted: 0, refused: 0 };
    const universe = fc.array(anyCommand(titles).map(keyed), { minLength: 40, maxLength: 40 });
    fc.assert(
      fc.property(walks(configs), universe, (game, commands) => {
        walk(definition, game, (state, _, chance) => {
          const seat = Math.floor(chance() * game.config.players);
          const view = definition.view(state, seat);
          const legal = definition.legal(view).map(keyed);
          const listed = new Set(legal.map(({ key }) => key));
          expect(listed.size).toBe(legal.length);
          const one = legal.length > 0 ? [pick(legal, chance)] : [];
          const tried = [...commands, ...likely(view, chance).map(keyed), ...one];
          const accepted = tried.filter(({ key }) => listed.has(key));
          const refused = tried.filter(({ key }) => !listed.has(key));
          expect(wronglyRefused(definition, state, seat, accepted)).toEqual([]);
          expect(wronglyAccepted(definition, state, seat, refused)).toEqual([]);
          checked.accepted += accepted.length;
          checked.refused += refused.length;
        });
      }),
      runs,
    );
    expect(Math.min(checked.accepted, checked.refused)).toBeGreaterThan(0);
  });

  test("a game continues unchanged if its state is saved as JSON after every command", () => {
    fc.assert(
      fc.property(walks(configs), (game) => {
        const { moves, end } = record(definition, game);
        let copy = definition.setup(game.config, game.seed).state;
        for (const move of moves) {
          copy = JSON.parse(JSON.stringify(copy));
          act(definition, copy, move);
        }
        expect(copy).toEqual(end);
      }),
      runs,
    );
  });

  test("the same deal and the same commands give the same state and the same events", () => {
    fc.assert(
      fc.property(walks(configs), (game) => {
        const { moves, end } = record(definition, game);
        const stories = [1, 2].map(() => {
          const { state, events } = definition.setup(game.config, game.seed);
          const story = [...events, ...moves.flatMap((move) => act(definition, state, move))];
          expect(state).toEqual(end);
          return JSON.stringify(story);
        });
        expect(stories[0]).toBe(stories[1]);
      }),
      runs,
    );
  });

  test("no viewer's data depends on cards hidden from the viewer", () => {
    const viewers = new Set<Viewer>();
    const checked = new Set<Viewer>();
    fc.assert(
      fc.property(walks(configs), (game) => {
        walk(definition, game, (state, move, chance) => {
          if (move === null) return;
          for (const each of checks.viewers(state)) viewers.add(each);
          const viewer = pick([...viewers], chance);
          const events = act(definition, definition.clone(state), move);
          const secrecy = checkSecrecy(definition, checks, state, { ...move, events }, viewer, chance);
          expect(secrecy.leak).toBeNull();
          if (secrecy.exchanged) checked.add(viewer);
        });
      }),
      runs,
    );
    expect(viewers.size).toBeGreaterThan(1);
    expect(checked).toEqual(viewers);
  });
}

/** Kinds of decisions that occur in random games. */
export function kindsAsked<State, Event, View>({ definition, configs }: Subject<State, Event, View>): Set<string> {
  const seen = new Set<string>();
  fc.assert(
    fc.property(walks(configs), (game) => {
      walk(definition, game, (state) => {
        for (const { kind } of definition.activeSeats(state)) seen.add(kind);
      });
    }),
    { numRuns: 50 },
  );
  return seen;
}

/** All commands of a game, and its last state. */
function record<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  game: Walk,
): { readonly moves: readonly Move[]; readonly end: State } {
  const moves: Move[] = [];
  let end = definition.setup(game.config, game.seed).state;
  walk(definition, game, (state, move) => {
    if (move !== null) moves.push(move);
    else end = state;
  });
  return { moves, end };
}

/** Commands that the view lists as legal, but the engine refuses. */
const wronglyRefused = <State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  seat: Seat,
  legal: readonly Keyed[],
): readonly string[] =>
  legal.filter(({ command }) => !definition.step(definition.clone(state), seat, command).ok).map(({ key }) => key);

/**
 * Commands that the view refuses, but the engine accepts or refuses for another reason. Also reports a changed state.
 */
function wronglyAccepted<State, Event, View>(
  definition: GameDefinition<State, Event, View>,
  state: State,
  seat: Seat,
  illegal: readonly Keyed[],
): readonly string[] {
  const view = definition.view(state, seat);
  const before = JSON.stringify(state);
  const wrong = illegal.filter(({ command }) => {
    const expected = definition.refusal(view, command);
    const result = definition.step(state, seat, command);
    return result.ok || result.error.code !== expected?.code || result.error.rule !== expected.rule;
  });
  return JSON.stringify(state) === before ? wrong.map(({ key }) => key) : ["the state has changed"];
}
