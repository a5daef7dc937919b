import { beforeEach, describe, expect, test } from "vitest";
import { maxGatheringMs } from "../../server/matchmaking/party-tickets.ts";
import type { SearchCriteria } from "../../server/matchmaking/queue-groups.ts";
import { PartyHarness } from "../support/party-harness.ts";
import { QueueListenerSpy } from "../support/queue-listener-spy.ts";
import { playerNamed } from "../support/server.ts";

let at: PartyHarness;
beforeEach(() => {
  at = new PartyHarness();
});

const search = (seats: number): SearchCriteria => ({ edition: "original", seats, company: "anybody" });

const membersSeenBy = (spy: QueueListenerSpy | undefined) => spy?.party?.members.map(({ name }) => name);

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

describe("a party that gathers", () => {
  test("loses a member with a new sanction", async () => {
    const { spies } = await at.gathered("ann", "bob");
    at.queue.sendAway((playerId) => (playerId === "bob" ? { reason: "sanctioned", until: null } : null));
    expect(spies.map(({ end }) => end)).toEqual([null, { reason: "sanctioned", until: null }]);
    expect(membersSeenBy(spies[0])).toEqual(["ann"]);
  });

  test("ends when maintenance begins", async () => {
    const { ticket, spies } = await at.gathered("ann", "bob");
    at.queue.sendAway(() => ({ reason: "maintenance" }));
    expect(spies.map(({ end }) => end?.reason)).toEqual(["maintenance", "maintenance"]);
    expect(at.queue.gathering(ticket)).toBeNull();
  });

  test("admits no player who arrives as maintenance begins", async () => {
    const { ticket } = await at.gathered("ann");
    at.meanwhile = () => {
      at.tables.refusal = "maintenance";
    };
    expect((await at.joinParty(ticket, "bob")).end).toEqual({ reason: "maintenance" });
    expect(at.queue.gathering(ticket)?.map(({ name }) => name)).toEqual(["ann"]);
  });

  test("starts its search only while games can start", async () => {
    await at.gathered("ann", "bob");
    at.tables.refusal = "not-saving";
    expect(at.queue.play("ann", search(4))).toBe(false);
    expect(at.queue.waiting()).toEqual({});
    at.tables.refusal = null;
    expect(at.queue.play("ann", search(4))).toBe(true);
  });

  test("loses a member who joins the queue alone, and whose other connections close", async () => {
    const { spies } = await at.gathered("ann", "bob");
    const alone = await at.join("bob", 4);
    expect(spies.map(({ end }) => end)).toEqual([null, { reason: "elsewhere" }]);
    expect(membersSeenBy(spies[0])).toEqual(["ann"]);
    expect([alone.end, alone.last?.people]).toEqual([null, 1]);
  });

  test("does not take along a former member who waits alone", async () => {
    await at.gathered("ann", "bob");
    const alone = await at.join("bob", 4);
    at.queue.play("ann", search(4));
    expect(at.queue.waiting()).toEqual({ original: 2 });
    at.queue.leave("bob", alone);
    expect(at.queue.waiting()).toEqual({ original: 1 });
  });

  test("does not end the wait of a former member with its time limit", async () => {
    await at.gathered("ann", "bob");
    const alone = await at.joinPeople("bob", 4);
    at.timers.pass(maxGatheringMs);
    expect(alone.end).toBeNull();
    at.queue.leave("bob", alone);
    expect(at.queue.waiting()).toEqual({});
  });

  test("gains a player who waited alone, and who leaves the queue for it", async () => {
    const alone = await at.join("bob", 4);
    const { ticket, spies } = await at.gathered("ann");
    const bob = await at.joinParty(ticket, "bob");
    expect([alone.end, bob.end]).toEqual([{ reason: "elsewhere" }, null]);
    expect(membersSeenBy(spies[0])).toEqual(["ann", "bob"]);
    expect(at.queue.waiting()).toEqual({});
  });

  test("gains a player who leaves the search of another party for it", async () => {
    await searching(4, "ann", "bob");
    const { ticket, spies } = await at.gathered("cat");
    await at.joinParty(ticket, "bob");
    expect(membersSeenBy(spies[0])).toEqual(["cat", "bob"]);
    expect(at.queue.waiting()).toEqual({ original: 1 });
  });

  test("loses a member who blocks another one", async () => {
    const { spies } = await at.gathered("ann", "bob");
    at.blocks.block("bob", "ann");
    await at.settled();
    expect(spies.map(({ end }) => end)).toEqual([null, { reason: "party-over" }]);
    expect(membersSeenBy(spies[0])).toEqual(["ann"]);
  });
});

test("a player who waits retains their place if a party rejects them", async () => {
  const { ticket } = await searching(4, "ann", "bob");
  const waiting = await at.join("cat", 4);
  expect((await at.joinParty(ticket, "cat")).end).toEqual({ reason: "party-over" });
  expect(waiting.end).toBeNull();
  expect(at.queue.waiting()).toEqual({ original: 3 });
});

describe("a party in its search", () => {
  test("retains a member who joins the queue alone with other criteria", async () => {
    await searching(4, "ann", "bob");
    const alone = await at.join("bob", 3);
    expect(alone.last).toMatchObject({ people: 2, seats: 4 });
    await at.waitOver();
    expect(at.tables.games).toEqual([["ann bob", 4]]);
  });

  test("loses a member who blocks another one", async () => {
    const { spies } = await searching(4, "ann", "bob");
    at.blocks.block("bob", "ann");
    await at.settled();
    expect(spies.map(({ end }) => end)).toEqual([null, { reason: "party-over" }]);
    await at.waitOver();
    expect(at.tables.games).toEqual([["ann", 4]]);
  });

  test("loses a member who blocked another one during a takeover of the queue", async () => {
    const ticket = at.tickets.issue("ann");
    const party = at.tickets.verify(ticket)?.id ?? "";
    const entry = (name: string) => ({
      waiter: { player: playerNamed(name), wish: search(4), network: null, party },
      group: "group",
      beganAt: at.timers.now(),
    });
    at.queue.adopt([entry("ann"), entry("bob")]);
    at.blocks.block("bob", "ann");
    const [ann, bob] = [await at.joinParty(ticket, "ann"), await at.joinParty(ticket, "bob")];
    expect([ann.end, bob.end]).toEqual([null, { reason: "party-over" }]);
    expect(ann.last?.people).toBe(1);
  });

  test("changes its group as one when a member blocks another player there", async () => {
    const { spies } = await searching(4, "ann", "bob");
    const cat = new QueueListenerSpy();
    const waiter = { player: playerNamed("cat"), wish: search(4), network: "of cat", acceptsParty: true } as const;
    await at.queue.join(waiter, cat);
    expect(cat.last?.people).toBe(3);
    at.blocks.block("ann", "cat");
    await at.settled();
    expect([...spies, cat].map(({ last }) => last?.people)).toEqual([2, 2, 1]);
  });
});
