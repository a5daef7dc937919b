import { Client } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { drawApart } from "../../../server/people/identity/create-guest.ts";
import type { Block } from "../../../shared/net/blocks.ts";
import type { TableState } from "../../../shared/net/state.ts";
import { AccountHolder, askForAccount, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { type Answer, type NewGuest, settings, textIn } from "../../support/app.ts";
import { Guest } from "../../support/guest.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

const blocksIn = ({ body }: Answer) => z.array(z.custom<Block>()).parse(body);
/** The parts of a response that a client can observe. */
const seenOf = ({ status, body, headers }: Answer) => ({
  status,
  body,
  headers: [...headers.keys()].filter((name) => name !== "date").sort(),
});

describe.each(databases)("on $name", (database) => {
  const site = accountsApp(database, postgres);

  const as = ({ token }: Pick<NewGuest, "token">, request: string, body?: object) =>
    site.call(request, { token, ...(body && { body }) });
  async function open(host: Pick<NewGuest, "token">) {
    const opened = expectOk(await as(host, "POST /api/tables", { settings }));
    return { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  }
  async function join({ token }: Pick<NewGuest, "token">, roomId: string): Promise<Guest> {
    const guest = new Guest(await new Client(site.url).joinById<TableState>(roomId, { token }));
    await guest.until(() => guest.welcomes.length > 0 && guest.state.chairs?.length > 0);
    return guest;
  }
  /** Creates a host at their table, and a blocked player who was there and has left. */
  async function partedPeople() {
    const [host, other] = [await site.newGuest(), await site.newGuest()];
    const table = await open(host);
    const here = await join(host, table.roomId);
    const there = await join(other, table.roomId);
    const blocked = await as(host, "POST /api/blocks", { roomId: table.roomId, who: 2 });
    await here.until(() => here.blocked?.length === 1);
    await there.manage({ type: "leave" });
    const { name: shown, avatar } = drawApart({ ...other.player, guest: true }, [host.player], null);
    return { host, other, shown, avatar, table, blocked };
  }

  test("a blocked player is in the list until they are removed", async () => {
    const { host, other, shown, avatar, blocked } = await partedPeople();
    expect(blocked).toMatchObject({ status: 201, body: { name: shown, avatar } });
    expect(JSON.stringify(blocked.body)).not.toContain(other.player.id);
    expect(await as(host, "GET /api/blocks")).toMatchObject({ status: 200, body: [blocked.body] });
    expect(await as(host, `DELETE /api/blocks/${textIn(blocked, "id")}`)).toMatchObject({ status: 200, body: [] });
  });

  test("a blocked player gets the same responses for the table as for a missing table", async () => {
    const { other, table } = await partedPeople();
    const ask = async (code: string) => seenOf(await as(other, `GET /api/tables/${code}`));
    expect(await ask(table.code)).toEqual(await ask("AAAAAA"));
    expect(await ask(`${table.code}/invitation`)).toEqual(await ask("AAAAAA"));
    const enter = async (roomId: string, how: object = {}) =>
      seenOf(await site.call(`POST /matchmake/joinById/${roomId}`, { body: { token: other.token, ...how } }));
    const nowhere = await enter("nowhereatall");
    expect(await enter(table.roomId)).toEqual(nowhere);
    expect(await enter(table.roomId, { watch: true })).toEqual(nowhere);
  });

  test("a full table is hidden from a player who is blocked by one on a chair", async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => site.newGuest()));
    const [host, second, third, other] = people;
    if (!host || !second || !third || !other) throw new Error("expected four people");
    const table = await open(host);
    for (const person of [host, second, third]) await join(person, table.roomId);
    const ask = async () => (await as(other, `GET /api/tables/${table.code}`)).body;
    expect(await ask()).toEqual({ error: "table-full", watch: table });
    const account = await askForAccount(site, `Full ${database.name}`, { guest: other.token });
    other.token = textIn(account, "token");
    expectOk(await as(third, "POST /api/blocks", { name: `Full ${database.name}` }));
    expect(await ask()).toEqual({ error: "no-such-table" });
  });

  test("a player finds the table again after they are unblocked", async () => {
    const { host, other, table, blocked } = await partedPeople();
    await as(host, `DELETE /api/blocks/${textIn(blocked, "id")}`);
    expect(await as(other, `GET /api/tables/${table.code}`)).toMatchObject({ status: 200, body: table });
  });

  test("an account has the guest's blocks on all its devices", async () => {
    const { host, other, blocked } = await partedPeople();
    const made = expectOk(await askForAccount(site, `Keeper ${database.name}`, { guest: host.token }));
    expect(await as({ token: textIn(made, "token") }, "GET /api/blocks")).toMatchObject({ body: [blocked.body] });
    expect(blocksIn(await as(other, "GET /api/blocks"))).toEqual([]);
  });

  test("the old token of a guest who has become an account neither reads nor changes the account's blocks", async () => {
    const { host, blocked } = await partedPeople();
    const made = expectOk(await askForAccount(site, `Former ${database.name}`, { guest: host.token }));
    expect(blocksIn(await as(host, "GET /api/blocks"))).toEqual([]);
    expect(blocksIn(await as(host, `DELETE /api/blocks/${Object(blocked.body).id}`))).toEqual([]);
    expect(await as({ token: textIn(made, "token") }, "GET /api/blocks")).toMatchObject({ body: [blocked.body] });
  });

  test("the new account of a blocked guest does not find the table, and neither does the guest", async () => {
    const { other, table } = await partedPeople();
    const made = expectOk(await askForAccount(site, `Evader ${database.name}`, { guest: other.token }));
    for (const token of [textIn(made, "token"), other.token])
      expect(await as({ token }, `GET /api/tables/${table.code}`)).toMatchObject({ status: 404 });
  });

  test("an account is blocked by its name", async () => {
    const guest = await site.newGuest();
    const named = `Named ${database.name}`;
    await AccountHolder.at(site, named);
    const blocked = await as(guest, "POST /api/blocks", { name: named.toUpperCase() });
    expect(blocked).toMatchObject({ status: 201, body: { name: named } });
  });

  test.each([
    ["an unknown player", { name: "Nobody At All" }, 404, "no-such-player"],
    ["a player at a missing table", { roomId: "nowhere", who: 1 }, 404, "no-such-table"],
    ["a player of a missing game", { gameId: "none", seat: 0 }, 404, "no-such-game"],
    ["no player", {}, 400, "malformed"],
    ["an invalid number", { roomId: "x", who: 0 }, 400, "malformed"],
    ["more than one target", { name: "x", gameId: "y", seat: 0 }, 400, "malformed"],
    ["a name with a zero byte", { name: "\0" }, 400, "malformed"],
  ])("%s cannot be blocked", async (_, body, status, error) => {
    expect(await as(await site.newGuest(), "POST /api/blocks", body)).toMatchObject({ status, body: { error } });
  });

  test("a player cannot block themself", async () => {
    const guest = await site.newGuest();
    const { roomId } = await open(guest);
    await join(guest, roomId);
    const answer = await as(guest, "POST /api/blocks", { roomId, who: 1 });
    expect(answer).toMatchObject({
      status: 400,
      body: { error: "malformed", detail: "body: expected another player" },
    });
  });

  test.each(["GET /api/blocks", "POST /api/blocks", "DELETE /api/blocks/id"])("%s needs a player", async (request) => {
    expect(await site.call(request)).toMatchObject({ status: 401 });
  });
});
