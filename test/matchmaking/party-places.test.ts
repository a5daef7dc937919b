import { beforeEach, describe, expect, test } from "vitest";
import type { SearchCriteria } from "../../server/matchmaking/queue-groups.ts";
import { PartyHarness } from "../support/party-harness.ts";

let at: PartyHarness;
beforeEach(() => {
  at = new PartyHarness();
});

const search = (seats: number): SearchCriteria => ({ edition: "original", seats, company: "anybody" });

/** Gathers a party whose host, the first player, starts the search. */
async function searching(seats: number, ...names: readonly string[]) {
  const party = await at.gathered(...names);
  expect(at.queue.play(names[0] ?? "", search(seats))).toBe(true);
  return party;
}

describe("blocks do not choose the opponents of rated games", () => {
  test("for a party of one", async () => {
    at.blocks.block("a-ann", "a-bob");
    await searching(2, "a-ann");
    await at.join("a-bob", 2);
    await at.settled();
    expect(at.tables.games).toEqual([["a-ann a-bob", 2]]);
  });

  test("for the last member of a party", async () => {
    at.blocks.block("a-ann", "a-bob");
    const { spies } = await searching(3, "a-ann", "a-cat");
    if (spies[1]) at.queue.leave("a-cat", spies[1]);
    for (const name of ["a-bob", "a-dan"]) await at.join(name, 3);
    await at.settled();
    expect(at.tables.games).toEqual([["a-ann a-bob a-dan", 3]]);
  });
});
