import { once } from "node:events";
import type { Server } from "node:http";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Limits } from "../../server/http/limits.ts";
import { matchmaking } from "../../server/http/matchmaking.ts";
import { answerErrors, jsonBody } from "../../server/http/requests.ts";
import { Away } from "../../server/tables/away.ts";
import type { Seated } from "../../shared/net/protocol.ts";
import { siteAt } from "../support/app.ts";
import { settingsFor } from "../support/house.ts";
import { okValue } from "../support/kept.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";

let server: TableServer;
let seated: Seated;
let http: Server;
/** How often somebody asked whose token it is. */
let asked: number;
let state: () => Promise<"open" | "away" | "gone">;
beforeEach(async () => {
  asked = 0;
  server = await startTables();
  const opening = { settings: settingsFor(3), players: [], fillWithBots: false, isPublic: false } as const;
  seated = okValue(await server.tables.open({ ...opening, start: "by-host" }));
  const log = { info() {}, warn() {}, error() {} };
  const askingWhose: Limits["joinsOf"] = (ownSeat) => async (request, _response, next) => {
    await ownSeat(request);
    next();
  };
  const app = express();
  const part = matchmaking({
    identity: {
      playerOf: async () => {
        asked += 1;
        return playerNamed("ann");
      },
      tokenOf: async () => "",
      renewed: async () => null,
      elsewhere: async () => null,
    },
    directory: { seatOf: async () => null, stateOf: () => state(), hides: async () => false },
    blocks: server.blocks,
    queue: { refusalFor: async () => null },
    publicQueue: { roomId: async () => null },
    limits: { joinsOf: askingWhose },
    networks: { of: () => null },
    lastingNetworks: { of: () => null },
    moderation: { gate: { fromGames: async () => null }, newGuests: { came: async () => {} } },
    log,
  });
  app.use("/matchmake", jsonBody(), part, answerErrors(log));
  http = app.listen(0, "127.0.0.1");
  await once(http, "listening");
});
afterEach(async () => {
  http.close();
  await server.stop();
});

function join(way: string) {
  const address = http.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const body = { token: "ann's", edition: "original", seats: 3 };
  return siteAt(`http://127.0.0.1:${port}`).call(`POST /matchmake/${way}`, { body });
}

const again = { status: 503, body: { error: "again" } };

test("whoever joins an open table has a seat reserved", async () => {
  state = async () => "open";
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject({ status: 200, body: { roomId: seated.roomId } });
});

test("a table that is known and has no room yet is to be asked for again", async () => {
  state = async () => "open";
  expect(await join("joinById/somewhere")).toMatchObject(again);
});

test("a table that changes hands is to be asked for again, whoever still has a room of it", async () => {
  state = async () => "away";
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject(again);
});

test("a table that nobody knows is gone for good", async () => {
  state = async () => "gone";
  expect(await join("joinById/somewhere")).toMatchObject({ status: 522, body: { code: 522, error: "no-such-table" } });
});

test("a directory that cannot be asked is to be asked again", async () => {
  state = () => Promise.reject(new Away("not now"));
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject(again);
});

test.each(["joinById/somewhere", "joinOrCreate/queue"])("%s asks once whose token it is", async (way) => {
  state = async () => "gone";
  await join(way);
  expect(asked).toBe(1);
});

test("a queue that is nowhere is to be asked for again", async () => {
  expect(await join("joinOrCreate/queue")).toMatchObject(again);
});
