import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { picturesOf } from "../../client/game/bots.ts";
import type { Chair } from "../../client/game/model.ts";
import { Seated } from "./kittens/seated.ts";
import { chair } from "./snapshot.ts";

const drawn = readdirSync(join(import.meta.dirname, "../../client/art/avatars")).map((file) => file.split(".")[0]);
const bot = { kind: "bot", avatar: "bot" } as const;
const person = (avatar: string) => ({ kind: "person", avatar }) as const;
const empty = { kind: "empty", avatar: "" } as const;

const cat = fc.integer({ min: 1, max: 12 }).map((number) => String(number).padStart(2, "0"));
const chairs = fc.array(fc.oneof(fc.constant(bot), cat.map(person), fc.constant(empty)), { maxLength: 9 });

test("a bot has the drawing of a cat that nobody else at the table has", () => {
  fc.assert(
    fc.property(chairs, (table) => {
      const pictures = picturesOf(table);
      table.forEach(({ kind }, seat) => {
        if (kind !== "bot") return;
        expect(pictures[seat]).toMatch(/^\d\d$/);
        expect(drawn).toContain(pictures[seat]);
        expect(pictures.filter((picture) => picture === pictures[seat])).toHaveLength(1);
      });
    }),
  );
});

test("people look as they have chosen", () => {
  expect(picturesOf([bot, person("07"), bot, person("07")]).filter((picture) => picture === "07")).toHaveLength(2);
});

test("who comes or goes does not change the face of a bot that nobody else has", () => {
  const [, , before] = picturesOf([person("04"), bot, bot]);
  expect(picturesOf([person("04"), empty, bot, person("09")])[2]).toBe(before);
});

/** What the table shows of whoever sits opposite. */
function plateOf(opposite: Partial<Chair>) {
  const table = new Seated({ hands: [["skip"], ["attack"]] });
  table.chairs = [chair(0), { ...chair(1), ...opposite }];
  return table.scene.seats[0];
}

test("a bot at the table says how well it plays, and there is more to tell of it", () => {
  const plate = plateOf({ kind: "bot", bot: { strength: "expert", temper: "thief" } });
  expect(plate).toMatchObject({ chips: [{ kind: "bot", text: "bot · expert" }], about: true });
});

test("a bot that stands in for an expert is called what it is", () => {
  const plate = plateOf({ kind: "bot", bot: { strength: "expert", temper: "thief", standIn: true } });
  expect(plate).toMatchObject({ chips: [{ kind: "bot", text: "bot · steady" }], about: true });
});

test("a bot in a person's place is a bot without a strength, and there is nothing to tell of it", () => {
  expect(plateOf({ presence: "left" })).toMatchObject({ chips: [{ kind: "bot", text: "bot" }], about: false });
});
