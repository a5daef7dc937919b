import { afterAll, beforeAll, expect, test } from "vitest";
import { begun, playToTheEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";
import { settingsFor } from "../support/house.ts";
import { okValue } from "../support/kept.ts";
import { playerNamed, startTables, type TableServer, tokenOf } from "../support/server.ts";

let server: TableServer;
beforeAll(async () => {
  server = await startTables();
});
afterAll(() => server.stop());

/** A waiting table of these people; the first hosts. */
async function waiting(...names: readonly string[]) {
  const opened = await server.tables.open({
    settings: settingsFor(4),
    players: names.map(playerNamed),
    fillWithBots: false,
    start: "by-host",
    isPublic: false,
  });
  const seated = okValue(opened);
  const guests = [];
  for (const name of names) guests.push(await Guest.join(server, seated, name));
  return { seated, guests };
}

/** The account that a guest has become. */
function accountOf(name: string): string {
  server.accounts.set(name, `a-${name}`);
  return `a-${name}`;
}

async function inAGame() {
  const { guests, names, seated } = await begun(server, 2, 0);
  const [ann, bob] = guests;
  const [name] = names;
  if (!ann || !bob || name === undefined) throw new Error("nobody came");
  return { ann, bob, name, seated };
}

const namesAt = (guest: Guest): string[] => guest.chairs.map(({ name }) => name);

test("amid a game the account has the guest's seat, hand and story, and the game goes on to its end", async () => {
  const { ann, bob, name, seated } = await inAGame();
  const { game, seat } = ann;
  const account = await Guest.join(server, seated, accountOf(name), { formerly: tokenOf(name) });
  await account.until(() => account.story.length > 0);
  expect([account.seat, account.game, account.welcomes.at(-1)?.who]).toEqual([seat, game, ann.welcomes.at(-1)?.who]);
  await bob.until(() => namesAt(bob).includes(`a-${name}`));
  expect(bob.chairs.map(({ guest, presence }) => [guest, presence])).toContainEqual([false, "here"]);
  await Promise.all([account, bob].map(playToTheEnd));
  expect(account.events.at(-1)?.type).toBe("game-over");
});

test("the guest's connection is told that they go on elsewhere, and can do nothing any more", async () => {
  const { ann, bob, name, seated } = await inAGame();
  const account = await Guest.join(server, seated, accountOf(name), { formerly: tokenOf(name) });
  await ann.until(() => ann.closed !== null);
  expect(ann.goodbyes).toEqual(["elsewhere"]);
  await expect(Guest.join(server, seated, name)).rejects.toThrow("table-full");
  await Promise.all([account, bob].map((guest) => guest.drop()));
});

test("in the waiting room the account hosts as the guest did", async () => {
  const { seated, guests } = await waiting("hugo", "otto");
  const host = await Guest.join(server, seated, accountOf("hugo"), { formerly: tokenOf("hugo") });
  expect(await host.manage({ type: "add-bot", strength: "steady" })).toEqual({ ok: true, value: null });
  expect(namesAt(host).slice(0, 2)).toEqual(["a-hugo", "otto"]);
  expect((await guests[1]?.manage({ type: "add-bot", strength: "steady" }))?.ok).toBe(false);
});

test("a spectator goes on watching", async () => {
  const { bob, seated } = await inAGame();
  const watcher = await Guest.join(server, seated, "wanda", { watch: true });
  const account = await Guest.join(server, seated, accountOf("wanda"), { watch: true, formerly: tokenOf("wanda") });
  await bob.until(() => Array.from(bob.state.watchers)[0]?.name === "a-wanda");
  expect(Array.from(bob.state.watchers, ({ guest }) => guest)).toEqual([false]);
  expect(account.welcomes.at(-1)?.who).toBe(watcher.welcomes.at(-1)?.who);
});

test.each([
  ["has become nobody", (name: string) => ({ formerly: tokenOf(name) })],
  [
    "has become somebody else",
    (name: string) => {
      server.accounts.set(name, "a-somebody-else");
      return { formerly: tokenOf(name) };
    },
  ],
  ["is named by no token", (name: string) => ({ formerly: name })],
  ["is not named at all", () => ({})],
])("the chair of a guest who %s stays theirs", async (_, how) => {
  const { ann, bob, name, seated } = await inAGame();
  await expect(Guest.join(server, seated, "a-thief", how(name))).rejects.toThrow("table-full");
  expect([ann.goodbyes, namesAt(bob).includes(name)]).toEqual([[], true]);
});

test("a guest cannot name another guest as what they were", async () => {
  const { ann, name, seated } = await inAGame();
  server.accounts.set(name, "thief");
  await expect(Guest.join(server, seated, "thief", { formerly: tokenOf(name) })).rejects.toThrow("table-full");
  expect(ann.goodbyes).toEqual([]);
});

test("who was removed as a guest stays out as an account, named or not", async () => {
  const { seated, guests } = await waiting("hans", "rita");
  await guests[0]?.manage({ type: "remove", seat: 1 });
  const account = accountOf("rita");
  await expect(Guest.join(server, seated, account)).rejects.toThrow("removed");
  await expect(Guest.join(server, seated, account, { formerly: tokenOf("rita") })).rejects.toThrow("removed");
  expect(await server.tables.find(seated.code, account)).toEqual({ ok: false, error: "removed" });
});

test("an account that sits elsewhere stays there, and the guest's chair is left", async () => {
  const { bob, name, seated } = await inAGame();
  const account = accountOf(name);
  const { seated: elsewhere } = await waiting(account);
  await expect(Guest.join(server, seated, account, { formerly: tokenOf(name) })).rejects.toThrow("already-seated");
  await bob.until(() => bob.chairs.some(({ presence }) => presence === "left"));
  expect(await server.tables.seatOf(account)).toEqual(elsewhere);
  expect(await server.tables.seatOf(name)).toBeNull();
});

test("an account that has a chair at the table already keeps that one, and the guest's is left", async () => {
  const account = accountOf("gina");
  const { seated, guests } = await waiting("hedwig", "gina", account);
  const [host, guest] = guests;
  await Guest.join(server, seated, account, { formerly: tokenOf("gina") });
  await guest?.until(() => guest.closed !== null);
  await host?.until(() => !namesAt(host).includes("gina"));
  expect(host && namesAt(host).filter((name) => name === account)).toHaveLength(1);
});
