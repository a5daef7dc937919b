import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { SeatLocation } from "../../shared/net/protocol.ts";
import type { TableState } from "../../shared/net/state.ts";
import { askForAccount, expectOk } from "../support/account-holder.ts";
import { type App, settings, startApp, textIn } from "../support/app.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ MESSAGES_PER_SECOND: "100000", LIMIT_LOOPBACK: "off" });
});
afterAll(() => app.close());

const open = { ...settings, seats: 3, lateJoin: true };
const historyFormat = z.object({ games: z.array(z.looseObject({ id: z.string() })) });
const refused = (code: string) => ({ ok: false, error: { kind: "manage", code } });

async function join({ roomId }: SeatLocation, token: string, how: object = {}): Promise<Guest> {
  const guest = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token, ...how }));
  await guest.until(() => guest.welcomes.length > 0 && guest.state.chairs?.length > 0);
  return guest;
}

/** Opens a table of a player and two bots with a running game. */
async function playing() {
  const { token } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings: open, bots: true } });
  const seated: SeatLocation = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const host = await join(seated, token);
  await host.until(() => host.state.phase === "playing");
  return { token, seated, host };
}

test("a newcomer gets the bot's hand and whole story, and the finished game appears in their games with its replay", async () => {
  const { seated, host } = await playing();
  const { token } = await app.newGuest();
  const newcomer = await join(seated, token, { watch: true });
  expect(newcomer.seat).toBeNull();
  const before = newcomer.story.length;
  expect(await newcomer.manage({ type: "take-chair", seat: 2 })).toEqual({ ok: true, value: null });
  await newcomer.until(() => newcomer.seat === 2 && newcomer.story.length > 0);
  const rejoined = await join(seated, token);
  await rejoined.until(() => rejoined.story.length > 0);
  expect(rejoined.kittens.hand.length).toBeGreaterThan(0);
  expect(rejoined.story.length).toBeGreaterThanOrEqual(before);
  expect(rejoined.chairs.map(({ kind }) => kind)).toEqual(["person", "bot", "person"]);
  await Promise.all([host, rejoined].map(playToEnd));
  const history = async () => historyFormat.parse((await app.call("GET /api/games", { token })).body);
  await expect.poll(async () => (await history()).games.length).toBe(1);
  const [game] = (await history()).games;
  expect((await app.call(`GET /api/games/${game?.id}`, { token })).body).toMatchObject({ seat: 2 });
});

test("a player with a chair at another table cannot take the chair of a bot", async () => {
  const { seated } = await playing();
  const other = await playing();
  const watcher = await app.newGuest();
  const spectator = await join(seated, watcher.token, { watch: true });
  const opened = await app.call("POST /api/tables", { token: watcher.token, body: { settings: open, bots: true } });
  await join({ roomId: textIn(opened, "roomId"), code: "" }, watcher.token);
  expect(await spectator.manage({ type: "take-chair", seat: 2 })).toEqual(refused("seated-elsewhere"));
  await other.host.drop();
});

test("an account that had a chair in the game as a guest cannot take a bot's chair", async () => {
  const { token, seated, host } = await playing();
  const account = textIn(expectOk(await askForAccount(app, "Twice", { guest: token })), "token");
  const spectator = await join(seated, account, { watch: true });
  expect(await spectator.manage({ type: "take-chair", seat: 2 })).toEqual(refused("had-chair"));
  await host.drop();
});

test("a guest whose account has a chair in the game cannot take a bot's chair", async () => {
  const { token, seated, host } = await playing();
  await host.drop();
  const account = textIn(expectOk(await askForAccount(app, "Also twice", { guest: token })), "token");
  const holder = await join(seated, account, { formerly: token });
  const spectator = await join(seated, token, { watch: true });
  expect(await spectator.manage({ type: "take-chair", seat: 2 })).toEqual(refused("had-chair"));
  await holder.drop();
});

test.each([{ seat: -1 }, { seat: 16 }, { seat: "2" }, {}, { seat: 2, hand: true }])(
  "a malformed request for a chair is refused: %j",
  async (fields) => {
    const { seated } = await playing();
    const spectator = await join(seated, (await app.newGuest()).token, { watch: true });
    const reply = await spectator.request("manage", { type: "take-chair", ...fields });
    expect(reply).toEqual(refused("malformed"));
  },
);
