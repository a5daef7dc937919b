import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { Profiles } from "../../../server/people/profiles/profiles.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { openStores } from "../../support/open-stores.ts";
import { ratedGame } from "../../support/rated.ts";
import { account, finished } from "../../support/result-fixtures.ts";
import { endOf, entryOf, gameNamed } from "../../support/stored.ts";

const two = ["a-ann", "a-bob"];

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let profiles: Profiles;

  beforeEach(async () => {
    opened = await open();
    profiles = new Profiles({ db: new AccountsDb(opened.db, async () => {}), date: () => 5000, keepDays: 30 });
    for (const playerId of two) await account(opened.db, playerId, playerId.slice(2));
  });
  afterEach(() => opened?.close());

  const hide = (playerId: string, what: "hidesProfile" | "hidesRating") =>
    opened.db
      .updateTable("accounts")
      .set({ [what]: 1 })
      .where("playerId", "=", playerId)
      .execute();

  test("every player with the id of a public game sees its changes with the earlier ratings", async () => {
    await opened.store.write(ratedGame("one", two));
    await opened.store.write(ratedGame("two", two, { endedAt: 3000, deserters: [1] }));
    const first = await profiles.result("one", "a-ann");
    expect(first).toMatchObject({ id: "one", pool: "kittens-two", unrated: null });
    expect(first?.changes[0]?.before).toMatchObject({ rating: 1500, provisional: true, games: 0 });
    expect(first?.changes[0]?.after.rating).toBeGreaterThan(1500);
    const second = await profiles.result("two", "somebody");
    expect(second?.changes[0]).toMatchObject({ before: first?.changes[0]?.after, after: { games: 2 }, place: 1 });
    expect(second?.changes[1]).toMatchObject({ place: 2, deserted: true });
    expect(await profiles.result("one", "a-ann")).toEqual(first);
  });

  test.each(["hidesProfile", "hidesRating"] as const)("a change hidden by %s is not shown to others", async (what) => {
    await opened.store.write(ratedGame("one", two));
    await hide("a-bob", what);
    expect((await profiles.result("one", "a-ann"))?.changes[1]).toBeNull();
    expect((await profiles.result("one", "a-bob"))?.changes[1]).toMatchObject({ place: 2 });
  });

  test("a hidden change does not affect the responses to other players", async () => {
    await opened.store.write(ratedGame("one", two));
    await hide("a-bob", "hidesRating");
    const before = await profiles.result("one", "a-ann");
    const other = { place: 1, deserted: 1, muBefore: 1, sigmaBefore: 2, mu: 3, sigma: 4 };
    await opened.db.updateTable("resultSeats").set(other).where("playerId", "=", "a-bob").execute();
    expect(await profiles.result("one", "a-ann")).toEqual(before);
  });

  test("a game that does not count gives the reason to all players who may see it", async () => {
    await opened.store.write(entryOf({ begun: [gameNamed("one")], ended: [endOf("one")] }));
    const result = { id: "one", pool: null, unrated: "private", changes: [null, null] };
    expect(await profiles.result("one", "ann")).toEqual(result);
    expect(await profiles.result("one", "somebody")).toBeNull();
    await opened.store.share("one", "ann");
    expect(await profiles.result("one", "somebody")).toEqual(result);
  });

  test("a result stays available after its record is deleted, for the same viewers", async () => {
    await finished(opened.db, "public", { seats: [{ playerId: "ann" }], isPublic: 1, unrated: "guest", shared: null });
    await finished(opened.db, "private", { seats: [{ playerId: "ann" }], shared: null });
    expect(await profiles.result("public", "somebody")).toMatchObject({ unrated: "guest" });
    expect(await profiles.result("private", "ann")).toMatchObject({ unrated: "private" });
    expect(await profiles.result("private", "somebody")).toBeNull();
  });

  test("a running game has no result", async () => {
    await opened.store.write(entryOf({ begun: [gameNamed("one")] }));
    expect(await profiles.result("one", "ann")).toBeNull();
  });
});
