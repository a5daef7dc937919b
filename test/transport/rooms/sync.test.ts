import { describe, vi } from "vitest";
import { sampleOf, tablesOf, timeout } from "../../support/samples.ts";
import { checkViewConsistency } from "../../support/view-consistency.ts";
import { wiredKittens, wiredLoveLetter } from "../../support/wired-game.ts";

vi.setConfig({ testTimeout: timeout });

describe.each(wiredKittens.definition.editions)("$id", (edition) => {
  const numRuns = sampleOf(edition.id === "original" ? 10 : 5);
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    checkViewConsistency(wiredKittens, edition, players, numRuns);
  });
});

describe.each(wiredLoveLetter.definition.editions)("$id", (edition) => {
  describe.each(tablesOf(edition))("at a table of %i", (players) => {
    checkViewConsistency(wiredLoveLetter, edition, players, sampleOf(30));
  });
});
