import { afterAll, beforeAll, expect, test } from "vitest";
import { begun, playToTheEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { settingsFor } from "../support/house.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
let broken = false;
beforeAll(async () => {
  server = await startTables({}, () => {
    if (broken) throw new Error("no chance left");
    return "0".repeat(64);
  });
});
afterAll(() => server.stop());

test("an exception ends its table, whose people are told, and nothing else", async () => {
  const { guests } = await begun(server, 2, 0);
  const seated = await server.tables.open({
    settings: settingsFor(2),
    players: [playerNamed("ann")],
    fillWithBots: true,
    start: "by-host",
    isPublic: false,
  });
  const ann = await Guest.join(server, seated, "ann");
  broken = true;
  await ann.manage({ type: "start" });
  broken = false;
  await ann.until(() => ann.closed !== null);
  expect(ann.goodbyes).toEqual(["table-closed"]);
  expect(server.errors).toEqual([{ err: new Error("no chance left"), room: seated.roomId }]);
  expect(server.tables.seatOf("ann")).toBeNull();
  await Promise.all(guests.map(playToTheEnd));
  expect(guests[0]?.state.phase).toBe("over");
});
