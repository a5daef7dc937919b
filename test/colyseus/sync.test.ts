import { describe, vi } from "vitest";
import { timeout } from "../properties/laws/walk.ts";
import { readsTheTruth } from "../support/reads-the-truth.ts";
import { tablesOf, wiredKittens, wiredLoveLetter } from "../support/wired.ts";

vi.setConfig({ testTimeout: timeout });

describe.each(wiredKittens.definition.editions)("$id", (edition) => {
  const numRuns = edition.id === "original" ? 8 : 2;
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    readsTheTruth(wiredKittens, edition, players, numRuns);
  });
});

describe.each(wiredLoveLetter.definition.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    readsTheTruth(wiredLoveLetter, edition, players, 20);
  });
});
