import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { avatarsOf } from "../../client/game-model/bots.ts";
import type { Chair } from "../../client/game-model/model.ts";
import { Seated } from "./games/kittens/seated.ts";
import { chair } from "./snapshot.ts";

const drawn = readdirSync(join(import.meta.dirname, "../../client/art/avatars")).map((file) => file.split(".")[0]);
const bot = { kind: "bot", avatar: "bot" } as const;
const person = (avatar: string) => ({ kind: "person", avatar }) as const;
const empty = { kind: "empty", avatar: "" } as const;

const cat = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, "0"));
const chairs = fc.array(fc.oneof(fc.constant(bot), cat.map(person), fc.constant(empty)), { maxLength: 9 });

test("a bot has the drawing of a cat that is unique at the table", () => {
  fc.assert(
    fc.property(chairs, (table) => {
      const pictures = avatarsOf(table);
      table.forEach(({ kind }, seat) => {
        if (kind !== "bot") return;
        expect(pictures[seat]).toMatch(/^\d\d$/);
        expect(drawn).toContain(pictures[seat]);
        expect(pictures.filter((picture) => picture === pictures[seat])).toHaveLength(1);
      });
    }),
  );
});

test("human players have the avatar of their choice", () => {
  expect(avatarsOf([bot, person("07"), bot, person("07")]).filter((picture) => picture === "07")).toHaveLength(2);
});

test("joins and leaves of other players do not change a bot's unique avatar", () => {
  const [, , before] = avatarsOf([person("04"), bot, bot]);
  expect(avatarsOf([person("04"), empty, bot, person("09")])[2]).toBe(before);
});

/** Returns the panel of the opposite player. */
function plateOf(opposite: Partial<Chair>) {
  const table = new Seated({ hands: [["skip"], ["attack"]] });
  table.chairs = [chair(0), { ...chair(1), ...opposite }];
  return table.scene.seats[0];
}

test("a bot's panel shows its strength, and a press opens details", () => {
  const plate = plateOf({ kind: "bot", bot: { strength: "expert", temper: "thief" } });
  expect(plate).toMatchObject({ chips: [{ kind: "bot", text: "bot · expert" }], about: "press" });
});

test("a stand-in for an expert shows its current strength", () => {
  const plate = plateOf({ kind: "bot", bot: { strength: "expert", temper: "thief", standIn: true } });
  expect(plate).toMatchObject({ chips: [{ kind: "bot", text: "bot · steady" }], about: "press" });
});

test("a bot that replaces a player shows no strength and has no details", () => {
  const plate = plateOf({ presence: "left" });
  expect(plate).toMatchObject({ chips: [{ kind: "bot", text: "bot" }] });
  expect(plate).not.toHaveProperty("about");
});
