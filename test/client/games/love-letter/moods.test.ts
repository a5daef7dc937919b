import { expect, test } from "vitest";
import { moodsOf } from "../../../../client/games/love-letter/animation/event-animator.ts";
import type { Viewer } from "../../../../shared/core/game.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import type { LoveLetterState } from "../../../../shared/games/love-letter/state.ts";

test("a right guess shocks its target and pleases the guesser", () => {
  const event = { type: "guessed", seat: 0, target: 2, guess: "king-cat", right: true } as const;
  expect(moodsOf(event)).toEqual([
    { seat: 2, mood: "shocked" },
    { seat: 0, mood: "smug" },
  ]);
});

test("the lower hand is shocked in every comparison; equal hands are both relieved", () => {
  const compared = { type: "compared", seat: 0, target: 1, cards: null } as const;
  expect(moodsOf({ ...compared, lower: 0 })).toEqual([
    { seat: 0, mood: "shocked" },
    { seat: 1, mood: "smug" },
  ]);
  expect(moodsOf({ ...compared, lower: null }).map(({ mood }) => mood)).toEqual(["relieved", "relieved"]);
});

/** A player executes a legal command. @returns the events. */
function act(state: LoveLetterState, steps: number) {
  const all = state.seats.flatMap((_, seat) =>
    loveLetter.legal(loveLetter.view(state, seat)).map((command) => ({ seat, command })),
  );
  const chosen = all[(steps * 31) % all.length];
  if (chosen === undefined) throw new Error("there is no legal command");
  const done = loveLetter.step(state, chosen.seat, chosen.command);
  if (!done.ok) throw new Error(`${chosen.command.type} was refused`);
  return done.value;
}

test("all seats see the moods that spectators see, in whole games", () => {
  const felt = new Set<string>();
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const { state } = loveLetter.setup({ edition: "love-letter", players: 5, options: {} }, `moods ${seed}`);
    for (let steps = 0; loveLetter.outcome(state) === null && steps < 400; steps += 1) {
      const told = act(state, steps);
      const moods = (viewer: Viewer) =>
        told.flatMap((event) => {
          const seen = loveLetter.redact(event, viewer);
          return seen === null ? [] : moodsOf(seen);
        });
      const everybodys = moods("spectator");
      for (const { mood } of everybodys) felt.add(mood);
      for (const seat of state.seats.keys()) expect(moods(seat)).toEqual(everybodys);
    }
  }
  expect(felt.size).toBeGreaterThan(2);
});
