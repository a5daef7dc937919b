import { once } from "node:events";
import type { Server } from "node:http";
import express from "express";
import { afterEach, beforeEach, expect, test } from "vitest";
import { UnavailableError } from "../../server/runtime/unavailable-error.ts";
import type { Limits } from "../../server/transport/http/limits.ts";
import { matchmaking } from "../../server/transport/http/matchmaking.ts";
import { answerErrors, jsonBody } from "../../server/transport/http/requests.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import { siteAt } from "../support/app.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer } from "../support/server.ts";
import { settingsFor } from "../support/table-fixture.ts";

let server: TableServer;
let seated: SeatLocation;
let http: Server;
/** Number of lookups of a token's player. */
let asked: number;
let state: () => Promise<"open" | "away" | "gone">;
beforeEach(async () => {
  asked = 0;
  server = await startTables();
  const opening = { settings: settingsFor(3), players: [], fillWithBots: false, isPublic: false } as const;
  seated = expectOk(await server.tables.open({ ...opening, start: "by-host" }));
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
    limits: { joinsOf: askingWhose, lines: (_request, _response, next) => next() },
    lineRoomId: "line",
    networks: { of: () => null },
    lastingNetworks: { of: () => null },
    moderation: { accessPolicy: { fromGames: async () => null }, newGuests: { came: async () => {} } },
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

test("a player who joins an open table gets a reserved seat", async () => {
  state = async () => "open";
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject({ status: 200, body: { roomId: seated.roomId } });
});

test("a join of a known table without a room gets a retryable error", async () => {
  state = async () => "open";
  expect(await join("joinById/somewhere")).toMatchObject(again);
});

test("a join of a table that changes its node gets a retryable error, even where its room still exists", async () => {
  state = async () => "away";
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject(again);
});

test("a join of an unknown table is rejected permanently", async () => {
  state = async () => "gone";
  expect(await join("joinById/somewhere")).toMatchObject({ status: 522, body: { code: 522, error: "no-such-table" } });
});

test("a join gets a retryable error if the directory is unavailable", async () => {
  state = () => Promise.reject(new UnavailableError("not now"));
  expect(await join(`joinById/${seated.roomId}`)).toMatchObject(again);
});

test.each(["joinById/somewhere", "joinOrCreate/queue"])("%s looks up the token's player once", async (way) => {
  state = async () => "gone";
  await join(way);
  expect(asked).toBe(1);
});

test("a join of the queue gets a retryable error while no node owns it", async () => {
  expect(await join("joinOrCreate/queue")).toMatchObject(again);
});
