import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withCopies } from "../../../../../client/games/kittens/decks/draft.ts";
import { deckCodeOf } from "../../../../../shared/games/kittens/decks/deck-code.ts";
import { firstReadyDeck } from "../../../../../shared/games/kittens/decks/ready-decks.ts";

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

/** Loads the modules again, as after a reload. */
async function reloaded() {
  vi.resetModules();
  const { addFavourite } = await import("../../../../../client/state/favourite-decks.ts");
  return { addFavourite, ...(await import("../../../../../client/games/kittens/decks/current-deck.ts")) };
}

const ready = { deck: firstReadyDeck, name: "" };
const composed = { deck: withCopies(firstReadyDeck, "skip", 9), name: "Storm night" };

test("a composed deck is kept with its name when a ready deck takes its place, also after a reload", async () => {
  const { setCurrentDeck, unlistedDeck } = await reloaded();
  setCurrentDeck(composed);
  setCurrentDeck(ready);
  expect(unlistedDeck.value).toEqual(composed);
  const again = await reloaded();
  expect(again.currentDeck.value).toEqual(ready);
  expect(again.unlistedDeck.value).toEqual(composed);
});

test("a ready deck that is only renamed keeps the composed deck, too", async () => {
  const { setCurrentDeck, unlistedDeck } = await reloaded();
  setCurrentDeck(composed);
  setCurrentDeck({ ...ready, name: "Quick" });
  setCurrentDeck({ ...ready, name: "Quick one" });
  expect(unlistedDeck.value).toEqual(composed);
});

test("a deck among the favourites is not offered twice", async () => {
  const { addFavourite, setCurrentDeck, unlistedDeck } = await reloaded();
  setCurrentDeck(composed);
  addFavourite({ code: deckCodeOf(composed.deck), name: composed.name });
  setCurrentDeck(ready);
  expect(unlistedDeck.value).toBeNull();
});
