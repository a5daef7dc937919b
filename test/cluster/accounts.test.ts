import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games } from "../../shared/registry.ts";
import {
  AccountHolder,
  askForAccount,
  creationOptions,
  expectOk,
  passkeyOptions,
  signInOptions,
} from "../support/account-holder.ts";
import { type Answer, type Site, settings, siteAt, textIn } from "../support/app.ts";
import { Authenticator } from "../support/authenticator.ts";
import { ClusterFixture } from "../support/cluster-fixture.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";

describe("accounts on two nodes of one cluster", () => {
  let cluster: ClusterFixture;
  let sites: readonly Site[];
  let here: Site;
  let there: Site;
  beforeAll(async () => {
    cluster = await ClusterFixture.start(["a", "b"], { PUBLIC_URL: "http://localhost:2567" });
    sites = cluster.nodes.map(({ url }) => siteAt(url));
    const [first, second] = sites;
    if (!first || !second) throw new Error("expected two servers");
    [here, there] = [first, second];
  });
  afterAll(() => cluster?.stop());

  /** Sends the same request to each node several times at once. */
  const everywhere = (ask: (site: Site) => Promise<Answer>) =>
    Promise.all([...sites, ...sites, ...sites].map((site) => ask(site)));
  const succeeded = (answers: readonly Answer[]) => answers.filter(({ status }) => status < 300);

  test("a device that is signed out on one node is rejected by the other at once, for joins too", async () => {
    const ann = await AccountHolder.at(here, "Revoker");
    const lost = await ann.signIn(there);
    const opened = await here.call("POST /api/tables", { token: lost, body: { settings } });
    const join = `POST /matchmake/joinById/${textIn(opened, "roomId")}`;
    expect(await here.call(join, { body: { token: lost } })).toMatchObject({ status: 200 });
    const other = (await ann.view()).sessions.find(({ isThis }) => !isThis);
    expectOk(await there.call(`DELETE /api/account/sessions/${other?.id}`, { token: ann.token }));
    expect(await here.call("GET /api/players/me", { token: lost })).toMatchObject({ status: 401 });
    expect(await here.call(join, { body: { token: lost } })).toMatchObject({ status: 401 });
  });

  test("a device that is signed out on one node loses its connection to a table of the other", async () => {
    const ann = await AccountHolder.at(here, "Cut off");
    const lost = await ann.signIn(here);
    const opened = expectOk(await here.call("POST /api/tables", { token: lost, body: { settings } }));
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const page = new ReconnectingClient(cluster.url, lost, seated);
    await page.join();
    expectOk(await there.call("DELETE /api/account/sessions/others", { token: ann.token }));
    await page.guest.until(() => page.guest.closed !== null);
  });

  test("a device link is void on one node after its session was signed out on the other", async () => {
    const ann = await AccountHolder.at(here, "Cut link");
    const lost = await ann.signIn(here);
    const ticket = textIn(await here.call("POST /api/device-links", { token: lost, body: {} }), "ticket");
    expectOk(await there.call("DELETE /api/account/sessions/others", { token: ann.token }));
    expect(await here.call("POST /api/device-links/redeem", { body: { ticket } })).toMatchObject({ status: 410 });
  });

  test("only one of several guests who request a name on both nodes at once gets it", async () => {
    const wanted = await Promise.all(
      [...sites, ...sites].map(async (site) => {
        const { token } = await site.newGuest();
        const response = new Authenticator().create(await creationOptions(site, token, "Wanted"));
        return { site, token, response };
      }),
    );
    const answers = await Promise.all(
      wanted.map(({ site, token, response }) =>
        site.call("POST /api/account", { token, body: { name: "Wanted", response } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await cluster.query(`select name from accounts where name = 'Wanted'`)).toHaveLength(1);
  });

  test("a response that is sent to both nodes at once signs in once", async () => {
    const ann = await AccountHolder.at(here, "Echo");
    const response = ann.authenticator.get(await signInOptions(there));
    const answers = await everywhere((site) => site.call("POST /api/sign-in", { body: { response } }));
    expect(succeeded(answers)).toHaveLength(1);
  });

  test("a recovery code that is used on both nodes at once signs in once", async () => {
    const ann = await AccountHolder.at(here, "Backup");
    const code = ann.recoveryCodes[0];
    const answers = await everywhere((site) => site.call("POST /api/sign-in/recovery", { body: { code } }));
    expect(succeeded(answers)).toHaveLength(1);
  });

  test("two passkeys that are removed on both nodes at once leave one", async () => {
    const ann = await AccountHolder.at(here, "Keeper");
    const response = new Authenticator().create(await passkeyOptions(here, ann.token));
    expectOk(await ann.call("POST /api/account/passkeys", { response }));
    const ids = (await ann.view()).passkeys.map(({ id }) => id);
    await Promise.all(ids.map((id, at) => sites[at]?.call(`DELETE /api/account/passkeys/${id}`, { token: ann.token })));
    expect((await ann.view()).passkeys).toHaveLength(1);
  });

  test("a device link of an account is valid on the other node, for a session of its own", async () => {
    const ann = await AccountHolder.at(here, "Wanderer");
    const ticket = textIn(await ann.call("POST /api/device-links", {}), "ticket");
    const moved = expectOk(await there.call("POST /api/device-links/redeem", { body: { ticket } }));
    expect(textIn(moved, "token")).not.toBe(ann.token);
    expect((await ann.view()).sessions).toHaveLength(2);
  });

  test("a guest's seat passes to the account that is created on the other node, with the game", async () => {
    const { token } = await here.newGuest();
    const opened = await here.call("POST /api/tables", { token, body: { settings, bots: true } });
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const guest = new ReconnectingClient(cluster.url, token, seated);
    await guest.join();
    // Nothing changes until the player draws.
    await guest.play(
      () => guest.guest.state.phase === "playing" && guest.guest.legal.some(({ type }) => type === "draw"),
    );
    const made = expectOk(await askForAccount(there, "Mover", { guest: token }));
    expect(made.body).toMatchObject({ seated });
    const account = new ReconnectingClient(cluster.url, textIn(made, "token"), seated, games, token);
    await account.join();
    expect([account.guest.seat, account.guest.game]).toEqual([guest.guest.seat, guest.guest.game]);
    const seats = () => cluster.query(`select "playerId", "isKept" from seats where "roomId" = '${seated.roomId}'`);
    const [{ playerId } = { playerId: "" }] = await cluster.query<{ playerId: string }>(
      `select "playerId" from accounts where name = 'Mover'`,
    );
    await expect.poll(seats).toEqual([{ playerId, isKept: true }]);
    await account.play();
    const results = () => cluster.query(`select "playerId" from "resultSeats" where "playerId" is not null`);
    await expect.poll(results).toEqual([{ playerId }]);
  });

  test("a guest with a seat on one node who signs in to an account with a seat on the other leaves the guest's table", async () => {
    const ann = await AccountHolder.at(here, "Twice");
    const own = expectOk(await here.call("POST /api/tables", { token: ann.token, body: { settings } }));
    const { token } = await there.newGuest();
    const opened = await there.call("POST /api/tables", { token, body: { settings, bots: true } });
    const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
    const guest = new ReconnectingClient(cluster.url, token, seated);
    await guest.join();
    await guest.guest.until(() => guest.guest.state.phase === "playing");
    const response = ann.authenticator.get(await signInOptions(here));
    const entered = expectOk(await here.call("POST /api/sign-in", { token, body: { response } }));
    expect(entered.body).toMatchObject({ seated: own.body });
    await guest.guest.until(() => guest.guest.closed !== null);
    expect(guest.guest.goodbyes).toEqual(["elsewhere"]);
    await expect
      .poll(async () => (await there.call("GET /api/players/me", { token })).body)
      .toMatchObject({ seated: null });
  });

  test("no log of a node contains a token or a recovery code", () => {
    for (const { said } of cluster.nodes) expect(said).not.toMatch(/nls1\.|[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/);
  });
});
