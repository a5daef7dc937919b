import { afterEach, beforeEach, expect, test, vi } from "vitest";

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => {
  stored.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Loads the module again, as after a reload. */
async function reloaded() {
  vi.resetModules();
  return import("../../../client/state/favourite-decks.ts");
}

test("favourite decks outlive a reload of the page, the newest first", async () => {
  const { addFavourite } = await reloaded();
  addFavourite({ code: "1A", name: "Old" });
  addFavourite({ code: "1B", name: "" });
  const { favouriteDecks, isFavourite } = await reloaded();
  expect(favouriteDecks.value).toEqual([
    { code: "1B", name: "" },
    { code: "1A", name: "Old" },
  ]);
  expect(isFavourite("1A")).toBe(true);
});

test("a deck is among the favourites once, with its latest name", async () => {
  const { addFavourite, favouriteDecks } = await reloaded();
  addFavourite({ code: "1A", name: "Old" });
  addFavourite({ code: "1A", name: "New" });
  expect(favouriteDecks.value).toEqual([{ code: "1A", name: "New" }]);
});

test("a browser has room for fifty favourite decks, and for another one after one was removed", async () => {
  const { addFavourite, favouriteDecks, removeFavourite } = await reloaded();
  for (let each = 0; each < 50; each += 1) expect(addFavourite({ code: `1${each}`, name: "" })).toBe(true);
  expect(addFavourite({ code: "1X", name: "" })).toBe(false);
  expect(favouriteDecks.value).toHaveLength(50);
  removeFavourite("10");
  expect(addFavourite({ code: "1X", name: "" })).toBe(true);
});

test("favourites of two tabs of a browser stay, whichever adds or removes one", async () => {
  const here = await reloaded();
  const there = await reloaded();
  here.addFavourite({ code: "1A", name: "" });
  there.addFavourite({ code: "1B", name: "" });
  here.addFavourite({ code: "1C", name: "" });
  there.removeFavourite("1A");
  expect(there.favouriteDecks.value.map(({ code }) => code)).toEqual(["1C", "1B"]);
});

test.each(["no JSON", "{}", '[1, null, {"code": 2, "name": "a"}]'])(
  "stored favourites of another shape are left out: %s",
  async (text) => {
    stored.set("nine-lives:favourite-decks", text);
    const { favouriteDecks } = await reloaded();
    expect(favouriteDecks.value).toEqual([]);
  },
);
