import { expect, test } from "vitest";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import { choicesOf } from "../../../tools/collusion/decision-points.ts";
import { kittensSparing } from "../../../tools/collusion/kittens.ts";
import { loveLetterSparing } from "../../../tools/collusion/love-letter.ts";

/** Game of four with the first seat on turn. */
function kittensWith(hands: readonly (readonly CardId[])[]) {
  const { state } = kittens.setup({ edition: "original", players: 4, options: {} }, "any");
  state.turn = 0;
  for (const [seat, { hand }] of state.seats.entries()) hand.splice(0, hand.length, ...(hands[seat] ?? []));
  const choices = (actor: Actor, command: Command) => choicesOf(kittens, kittensSparing, 4, state, actor, command);
  const play = (actor: Actor, command: Command) => {
    if (!kittens.step(state, actor, command).ok) throw new Error(`${JSON.stringify(command)} is refused`);
  };
  return { choices, play };
}

const favor: Command = { type: "play", cards: ["favor"], target: 2 };

test("a Favor is a choice among the players with cards", () => {
  const { choices } = kittensWith([["favor"], ["skip"], ["skip"], []]);
  expect(choices(0, favor)).toEqual([{ kind: "aim", actor: 0, chosen: 2, among: [1, 2], does: "harm" }]);
});

test("a Favor with only one possible target is no choice", () => {
  expect(kittensWith([["favor"], [], ["skip"], []]).choices(0, favor)).toEqual([]);
});

test("a player with a Nope who passes on a card of others could have Noped for its target", () => {
  const { choices, play } = kittensWith([["favor"], ["nope"], ["nope"], []]);
  play(0, favor);
  expect(choices(1, { type: "pass" })).toEqual([{ kind: "nope", actor: 1, done: false, against: 0, helps: 2 }]);
  expect(choices(1, { type: "nope" })).toMatchObject([{ done: true }]);
});

test("a player without a Nope, or the target, does not choose between others", () => {
  const { choices, play } = kittensWith([["favor"], ["nope"], ["nope"], []]);
  play(0, favor);
  expect(choices(2, { type: "pass" })).toEqual([]);
  expect(choices(3, { type: "pass" })).toEqual([]);
});

test("a Nope on a Nope is against its player, and for the player of the original card", () => {
  const { choices, play } = kittensWith([["favor"], ["nope"], ["skip"], ["nope"]]);
  play(0, favor);
  play(1, { type: "nope" });
  expect(choices(3, { type: "nope" })).toEqual([{ kind: "nope", actor: 3, done: true, against: 1, helps: 0 }]);
});

test("a timeout counts as a pass of all players with a Nope who have not passed", () => {
  const { choices, play } = kittensWith([["favor"], ["nope"], ["skip"], ["nope"]]);
  play(0, favor);
  play(1, { type: "pass" });
  expect(choices("clock", { type: "timeout" })).toMatchObject([{ actor: 3, done: false }]);
});

test("an aimed card in Love Letter is a choice among all possible targets", () => {
  const { state } = loveLetter.setup({ edition: "love-letter", players: 4, options: {} }, "b");
  const seat = state.turn;
  const aimed = loveLetter.legal(loveLetter.view(state, seat)).find((command) => "target" in command);
  if (!aimed) throw new Error("no card that is aimed: take another seed");
  const [choice] = choicesOf(loveLetter, loveLetterSparing, 4, state, seat, aimed);
  expect(choice).toMatchObject({ kind: "aim", actor: seat, does: "harm" });
  expect(choice?.kind === "aim" && choice.among).toEqual([0, 1, 2, 3].filter((other) => other !== seat));
});
