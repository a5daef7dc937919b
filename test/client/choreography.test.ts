import { describe, expect, test } from "vitest";
import type { Chair } from "../../client/game/model.ts";
import { reactionTo } from "../../client/games/kittens/reactions/registry.ts";
import { wordsFor } from "../../client/games/kittens/words.ts";
import { reactionTo as letterReactionTo } from "../../client/games/love-letter/reactions/registry.ts";
import { wordsFor as letterWordsFor } from "../../client/games/love-letter/words.ts";
import { lengthOf } from "../../client/table/motions/act.ts";
import type { Motion } from "../../client/table/motions/motion.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { LoveLetterEvent } from "../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { translator } from "./translator.ts";

/** In ms. Motions that everybody waits for may take longer. */
const limit = 900;
const longer = 1500;
const big = ["exploded", "armageddon-revealed", "compared", "game-over"];

const t = translator("en");
const chairsFor = (players: number): Chair[] =>
  Array.from({ length: players }, (_, seat) => ({
    seat,
    kind: "person",
    name: `P${seat}`,
    avatar: "01",
    presence: "here",
    ready: false,
    silent: false,
    host: false,
    wins: 0,
  }));

/** Every event of a random game, as each seat is told it, with its motion. */
function playThrough<State, Event extends { readonly type: string }, View>(
  game: GameDefinition<State, Event, View>,
  edition: string,
  players: number,
  seed: number,
  motionFor: (event: Event, view: View, viewer: Seat) => Motion,
): readonly { readonly type: string; readonly motion: Motion }[] {
  const seen: { type: string; motion: Motion }[] = [];
  const { state, events } = game.setup({ edition, players, options: {} }, `motion ${seed}`);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const tell = (told: readonly Event[]) => {
    for (const seat of seats) {
      const view = game.view(game.clone(state), seat);
      for (const event of told.flatMap((each) => game.redact(each, seat) ?? []))
        seen.push({ type: event.type, motion: motionFor(event, view, seat) });
    }
  };
  tell(events);
  let random = seed;
  const oneOf = <Of>(choices: readonly Of[]): Of | undefined => {
    random = (random * 48271) % 2147483647;
    return choices[random % choices.length];
  };
  for (let steps = 0; game.outcome(state) === null && steps < 3000; steps += 1) {
    const all = seats.flatMap((seat) => game.legal(game.view(state, seat)).map((command) => ({ seat, command })));
    const kind = oneOf([...new Set(all.map(({ command }) => command.type))]);
    const done = oneOf(all.filter(({ command }) => command.type === kind));
    if (done === undefined) throw new Error("nobody can do anything");
    tell(taken(game, state, done.seat, done.command));
  }
  return seen;
}

function taken<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  state: State,
  seat: Seat,
  command: Command,
): readonly Event[] {
  const result = game.step(state, seat, command);
  if (!result.ok) throw new Error(`${command.type} was refused`);
  return result.value;
}

const tooLong = (seen: readonly { readonly type: string; readonly motion: Motion }[]): string[] => [
  ...new Set(
    seen
      .filter(({ type, motion }) => lengthOf(motion.act) > (big.includes(type) ? longer : limit))
      .map(({ type, motion }) => `${type} ${lengthOf(motion.act)} ms`),
  ),
];

const silent = (seen: readonly { readonly motion: Motion }[]): number =>
  seen.filter(({ motion }) => lengthOf(motion.act) === 0).length;

const tables = [
  ["original", 5],
  ["good-vs-evil", 4],
  ["zombie", 4],
  ["apocalypse:original", 5],
  ["apocalypse:good-vs-evil", 9],
] as const;

describe("every event is seen by everybody, and none for long", () => {
  test.each(tables)("%s with %i players", (edition, players) => {
    const chairs = chairsFor(players);
    const motionFor = (event: KittensEvent, view: ReturnType<typeof kittens.view>, viewer: Seat) =>
      reactionTo(event, { view, words: wordsFor(t, "en", chairs, viewer), later: [], nopes: 4, turnBefore: 0 });
    for (const seed of [1, 2]) {
      const seen = playThrough(kittens, edition, players, seed, motionFor);
      expect(tooLong(seen)).toEqual([]);
      expect(silent(seen)).toBe(0);
    }
  });

  test("Love Letter with 6 players", () => {
    const chairs = chairsFor(6);
    const motionFor = (event: LoveLetterEvent, view: ReturnType<typeof loveLetter.view>, viewer: Seat) =>
      letterReactionTo(event, { view, words: letterWordsFor(t, "en", chairs, viewer), turnBefore: 0 });
    for (const seed of [1, 2]) {
      const seen = playThrough(loveLetter, "love-letter", 6, seed, motionFor);
      expect(tooLong(seen)).toEqual([]);
      expect(silent(seen)).toBe(0);
    }
  });
});
