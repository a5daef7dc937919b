import { expect, test } from "vitest";
import { AnchorRegistry } from "../../client/table/animations/anchor-registry.ts";
import { mood } from "../../client/table/animations/animation.ts";
import { layoutOf, roomFor } from "../../client/table/screen.ts";
import { Seated } from "./games/kittens/seated.ts";
import { chair } from "./snapshot.ts";

const table = new Seated({ hands: [["skip"], ["favor"], ["favor"]] });
table.chairs = ["05", "09", "12"].map((avatar, seat) => ({ ...chair(seat), avatar }));

test.each([
  ["a desktop", { width: 1280, height: 720 }],
  ["a phone", { width: 390, height: 844 }],
  ["a phone held sideways", { width: 844, height: 390 }],
])("a mood is shown on the portrait of its seat, the viewer's own included, on %s", (_, size) => {
  const { scene } = table;
  const book = new AnchorRegistry();
  book.note(scene, layoutOf(roomFor(scene, size)), { poses: [], scrollable: 0, card: 100, rise: 0 });
  const found = [0, 1, 2].map((seat) => book.find(mood(seat, "angry").at));
  expect(found.map((portrait) => portrait?.drawing)).toEqual(["05", "09", "12"]);
  for (const portrait of found) expect(portrait?.w).toBeGreaterThan(24);
  expect(book.find("avatar:7")).toBeNull();
});
