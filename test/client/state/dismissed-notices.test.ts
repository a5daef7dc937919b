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

/** Loads the module again, as after a reload. */
async function anew() {
  vi.resetModules();
  return import("../../../client/state/experience.ts");
}

test("a dismissed announcement stays dismissed after a reload, and the same text posted again is shown", async () => {
  (await anew()).putAway({ words: "Closed on Monday.", at: 1000 });
  const { isDismissed: isPutAway } = await anew();
  expect(isPutAway({ words: "Closed on Monday.", at: 1000 })).toBe(true);
  expect(isPutAway({ words: "Closed on Monday.", at: 2000 })).toBe(false);
});

test("no notice is dismissed at first", async () => {
  expect((await anew()).isDismissed({ words: "", at: 0 })).toBe(false);
});
