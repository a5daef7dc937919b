import { describe, vi } from "vitest";
import { readsTheTruth } from "../support/reads-the-truth.ts";
import { sampleOf, tablesOf, timeout } from "../support/samples.ts";
import { wiredKittens, wiredLoveLetter } from "../support/wired.ts";

vi.setConfig({ testTimeout: timeout });

describe.each(wiredKittens.definition.editions)("$id", (edition) => {
  const numRuns = sampleOf(edition.id === "original" ? 10 : 5);
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    readsTheTruth(wiredKittens, edition, players, numRuns);
  });
});

describe.each(wiredLoveLetter.definition.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    readsTheTruth(wiredLoveLetter, edition, players, sampleOf(30));
  });
});
