import { Client } from "@colyseus/sdk";
import { describe, expect, test } from "vitest";
import type { TableState } from "../../../shared/net/state.ts";
import { AccountHolder, expectOk } from "../../support/account-holder.ts";
import { accountsApp } from "../../support/accounts-app.ts";
import { settings, textIn } from "../../support/app.ts";
import { tableOf } from "../../support/moderated.ts";
import { ReconnectingClient } from "../../support/reconnecting-client.ts";
import { databases, withPostgres } from "../../support/server-databases.ts";

const postgres = withPostgres();

describe.each(databases.slice(0, 1))("$name", (database) => {
  const app = accountsApp(database, postgres);
  const signOutOthers = async (ann: AccountHolder) => expectOk(await ann.call("DELETE /api/account/sessions/others"));

  test("a signed-out device loses its connection to a table, and the player keeps the chair", async () => {
    const ann = await AccountHolder.at(app, "Sitter");
    const bob = await app.newGuest();
    const [lost, other] = await tableOf(app, [await ann.signIn(), bob.token]);
    if (!lost || !other) throw new Error("nobody is at the table");
    await signOutOthers(ann);
    await lost.guest.until(() => lost.guest.closed !== null);
    await expect(lost.join()).rejects.toThrow();
    expect(other.guest.closed).toBeNull();
    const back = new ReconnectingClient(app.url, ann.token, lost.seated);
    await back.join();
    expect(back.guest.seat).toBe(lost.guest.seat);
  });

  test("a device keeps its connection when another device of the account is signed out", async () => {
    const ann = await AccountHolder.at(app, "Stayer");
    const [page] = await tableOf(app, [ann.token]);
    await ann.signIn();
    await signOutOthers(ann);
    expect(await page?.guest.say("still here")).toEqual({ ok: true, value: null });
  });

  test("a signed-out device loses its place in the queue", async () => {
    const ann = await AccountHolder.at(app, "Waiter");
    const token = await ann.signIn();
    const room = await new Client(app.url).joinOrCreate("queue", { token, edition: "original", seats: 3 });
    const left = new Promise((resolve) => room.onLeave(resolve));
    await signOutOthers(ann);
    await left;
  });

  test("a spectator loses their connection when their account is erased", async () => {
    const [host] = await tableOf(app, [(await app.newGuest()).token]);
    const ann = await AccountHolder.at(app, "Watcher");
    if (!host) throw new Error("nobody is at the table");
    const { roomId } = host.seated;
    const room = await new Client(app.url).joinById<TableState>(roomId, { token: ann.token, watch: true });
    const left = new Promise((resolve) => room.onLeave(resolve));
    expectOk(await ann.call("DELETE /api/account"));
    await left;
  });

  test("a seat reserved before its device was signed out cannot be taken", async () => {
    const ann = await AccountHolder.at(app, "Reserver");
    const token = await ann.signIn();
    const opened = expectOk(await app.call("POST /api/tables", { token, body: { settings } }));
    const join = `POST /matchmake/joinById/${textIn(opened, "roomId")}`;
    const reservation = expectOk(await app.call(join, { body: { token } })).body;
    await signOutOthers(ann);
    await expect(new Client(app.url).consumeSeatReservation(Object(reservation))).rejects.toThrow();
  });
});
