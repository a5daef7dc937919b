import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isViewOf } from "../../shared/net/games.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { startApp } from "../support/app.ts";
import { newGame, playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { startTables, type TableServer } from "../support/server.ts";
import { goofspiel } from "./rules.ts";
import { hosts } from "./sync.ts";
import { known } from "./wire.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables({}, undefined, undefined, { hosts, known });
});
afterAll(() => server.stop());

const winnersSeenBy = ({ game }: Guest) => (isViewOf(goofspiel, game) ? game.view.winners : []);

test("a player who queues alone for Goofspiel plays it with bots", async () => {
  const app = await startApp({}, { games: hosts });
  const { token } = await app.newGuest();
  const room = await new Client(app.url).joinOrCreate("queue", { token, edition: "goofspiel", seats: 3 });
  const isSeated = new Promise<SeatLocation>((resolve) => room.onMessage("seated", resolve));
  room.onMessage("queue", () => room.send("start"));
  room.onMessage("goodbye", () => {});
  const { roomId } = await isSeated;
  const guest = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token }), known);
  await guest.until(() => guest.state.phase === "playing");
  await playToEnd(guest);
  expect(winnersSeenBy(guest).length).toBeGreaterThan(0);
  await app.close();
});

test("people and bots play Goofspiel to its end, and its record can be replayed with the same winners", async () => {
  const { guests, seated } = await newGame(server, 2, 2, "goofspiel");
  await Promise.all(guests.map(playToEnd));
  const opened = openReplay(known, server.writeQueue.record(seated.roomId));
  const winners = guests.map(winnersSeenBy);
  expect(winners[0]?.length).toBeGreaterThan(0);
  expect(opened).toMatchObject({ ok: true, value: { replay: { outcome: { winners: winners[1] } } } });
});

test("a choice is stale once its prize is taken, but not because others chose at the same time", async () => {
  const { guests } = await newGame(server, 3, 0, "goofspiel");
  const { seq } = guests[0]?.state ?? { seq: -1 };
  for (const guest of guests) expect(await guest.act({ type: "give", card: "one" }, seq)).toMatchObject({ ok: true });
  expect(await guests[0]?.act({ type: "give", card: "two" }, seq)).toEqual({ ok: false, error: { kind: "stale" } });
});
