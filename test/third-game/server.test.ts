import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { games } from "../../server/app/games.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { siteAt, textIn } from "../support/app.ts";
import { newGame, playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";
import { startTables, type TableServer } from "../support/server.ts";
import { ServerProcess } from "../support/server-process.ts";
import { settingsFor } from "../support/table-fixture.ts";
import { hosts } from "./sync.ts";
import { viewOf } from "./view-of.ts";
import { known } from "./wire.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables({}, undefined, undefined, { hosts, known });
});
afterAll(() => server.stop());

const process = new ServerProcess({ SHUTDOWN_GRACE_SECONDS: "0" }, ["test/third-game/serve.ts"]);
afterEach(async () => {
  await process.end("SIGKILL");
});

test("Goofspiel is unknown outside of the tests", () => {
  expect(games.editions.has("goofspiel")).toBe(false);
});

test("people and bots play Goofspiel to its end, and its record can be replayed with the same winners", async () => {
  const { guests, seated } = await newGame(server, 2, 2, "goofspiel");
  await Promise.all(guests.map(playToEnd));
  const opened = openReplay(known, server.writeQueue.record(seated.roomId));
  const winners = guests.map((guest) => viewOf(guest).winners);
  expect(winners[0]?.length).toBeGreaterThan(0);
  expect(opened).toMatchObject({ ok: true, value: { replay: { outcome: { winners: winners[1] } } } });
});

test("players who choose at the same time do not make each other's choices stale", async () => {
  const { guests } = await newGame(server, 3, 0, "goofspiel");
  const { seq } = guests[0]?.state ?? { seq: -1 };
  for (const guest of guests) expect(await guest.act({ type: "give", card: "one" }, seq)).toMatchObject({ ok: true });
});

test("a choice for a finished prize is stale", async () => {
  const { guests } = await newGame(server, 2, 0, "goofspiel");
  const { seq } = guests[0]?.state ?? { seq: -1 };
  for (const guest of guests) await guest.act({ type: "give", card: "one" }, seq);
  expect(await guests[0]?.act({ type: "give", card: "two" }, seq)).toEqual({ ok: false, error: { kind: "stale" } });
});

test("a spectator sees that a player has chosen, but not the card", async () => {
  const { guests, seated } = await newGame(server, 2, 0, "goofspiel");
  const eve = await Guest.join(server, seated, "eve", { watch: true });
  await guests[0]?.act({ type: "give", card: "six" });
  await eve.until(() => eve.batches.length > 0);
  expect(eve.events).toEqual([{ type: "card-chosen", seat: 0, card: null }]);
  expect(viewOf(eve).bidders).toMatchObject([{ hasBid: true }, { hasBid: false }]);
});

test("a server killed during a game restores it after a restart, including hidden choices", async () => {
  await process.start();
  const site = siteAt(process.url);
  const { token } = await site.newGuest();
  // The clock must not act for players, even on a slow machine.
  const settings = { ...settingsFor(2, "goofspiel", known), turnSeconds: 120 };
  const opened = await site.call("POST /api/tables", { token, body: { settings } });
  const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const other = await site.newGuest();
  const [ann, bob] = [token, other.token].map((each) => new ReconnectingClient(process.url, each, seated, known));
  if (!ann || !bob) throw new Error("expected two players");
  await ann.join();
  await bob.join();
  await ann.guest.manage({ type: "start" });
  await ann.guest.until(() => ann.guest.state.phase === "playing");
  await ann.guest.act({ type: "give", card: "five" });
  await bob.guest.until(() => bob.guest.events.some(({ type }) => type === "card-chosen"));
  await process.end("SIGKILL");
  await process.start();
  await Promise.all([ann.comeBack(), bob.comeBack()]);
  expect(viewOf(ann.guest).bid).toBe("five");
  expect(viewOf(bob.guest)).toMatchObject({ bid: null, bidders: [{ hasBid: true }, { hasBid: false }] });
  for (const { returns } of [ann, bob]) expect(returns[0]?.after).toEqual(returns[0]?.before);
  await Promise.all([ann.play(), bob.play()]);
  expect([ann.isOver, bob.isOver]).toEqual([true, true]);
});
