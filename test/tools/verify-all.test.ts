import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { newFolder } from "../support/app.ts";
import { change, KeptData } from "./kept-data.ts";
import { runWith } from "./run.ts";

let data: KeptData;
beforeEach(async () => {
  data = new KeptData();
  await data.start();
});
afterEach(() => data.stop());

describe("npm run replay -- verify-all", () => {
  test("replays every saved game while a server runs", async () => {
    await data.keep("one");
    await data.keep("two", 3);
    expect(await data.verifyAll()).toMatchObject({ code: 0, verdict: { games: 2, verified: 2, failed: 0 } });
  });

  test("exits with 1 if a game has another result than the saved one", async () => {
    await data.keep("one");
    change(data.live, 'UPDATE "resultSeats" SET place = 3 - place');
    const { code, verdict, err } = await data.verifyAll();
    expect({ code, verdict }).toEqual({ code: 1, verdict: { games: 1, verified: 0, failed: 1 } });
    expect(err).toContain("game one: cannot have been played like this: the end of seat 0");
  });

  test("exits with 1 if a game cannot be read", async () => {
    await data.keep("one");
    await data.server.db.updateTable("games").set({ recordJson: "{" }).execute();
    expect(await data.verifyAll()).toMatchObject({ code: 1, verdict: { games: 1, verified: 0, failed: 1 } });
  });

  test("counts games of other rules as neither verified nor failed", async () => {
    await data.keep("one");
    const { recordJson } = await data.server.db.selectFrom("games").select("recordJson").executeTakeFirstOrThrow();
    const other = recordJson.replace(/"rules":\d+/, '"rules":999');
    await data.server.db.updateTable("games").set({ recordJson: other }).execute();
    expect(await data.verifyAll()).toMatchObject({ code: 0, verdict: { games: 1, verified: 0, failed: 0 } });
  });

  test("reports its progress", async () => {
    for (let number = 0; number < 100; number += 1) await data.keep(`game ${number}`);
    expect((await data.verifyAll()).err).toBe("100 of 100 games replayed\n");
  });

  test("exits with 2 if there is no database", async () => {
    const ran = await runWith({ DATA_DIR: newFolder(), DATABASE_URL: "" }, "replay", "verify-all");
    expect(ran.code).toBe(2);
    expect(ran.err).toContain("without games.sqlite");
  });
});
