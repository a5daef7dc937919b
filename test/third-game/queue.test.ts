import { Client } from "@colyseus/sdk";
import { expect, test } from "vitest";
import { isViewOf } from "../../shared/net/games.ts";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { startApp } from "../support/app.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { goofspiel } from "./rules.ts";
import { hosts } from "./sync.ts";
import { known } from "./wire.ts";

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
  const { game } = guest;
  expect(isViewOf(goofspiel, game) && game.view.winners.length).toBeGreaterThan(0);
  await app.close();
});
