import { afterAll, beforeAll, expect, test } from "vitest";
import { isViewOf } from "../../shared/net/games.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { newGame, playToEnd } from "../support/games.ts";
import type { Guest } from "../support/guest.ts";
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
