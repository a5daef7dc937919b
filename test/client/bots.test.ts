import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pictureOf } from "../../client/game/bots.ts";

const drawn = readdirSync(join(import.meta.dirname, "../../client/art/avatars")).map((file) => file.split(".")[0]);
const pictures = Array.from({ length: 8 }, (_, i) => pictureOf({ kind: "bot", avatar: "bot" }, i + 1));

test("eight bots at one table have a drawing each", () => {
  expect(new Set(pictures).size).toBe(8);
  for (const picture of pictures) expect(drawn).toContain(picture);
});

test("people look as they have chosen", () => {
  expect(pictureOf({ kind: "person", avatar: "07" }, 3)).toBe("07");
});
