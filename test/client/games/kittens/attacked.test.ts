import { expect, test } from "vitest";
import type { Command } from "../../../../shared/core/commands.ts";
import { Seated } from "./seated.ts";

const attack: Command = { type: "play", cards: ["attack"] };

test("a player with turns of an attack shows the attacker's picture until these turns are done", () => {
  const table = new Seated({
    hands: [["attack"], ["skip"], ["favor"]],
    drawPile: ["skip", "favor", "nope", "shuffle"],
  });
  const marks = () => table.scene.seats.map(({ attackedBy }) => attackedBy);
  expect(marks()).toEqual([null, null]);
  table.step(0, attack).allPass();
  expect(marks()).toEqual([table.scene.own?.avatar, null]);
  expect(table.scene.seats[0]?.spoken).toContain("attacked by Ann");
  table.step(1, { type: "draw" });
  expect(marks()).toEqual([table.scene.own?.avatar, null]);
  table.step(1, { type: "draw" });
  expect(marks()).toEqual([null, null]);
});

test("only the last of two attacks in a row is shown", () => {
  const table = new Seated({ hands: [["favor"], ["attack"], ["attack"]], turn: 1 });
  table.step(1, attack).allPass().step(2, attack).allPass();
  expect(table.scene.own?.attackedBy).toBe(table.scene.seats[1]?.avatar);
  expect(table.scene.seats.map(({ attackedBy }) => attackedBy)).toEqual([null, null]);
});
