import { afterEach, beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("document", Object.assign(new EventTarget(), { documentElement: { dataset: {} }, hidden: false }));
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => {
  kept.clear();
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** Loads the modules again, as after a reload. */
async function anew() {
  vi.resetModules();
  const [{ botStrength }, { countBotGame }, { chosenStrength }] = await Promise.all([
    import("../../../client/state/new-table.ts"),
    import("../../../client/state/experience.ts"),
    import("../../../client/state/settings.ts"),
  ]);
  return { botStrength, countBotGame, chosenStrength };
}

test("a guest's bots are easy in the first three games at this browser, and steady afterwards", async () => {
  const strengths: string[] = [];
  for (let game = 0; game < 4; game += 1) {
    const page = await anew();
    strengths.push(page.botStrength());
    page.countBotGame();
  }
  expect(strengths).toEqual(["easy", "easy", "easy", "steady"]);
});

test("a strength that the host chooses goes before the easy bots of the first games", async () => {
  const page = await anew();
  page.chosenStrength.value = "expert";
  expect(page.botStrength()).toBe("expert");
  expect((await anew()).botStrength()).toBe("expert");
});
