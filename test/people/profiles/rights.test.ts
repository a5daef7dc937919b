import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import { freeNameLike } from "../../../server/people/accounts/names.ts";
import { Erasure } from "../../../server/people/profiles/erasure.ts";
import { exportOf } from "../../../server/people/profiles/export.ts";
import { systemTimers } from "../../../server/runtime/timers.ts";
import { UnavailableError } from "../../../server/runtime/unavailable-error.ts";
import type { OpenStore } from "../../../server/storage/open.ts";
import { ErasedList } from "../../../server/storage/retention/erased-list.ts";
import { readReplayFile, writeReplayFile } from "../../../shared/replays/replay-file.ts";
import { newFolder } from "../../support/app.ts";
import { openStores } from "../../support/open-stores.ts";
import { recordedGame } from "../../support/records.ts";
import { account, finished, rating } from "../../support/result-fixtures.ts";
import { expectOk } from "../../support/saved-table.ts";
import { entryOf } from "../../support/stored.ts";

const log = { info() {}, error() {} };

/** Returns all text in a database. */
async function everythingIn({ db }: OpenStore): Promise<string> {
  const tables = await db.introspection.getTables();
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)));
  return JSON.stringify(rows.map((table) => table.rows));
}

describe.each(openStores())("$name", ({ open }) => {
  let opened: OpenStore;
  let people: AccountsDb;

  beforeEach(async () => {
    opened = await open();
    people = new AccountsDb(opened.db, async () => {});
    await account(opened.db, "a-ann", "Annika");
    await account(opened.db, "a-bob", "Robert");
    await rating(opened.db, "a-ann", 1600);
    await rating(opened.db, "a-bob", 1500);
    const link = { issuer: "https://id.example/", subject: "ann at the provider", madeAt: 1, usedAt: 2 };
    await opened.db
      .insertInto("providerLinks")
      .values({ ...link, playerId: "a-ann" })
      .execute();
    for (const [hash, playerId] of [
      ["hash of ann", "a-ann"],
      ["hash of bob", "a-bob"],
    ] as const) {
      const session = {
        hash,
        id: `id of ${playerId}`,
        playerId,
        label: `device of ${playerId}`,
        madeAt: 1,
        seenAt: 2,
        confirmedAt: null,
      };
      await opened.db.insertInto("sessions").values(session).execute();
    }
    const both = [
      { playerId: "a-bob", name: "Robert" },
      { playerId: "a-ann", name: "Annika", mu: 1600, sigma: 50 },
    ];
    await finished(opened.db, "both", { seats: both });
    await finished(opened.db, "forgotten", { seats: both, shared: null });
    await finished(opened.db, "elsewhere", {
      seats: [
        { playerId: "a-bob", name: "Robert" },
        { playerId: "guest-cat", name: "Catrin" },
      ],
    });
  });
  afterEach(() => opened?.close());

  const list = new ErasedList(newFolder());
  const erasure = () => new Erasure({ db: people, list, ended: { publish() {} }, timers: systemTimers, log });

  async function filesOf(id: string, named: string): Promise<Record<string, string>> {
    const chunks: Uint8Array[] = [];
    const player = { id, name: named, avatar: "03", guest: !id.startsWith("a-") };
    for await (const chunk of exportOf({ db: people, archive: opened.store }, player)) chunks.push(chunk);
    const files = unzipSync(new Uint8Array(Buffer.concat(chunks)));
    return Object.fromEntries(Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)]));
  }

  describe("an export", () => {
    test("has the account, its passkeys and sessions, ratings, results and records", async () => {
      const files = await filesOf("a-ann", "Annika");
      expect(Object.keys(files).sort()).toEqual(
        [
          "README.txt",
          "account.json",
          "blocks.json",
          "friends.json",
          "games/both.json",
          "passkeys.json",
          "provider.json",
          "push.json",
          "ratings.json",
          "results.json",
          "sessions.json",
          "standing.json",
        ].sort(),
      );
      expect(JSON.parse(files["account.json"] ?? "")).toMatchObject({ playerId: "a-ann", name: "Annika" });
      expect(JSON.parse(files["sessions.json"] ?? "")).toMatchObject([{ label: "device of a-ann" }]);
      expect(JSON.parse(files["provider.json"] ?? "")).toMatchObject([{ subject: "ann at the provider" }]);
      expect(JSON.parse(files["ratings.json"] ?? "")).toMatchObject({ ratings: [{ mu: 1600 }] });
      expect(JSON.parse(files["results.json"] ?? "")).toMatchObject([
        {
          gameId: "both",
          seats: [
            { name: "Robert", place: 1 },
            { isYou: true, mu: 1600 },
          ],
        },
        { gameId: "forgotten" },
      ]);
      expect(JSON.parse(files["games/both.json"] ?? "")).toEqual(expectOk(await opened.store.finished("both"))?.record);
    });

    test("has no data of other players except their names at the same table, and no secret", async () => {
      const text = JSON.stringify(await filesOf("a-ann", "Annika"));
      for (const foreign of ["a-bob", "guest-cat", "Catrin", "device of a-bob", "hash of", "elsewhere"])
        expect(text).not.toContain(foreign);
    });

    test("of a guest has the guest's games", async () => {
      const files = await filesOf("guest-cat", "Catrin");
      expect(JSON.parse(files["results.json"] ?? "")).toMatchObject([{ gameId: "elsewhere" }]);
      expect(files["games/elsewhere.json"]).toContain("Catrin");
    });

    test("has all games, regardless of their number", async () => {
      for (let number = 0; number < 250; number += 1)
        await finished(opened.db, `many-${number}`, {
          seats: [{ playerId: "guest-dan" }],
          shared: number % 2 ? 0 : null,
        });
      const files = await filesOf("guest-dan", "Dan");
      expect(JSON.parse(files["results.json"] ?? "")).toHaveLength(250);
      expect(Object.keys(files).filter((file) => file.startsWith("games/"))).toHaveLength(125);
    });
  });

  describe("erasure", () => {
    test("removes the name everywhere in the database and all data of the account", async () => {
      await erasure().erase("a-ann");
      const left = await everythingIn(opened);
      for (const gone of ["Annika", "device of a-ann", "hash of ann"]) expect(left).not.toContain(gone);
      expect(left).toContain("Robert");
      expect(await opened.db.selectFrom("ratings").select("playerId").execute()).toEqual([{ playerId: "a-bob" }]);
      expect(await opened.db.selectFrom("accounts").select("playerId").execute()).toEqual([{ playerId: "a-bob" }]);
    });

    test("has no effect while the list of erased players cannot be written", async () => {
      const full = { add: () => Promise.reject(new Error("no space left")) };
      const refused = new Erasure({ db: people, list: full, ended: { publish() {} }, timers: systemTimers, log }).erase(
        "a-ann",
      );
      await expect(refused).rejects.toThrow(UnavailableError);
      expect(await everythingIn(opened)).toContain("Annika");
      expect(await opened.db.selectFrom("erasures").selectAll().execute()).toEqual([]);
    });

    test("adds an account with its former guests to the list", async () => {
      await opened.db.insertInto("movedGuests").values({ guestId: "guest", playerId: "a-ann", movedAt: 1 }).execute();
      const own = new ErasedList(newFolder());
      await new Erasure({ db: people, list: own, ended: { publish() {} }, timers: systemTimers, log }).erase("a-ann");
      expect(own.read().erased.map(({ playerId }) => playerId)).toEqual(["a-ann", "guest"]);
    });

    test("of an account removes what it said and was called as a guest, and repeats this for a day", async () => {
      const { db } = opened;
      await db.insertInto("movedGuests").values({ guestId: "guest-ann", playerId: "a-ann", movedAt: 1 }).execute();
      const said = { reportId: "report", reason: "abuse", words: "she was rude", at: 1, line: null };
      await db
        .insertInto("reportSaid")
        .values({ ...said, reporter: "guest-ann" })
        .execute();
      await db
        .insertInto("takenNames")
        .values({ look: "hash", playerId: "guest-ann", instead: "Lucky Paws", at: 1 })
        .execute();
      await erasure().erase("a-ann");
      expect(await db.selectFrom("reportSaid").selectAll().execute()).toEqual([]);
      expect(await db.selectFrom("takenNames").selectAll().execute()).toEqual([]);
      await finished(db, "late", { seats: [{ playerId: "guest-ann", name: "Anngast" }] });
      await erasure().resume();
      expect(await everythingIn(opened)).not.toContain("Anngast");
    });

    test("leaves a name of finished games taken without an owner", async () => {
      await erasure().erase("a-ann");
      const looks = await opened.db.selectFrom("nameLooks").select("playerId").where("playerId", "is", null).execute();
      expect(looks.length).toBeGreaterThan(0);
      expect(await freeNameLike(opened.db, "Annika")).not.toBe("Annika");
    });

    test("frees a name that no finished game shows", async () => {
      await account(opened.db, "a-zoe", "Zoe");
      await erasure().erase("a-zoe");
      expect(await freeNameLike(opened.db, "Zoe")).toBe("Zoe");
    });

    test("leaves results under the id, with the names of other players", async () => {
      await erasure().erase("a-ann");
      const seats = await opened.db
        .selectFrom("resultSeats")
        .select(["playerId", "name"])
        .where("gameId", "=", "forgotten")
        .orderBy("seat")
        .execute();
      expect(seats).toEqual([
        { playerId: "a-bob", name: "Robert" },
        { playerId: "a-ann", name: "" },
      ]);
    });

    test("of a guest removes the name from results and records", async () => {
      await erasure().erase("guest-cat");
      expect(await everythingIn(opened)).not.toContain("Catrin");
    });

    test("continues at the next start after an interruption", async () => {
      await opened.db.insertInto("erasures").values({ playerId: "a-ann", askedAt: Date.now() }).execute();
      const going = erasure();
      going.start();
      await expect.poll(() => everythingIn(opened)).not.toContain("Annika");
      going.stop();
    });

    test("removes a name that reappears with a running game, and is complete after a day", async () => {
      const day = 86_400_000;
      await erasure().erase("a-ann");
      await finished(opened.db, "late", { seats: [{ playerId: "a-ann", name: "Annika" }] });
      const later = { ...systemTimers, date: () => Date.now() + day };
      const going = new Erasure({ db: people, list, ended: { publish() {} }, timers: later, log });
      going.start();
      await expect.poll(() => opened.db.selectFrom("erasures").selectAll().execute()).toEqual([]);
      going.stop();
      expect(await everythingIn(opened)).not.toContain("Annika");
    });

    test("of two players of one game at the same time removes both names", async () => {
      await Promise.all([erasure().erase("a-ann"), erasure().erase("a-bob")]);
      const left = await everythingIn(opened);
      expect(left).not.toContain("Annika");
      expect(left).not.toContain("Robert");
    });

    test("leaves a replay that can be played and verified", async () => {
      const { record, outcome } = recordedGame("original", 2, "erased");
      const { steps, ...head } = record;
      await opened.store.write(
        entryOf({
          begun: [
            {
              id: "real",
              roomId: "room",
              isShared: true,
              record: head,
              players: ["a-ann", "a-bob"],
              counting: { pool: null, unrated: "private" },
            },
          ],
          steps: steps.map((step, place) => ({ gameId: "real", place, step })),
        }),
      );
      await erasure().erase("a-ann");
      const kept = expectOk(await opened.store.game("real"))?.record;
      expect(kept?.seats.map((seat) => seat.name)).toEqual(["", record.seats[1]?.name]);
      if (kept) expect(readReplayFile(writeReplayFile(kept, outcome))).toMatchObject({ ok: true });
    });
  });
});
