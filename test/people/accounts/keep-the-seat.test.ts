import { Client } from "@colyseus/sdk";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { connectTable } from "../../../client/net/table-connection.ts";
import type { SeatLocation } from "../../../shared/net/protocol.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { games } from "../../../shared/registry.ts";
import { stubPage } from "../../client/page-stub.ts";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { type App, settings, startApp, textIn } from "../../support/app.ts";
import { Guest } from "../../support/guest.ts";
import { ReconnectingClient } from "../../support/reconnecting-client.ts";

let app: App;
beforeAll(async () => {
  app = await startApp({ MESSAGES_PER_SECOND: "100000", LIMIT_LOOPBACK: "off" });
});
afterAll(() => app.close());

const seatedIn = z.object({ seated: z.object({ roomId: z.string(), code: z.string() }) });
const historyFormat = z.object({ games: z.array(z.looseObject({ id: z.string() })) });

/** Seats a player at a table with bots and begins the game; a guest, unless the token of an account is given. */
async function playing(account: string | null = null) {
  const token = account ?? (await app.newGuest()).token;
  const opened = await app.call("POST /api/tables", { token, body: { settings, bots: true } });
  const seated: SeatLocation = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const guest = new Guest(await new Client(app.url).joinById<TableState>(seated.roomId, { token }));
  await guest.until(() => guest.welcomes.length > 0 && guest.state.phase === "playing");
  return { token, seated, guest };
}

/** Creates an account for a guest. @returns its token. */
async function accountOf(
  guest: string,
  name: string,
): Promise<{ readonly token: string; readonly seated: SeatLocation }> {
  const made = expectOk(await askForAccount(app, name, { guest }));
  return { token: textIn(made, "token"), ...seatedIn.parse(made.body) };
}

test("signing in returns the seat of the guest, and so does the account's next request", async () => {
  const { token, seated } = await playing();
  const account = await accountOf(token, "Sitter");
  expect(account.seated).toEqual(seated);
  const { body } = await app.call("GET /api/players/me", { token: account.token });
  expect(seatedIn.parse(body).seated).toEqual(seated);
});

test("a game that began as a guest belongs to the account at its end, with its replay", async () => {
  const { token, seated } = await playing();
  const account = await accountOf(token, "Finisher");
  const player = new ReconnectingClient(app.url, account.token, seated, games, token);
  await player.join();
  await player.play();
  const history = async () => historyFormat.parse((await app.call("GET /api/games", { token: account.token })).body);
  await expect.poll(async () => (await history()).games.length).toBe(1);
  const [game] = (await history()).games;
  expect((await app.call(`GET /api/games/${game?.id}`, { token: account.token })).body).toMatchObject({
    seat: player.guest.seat,
  });
});

test("a player with a seat at another table keeps it on signing in and loses the guest's seat", async () => {
  const ann = await AccountHolder.at(app, "Keeper");
  const own = await playing(ann.token);
  const { token, seated, guest } = await playing();
  const response = await ann.shown();
  const entered = expectOk(await app.call("POST /api/sign-in", { token, body: { response } }));
  expect(entered.body).toMatchObject({ seated: own.seated });
  await guest.until(() => guest.closed !== null);
  expect(guest.goodbyes).toEqual(["elsewhere"]);
  expect((await app.call("GET /api/players/me", { token })).body).toMatchObject({ seated: null });
  const account = textIn(entered, "token");
  expect(await app.call(`GET /api/tables/${seated.code}`, { token: account })).toMatchObject({
    status: 409,
    body: { error: "already-seated", seated: own.seated },
  });
});

test("a page continues at its table after signing in", async () => {
  const { token, seated, guest } = await playing();
  const account = await accountOf(token, "Page");
  vi.stubGlobal("location", { origin: app.url });
  stubPage();
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (path: string, how: RequestInit) => fetch(new URL(path, app.url), how));
  const link = connectTable(games, seated, { token: () => account.token, formerly: () => token });
  await expect.poll(() => link.connection.value).toBe("open");
  await expect.poll(() => link.table.value?.mySeat).toBe(guest.seat);
  await guest.until(() => guest.closed !== null);
  link.close();
  vi.unstubAllGlobals();
});
