import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createLog } from "../../server/runtime/log.ts";
import { systemTimers } from "../../server/runtime/timers.ts";
import { AccountHolder, askForAccount } from "../support/account-holder.ts";
import { type App, settings, startApp, textIn } from "../support/app.ts";
import { ManualTimers } from "../support/timers.ts";

let app: App;
afterEach(() => app.close());

/** Returns the statuses of the same request, sent several times. */
async function statuses(times: number, ask: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const answers: number[] = [];
  for (let round = 0; round < times; round += 1) answers.push((await ask()).status);
  return answers;
}

const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

test("an address gets 429 beyond its limit of requests per minute", async () => {
  app = await startApp({ REQUESTS_PER_MINUTE: "3" });
  expect(await statuses(4, () => app.call("GET /api/players/me"))).toEqual([401, 401, 401, 429]);
  expect(await app.call("GET /api/lobby")).toMatchObject({ body: { error: "too-many-tries" } });
});

test("refusals by a limit are logged once a minute and cause, with the setting, and the number of refused requests", async () => {
  const timers = new ManualTimers();
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => lines.push(line) });
  app = await startApp({ REQUESTS_PER_MINUTE: "3" }, { log, timers });
  const logged = () => lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "limit-refused");
  await statuses(6, () => app.call("GET /api/players/me"));
  const line = { cause: "requests", setting: "REQUESTS_PER_MINUTE", expected: "at most 3 a minute" };
  expect(logged()).toMatchObject([{ ...line, got: 4, count: 1 }]);
  timers.pass(60_000);
  expect(logged()).toMatchObject([{}, { ...line, got: 6, count: 2 }]);
  timers.pass(60_000);
  expect(logged()).toHaveLength(2);
});

test("sixty players behind one address come in at once", async () => {
  app = await startApp();
  const entering = Array.from({ length: 60 }, async () => {
    const { token } = await app.newGuest();
    for (const path of ["players/me", "lobby"])
      expect(await app.call(`GET /api/${path}`, { token })).toMatchObject({ status: 200 });
    const body = { settings: { ...settings, seats: 2 }, bots: true };
    return (await app.call("POST /api/tables", { token, body })).status;
  });
  expect(await Promise.all(entering)).toEqual(Array(60).fill(201));
});

test("an address gets 429 beyond its limit of pages and files per minute, existing or not", async () => {
  app = await startApp({ FILES_PER_MINUTE: "4" });
  const ask = ["/", "/assets/main-abc123.js", "/nothing", "/nothing.js", "/", "/assets/main-abc123.js", "/nothing"];
  const got: number[] = [];
  for (const path of ask) got.push((await app.call(`GET ${path}`)).status);
  expect(got).toEqual([200, 200, 404, 404, 429, 429, 429]);
  expect((await app.call("POST /api/players")).status).toBe(201);
});

test("an address gets 429 beyond its limit of health checks per minute, which its pages do not count for", async () => {
  app = await startApp({ CHECKS_PER_MINUTE: "2", FILES_PER_MINUTE: "1" });
  const got: number[] = [];
  for (const path of ["/healthz", "/readyz", "/healthz", "/readyz", "/"])
    got.push((await app.call(`GET ${path}`)).status);
  expect(got).toEqual([200, 200, 429, 429, 200]);
});

test.each([
  ["a malformed join", { body: "{" }, 400],
  ["a join from a page of another origin", { body: {}, headers: { Origin: "https://dogs.example" } }, 403],
])("%s counts for its address, too", async (_, says, status) => {
  app = await startApp({ FILES_PER_MINUTE: "2" });
  expect(await statuses(3, () => app.call("POST /matchmake/joinById/x", says))).toEqual([status, status, 429]);
});

test("an address gets no connection beyond its limit", async () => {
  app = await startApp({ CONNECTIONS_PER_ADDRESS: "2" });
  const open = () => connect(Number(new URL(app.url).port), "127.0.0.1").on("error", () => {});
  const held = [open(), open()];
  await Promise.all(held.map((socket) => once(socket, "connect")));
  await once(open().resume(), "close");
  expect(held.map(({ destroyed }) => destroyed)).toEqual([false, false]);
  for (const socket of held) socket.destroy();
});

test.each([{ TRUST_PROXY: "1" }, { LIMIT_LOOPBACK: "off" }])(
  "a trusted proxy and an unlimited machine have no limit of connections: %j",
  async (env) => {
    app = await startApp({ CONNECTIONS_PER_ADDRESS: "1", ...env });
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
    for (const agent of agents) {
      const [answer] = await once(get(`${app.url}/healthz`, { agent }), "response");
      expect(answer.statusCode).toBe(200);
      await once(answer.resume(), "end");
    }
    for (const agent of agents) agent.destroy();
  },
);

test("an address gets 429 beyond its limit of joins per minute, whatever the target", async () => {
  app = await startApp({ JOINS_PER_MINUTE: "3", REQUESTS_PER_MINUTE: "1" });
  const ask = () => app.call("POST /matchmake/joinById/nothing", { body: { token: "" } });
  expect(await statuses(4, ask)).toEqual([401, 401, 401, 429]);
});

test("an address gets 429 beyond its limit of lines per minute, and may still join tables", async () => {
  app = await startApp({ LINES_PER_MINUTE: "3" });
  const ask = () => app.call("POST /matchmake/joinOrCreate/line", { body: { token: "" } });
  expect(await statuses(4, ask)).toEqual([401, 401, 401, 429]);
  expect(await app.call("POST /matchmake/joinById/nothing", { body: { token: "" } })).toMatchObject({ status: 401 });
});

test("sixty people behind one address get a line for each of five pages within a minute", async () => {
  app = await startApp();
  const body = { token: (await app.newGuest()).token };
  const got = await statuses(300, () => app.call("POST /matchmake/joinOrCreate/line", { body }));
  expect(new Set(got)).toEqual(new Set([200]));
});

test("a return to the own seat counts for the player only, so that a school behind one address can reconnect", async () => {
  app = await startApp({ JOINS_PER_MINUTE: "2" });
  const pupils = await Promise.all([0, 1, 2, 3].map(() => app.newGuest()));
  for (const { token } of pupils) {
    const opened = await app.call("POST /api/tables", { token, body: { settings } });
    const ask = () => app.call(`POST /matchmake/joinById/${textIn(opened, "roomId")}`, { body: { token } });
    expect(await statuses(3, ask)).toEqual([200, 200, 429]);
  }
});

test("guests and tables of an address are counted separately", async () => {
  app = await startApp({ NEW_PER_MINUTE: "2" });
  const { token } = await app.newGuest();
  const tables = () => app.call("POST /api/tables", { token, body: { settings: {} } });
  expect(await statuses(3, tables)).toEqual([400, 400, 429]);
  expect(await statuses(2, () => app.call("POST /api/players"))).toEqual([201, 429]);
});

test("sixty players behind one address become guests within a minute", async () => {
  app = await startApp();
  expect(new Set(await statuses(60, () => app.call("POST /api/players")))).toEqual(new Set([201]));
});

test("an address can create a limited number of accounts and new account names per hour", async () => {
  const timers = new ManualTimers();
  app = await startApp({ NAMES_PER_HOUR: "2" }, { timers: { ...systemTimers, now: () => timers.now() } });
  const ann = await AccountHolder.at(app, "Ann");
  const rename = (name: string) => () => ann.call("PATCH /api/players/me", { name });
  expect(await statuses(1, rename("Anna"))).toEqual([200]);
  expect(await statuses(1, rename("Annabel"))).toEqual([429]);
  expect(await askForAccount(app, "Bob")).toMatchObject({ status: 429 });
  expect(await statuses(1, rename("Anna"))).toEqual([200]);
  timers.pass(3_599_999);
  expect(await statuses(1, rename("Annabel"))).toEqual([429]);
  timers.pass(1);
  expect(await statuses(1, rename("Annabel"))).toEqual([200]);
});

test("an address can send a limited number of friend requests per hour", async () => {
  app = await startApp({ CONTACTS_PER_HOUR: "2" });
  const [ann, bob] = [await AccountHolder.at(app, "Ann"), await AccountHolder.at(app, "Bob")];
  const ask = (holder: AccountHolder, name: string) => () => holder.call("POST /api/friends/requests", { name });
  expect(await statuses(2, ask(ann, "Bob"))).toEqual([201, 201]);
  expect(await statuses(1, ask(bob, "Ann"))).toEqual([429]);
});

test("a rejected name does not count as a new one", async () => {
  app = await startApp({ NAMES_PER_HOUR: "2" });
  const ann = await AccountHolder.at(app, "Ann");
  const rename = (name: string) => () => ann.call("PATCH /api/players/me", { name });
  expect(await statuses(3, rename("x".repeat(21)))).toEqual([422, 422, 422]);
  expect(await statuses(1, rename("Anna"))).toEqual([200]);
});

test("several players at one address cannot guess codes by trying", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2" });
  const ask = async () => app.call("GET /api/tables/ABCDEF", { token: (await app.newGuest()).token });
  expect(await statuses(3, ask)).toEqual([404, 404, 429]);
});

test("one player at many addresses cannot guess codes by trying", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2", TRUST_PROXY: "1" });
  const { token } = await app.newGuest();
  let last = 0;
  const ask = () => {
    last += 1;
    return app.call("GET /api/tables/ABCDEF", { token, ...from(`192.0.2.${last}`) });
  };
  expect(await statuses(3, ask)).toEqual([404, 404, 429]);
});

test("correct codes do not count as tries", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2" });
  const { token } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings } });
  const ask = () => app.call(`GET /api/tables/${textIn(opened, "code")}`, { token });
  expect(await statuses(4, ask)).toEqual([200, 200, 200, 200]);
});

test("device links cannot be guessed by trying", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2" });
  const ask = () => app.call("POST /api/device-links/redeem", { body: { ticket: "guess" } });
  expect(await statuses(3, ask)).toEqual([410, 410, 429]);
});

test("recovery codes cannot be guessed by trying", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2" });
  const ask = () => app.call("POST /api/sign-in/recovery", { body: { code: "guess" } });
  expect(await statuses(3, ask)).toEqual([404, 404, 429]);
});

test("an address can present only few passkeys that do not sign in", async () => {
  app = await startApp({ TRIES_PER_MINUTE: "2" });
  const response = await (await AccountHolder.at(app, "Ann")).shown();
  const ask = () => app.call("POST /api/sign-in", { body: { response } });
  expect(await statuses(4, ask)).toEqual([200, 404, 404, 429]);
});

test("behind a trusted proxy each client address has its own limit", async () => {
  app = await startApp({ NEW_PER_MINUTE: "1", TRUST_PROXY: "1" });
  const ask = (address: string) => app.call("POST /api/players", from(address));
  expect(await statuses(2, () => ask("192.0.2.1"))).toEqual([201, 429]);
  expect(await statuses(1, () => ask("192.0.2.2"))).toEqual([201]);
});

test("without a trusted proxy a client cannot claim another address", async () => {
  app = await startApp({ NEW_PER_MINUTE: "1" });
  const ask = (address: string) => app.call("POST /api/players", from(address));
  expect((await ask("192.0.2.1")).status).toBe(201);
  expect((await ask("192.0.2.2")).status).toBe(429);
});

test("limits are off for this machine where the configuration says so, and for no other", async () => {
  app = await startApp({ NEW_PER_MINUTE: "1", LIMIT_LOOPBACK: "off", TRUST_PROXY: "1" });
  expect(await statuses(3, () => app.call("POST /api/players"))).toEqual([201, 201, 201]);
  expect(await statuses(2, () => app.call("POST /api/players", from("192.0.2.1")))).toEqual([201, 429]);
});

test("a limited client may retry after a minute, even if the calendar was set back", async () => {
  const timers = new ManualTimers();
  app = await startApp({ NEW_PER_MINUTE: "1" }, { timers });
  const ask = () => app.call("POST /api/players");
  expect(await statuses(2, ask)).toEqual([201, 429]);
  timers.setBack(3_600_000);
  timers.pass(59_999);
  expect(await statuses(1, ask)).toEqual([429]);
  timers.pass(1);
  expect(await statuses(2, ask)).toEqual([201, 429]);
});

test("a client that disconnects before it is counted causes no error", async () => {
  const lines: string[] = [];
  app = await startApp({}, { log: createLog("error", { write: (line) => lines.push(line) }) });
  const head = "POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n";
  for (let times = 0; times < 100; times += 1) {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(`${head}{}`, () => socket.resetAndDestroy());
    await once(socket, "close");
  }
  await app.call("GET /api/lobby");
  expect(lines).toEqual([]);
});
