import { afterAll, beforeAll, expect, test } from "vitest";
import { newGame, playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { expectOk } from "../support/saved-table.ts";
import { playerNamed, startTables, type TableServer, tokenOf } from "../support/server.ts";
import { settingsFor } from "../support/table-fixture.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** Opens a waiting table for these people; the first is the host. */
async function waiting(...names: readonly string[]) {
  const opened = await server.tables.open({
    settings: settingsFor(4),
    players: names.map(playerNamed),
    fillWithBots: false,
    start: "by-host",
    isPublic: false,
  });
  const seated = expectOk(opened);
  const guests = [];
  for (const name of names) guests.push(await Guest.join(server, seated, name));
  return { seated, guests };
}

/** Returns the new account of a guest. */
function accountOf(name: string): string {
  server.accounts.set(name, `a-${name}`);
  return `a-${name}`;
}

async function inAGame() {
  const { guests, names, seated } = await newGame(server, 2, 0);
  const [ann, bob] = guests;
  const [name] = names;
  if (!ann || !bob || name === undefined) throw new Error("the guests did not join");
  return { ann, bob, name, seated };
}

const namesAt = (guest: Guest): string[] => guest.chairs.map(({ name }) => name);

test("during a game a new account takes over the guest's seat, hand and events, and can finish the game", async () => {
  const { ann, bob, name, seated } = await inAGame();
  const { game, seat } = ann;
  const account = await Guest.join(server, seated, accountOf(name), { formerly: tokenOf(name) });
  await account.until(() => account.story.length > 0);
  expect([account.seat, account.game, account.welcomes.at(-1)?.who]).toEqual([seat, game, ann.welcomes.at(-1)?.who]);
  await bob.until(() => namesAt(bob).includes(`a-${name}`));
  expect(bob.chairs.map(({ guest, presence }) => [guest, presence])).toContainEqual([false, "here"]);
  await Promise.all([account, bob].map(playToEnd));
  expect(account.events.at(-1)?.type).toBe("game-over");
});

test("the guest's connection is closed with a reason, and the guest cannot join again", async () => {
  const { ann, bob, name, seated } = await inAGame();
  const account = await Guest.join(server, seated, accountOf(name), { formerly: tokenOf(name) });
  await ann.until(() => ann.closed !== null);
  expect(ann.goodbyes).toEqual(["elsewhere"]);
  await expect(Guest.join(server, seated, name)).rejects.toThrow("table-full");
  await Promise.all([account, bob].map((guest) => guest.drop()));
});

test("before the game a new account becomes the host in place of the guest", async () => {
  const { seated, guests } = await waiting("hugo", "otto");
  const host = await Guest.join(server, seated, accountOf("hugo"), { formerly: tokenOf("hugo") });
  expect(await host.manage({ type: "add-bot", strength: "steady" })).toEqual({ ok: true, value: null });
  expect(namesAt(host).slice(0, 2)).toEqual(["a-hugo", "otto"]);
  expect((await guests[1]?.manage({ type: "add-bot", strength: "steady" }))?.ok).toBe(false);
});

test("a new account continues to watch in place of a spectating guest", async () => {
  const { bob, seated } = await inAGame();
  const watcher = await Guest.join(server, seated, "wanda", { watch: true });
  const account = await Guest.join(server, seated, accountOf("wanda"), { watch: true, formerly: tokenOf("wanda") });
  await bob.until(() => Array.from(bob.state.watchers)[0]?.name === "a-wanda");
  expect(Array.from(bob.state.watchers, ({ guest }) => guest)).toEqual([false]);
  expect(account.welcomes.at(-1)?.who).toBe(watcher.welcomes.at(-1)?.who);
});

test.each([
  ["has no account", (name: string) => ({ formerly: tokenOf(name) })],
  [
    "has become another account",
    (name: string) => {
      server.accounts.set(name, "a-somebody-else");
      return { formerly: tokenOf(name) };
    },
  ],
  ["is named by no token", (name: string) => ({ formerly: name })],
  ["is not named at all", () => ({})],
])("a guest who %s retains their chair", async (_, how) => {
  const { ann, bob, name, seated } = await inAGame();
  await expect(Guest.join(server, seated, "a-thief", how(name))).rejects.toThrow("table-full");
  expect([ann.goodbyes, namesAt(bob).includes(name)]).toEqual([[], true]);
});

test("a guest cannot take over the chair of another guest", async () => {
  const { ann, name, seated } = await inAGame();
  server.accounts.set(name, "thief");
  await expect(Guest.join(server, seated, "thief", { formerly: tokenOf(name) })).rejects.toThrow("table-full");
  expect(ann.goodbyes).toEqual([]);
});

test("a player removed as a guest stays removed as an account, whether the client names the guest or not", async () => {
  const { seated, guests } = await waiting("hans", "rita");
  await guests[0]?.manage({ type: "remove", seat: 1 });
  const account = accountOf("rita");
  await expect(Guest.join(server, seated, account)).rejects.toThrow("removed");
  await expect(Guest.join(server, seated, account, { formerly: tokenOf("rita") })).rejects.toThrow("removed");
  expect(await server.tables.find(seated.code, account)).toEqual({ ok: false, error: "removed" });
});

test("an account with a seat elsewhere stays there, and the guest's chair becomes free", async () => {
  const { bob, name, seated } = await inAGame();
  const account = accountOf(name);
  const { seated: elsewhere } = await waiting(account);
  await expect(Guest.join(server, seated, account, { formerly: tokenOf(name) })).rejects.toThrow("already-seated");
  await bob.until(() => bob.chairs.some(({ presence }) => presence === "left"));
  expect(await server.tables.seatOf(account)).toEqual(elsewhere);
  expect(await server.tables.seatOf(name)).toBeNull();
});

test("an account with a chair at the same table retains it, and the guest's chair becomes free", async () => {
  const account = accountOf("gina");
  const { seated, guests } = await waiting("hedwig", "gina", account);
  const [host, guest] = guests;
  await Guest.join(server, seated, account, { formerly: tokenOf("gina") });
  await guest?.until(() => guest.closed !== null);
  await host?.until(() => !namesAt(host).includes("gina"));
  expect(host && namesAt(host).filter((name) => name === account)).toHaveLength(1);
});
