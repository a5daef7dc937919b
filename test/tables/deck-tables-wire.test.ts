import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { judgeDeck } from "../../shared/games/kittens/decks/judge.ts";
import { protocolRevision as revision } from "../../shared/net/protocol.ts";
import { recordSchema } from "../../shared/net/record-schema.ts";
import type { TableState } from "../../shared/net/state.ts";
import { games } from "../../shared/registry.ts";
import { readReplayFile, writeReplayFile } from "../../shared/replays/replay-file.ts";
import { openReplay } from "../../shared/replays/replays.ts";
import { type App, startApp, textIn } from "../support/app.ts";
import { deckSettings, decks } from "../support/decks.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ MESSAGES_PER_SECOND: "100000" });
});
afterAll(() => app.close());

const history = z.object({ games: z.array(z.looseObject({ id: z.string() })) });
const watched = z.object({ record: recordSchema });

test("a finished game with a host's deck is replayed from its record alone, is unrated, and names no deck", async () => {
  const { token } = await app.newGuest();
  const settings = deckSettings(4, decks["flat attacks"], { deckName: "Fwoop" });
  const opened = await app.call("POST /api/tables", { token, body: { settings, bots: true } });
  const host = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token, revision }));
  await host.until(() => host.welcomes.length > 0 && host.state.phase === "playing");
  const spectator = await app.newGuest();
  const other = new Guest(
    await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), {
      token: spectator.token,
      revision,
      watch: true,
    }),
  );
  await other.until(() => other.welcomes.length > 0);
  expect(other.state.settings.deckName).toBe("Fwoop");
  await playToEnd(host);
  const played = async () => history.parse((await app.call("GET /api/games?edition=custom", { token })).body).games;
  await expect.poll(async () => (await played()).length).toBe(1);
  const [{ id } = { id: "" }] = await played();
  const { record } = watched.parse((await app.call(`GET /api/games/${id}`, { token })).body);
  expect(record.config).toEqual({
    edition: "custom",
    options: {},
    players: 4,
    deck: expectOk(judgeDeck(decks["flat attacks"])),
  });
  expect(JSON.stringify(record)).not.toContain("Fwoop");
  const { outcome } = expectOk(openReplay(games, record)).replay;
  expect(expectOk(readReplayFile(writeReplayFile(record, outcome)))).toEqual({ record, outcome });
  expect((await app.call(`GET /api/results/${id}`, { token })).body).toMatchObject({ pool: null, unrated: "private" });
});

test("experts play a host's deck", async () => {
  const { token } = await app.newGuest();
  const body = { settings: deckSettings(2, decks["lone Nopes"]), bots: true };
  const opened = await app.call("POST /api/tables?strength=expert", { token, body });
  const host = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token, revision }));
  await host.until(() => host.welcomes.length > 0 && host.state.phase === "playing");
  await playToEnd(host);
  const played = async () => history.parse((await app.call("GET /api/games", { token })).body).games;
  await expect.poll(async () => (await played()).length).toBe(1);
  const [{ id } = { id: "" }] = await played();
  const { record } = watched.parse((await app.call(`GET /api/games/${id}`, { token })).body);
  expect(record.seats[1]?.bot).toMatchObject({ strength: "expert" });
});
