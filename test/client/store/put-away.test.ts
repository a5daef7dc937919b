import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  kept.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** As after a reload. */
async function anew() {
  vi.resetModules();
  return import("../../../client/store/put-away.ts");
}

test("an announcement that was put away stays away after a reload, and another one is shown", async () => {
  (await anew()).putAway("Closed on Monday.\nSorry.");
  const { isPutAway } = await anew();
  expect(isPutAway("Closed on Monday.\nSorry.")).toBe(true);
  expect(isPutAway("Closed on Tuesday.")).toBe(false);
});

test("at first nothing is put away", async () => {
  expect((await anew()).isPutAway("")).toBe(false);
});
