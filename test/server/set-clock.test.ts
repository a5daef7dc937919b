import { afterEach, expect, test } from "vitest";
import { openStore } from "../../server/storage/open.ts";
import type { Result } from "../../shared/core/result.ts";
import { siteAt, textIn } from "../support/app.ts";
import { gamesIn } from "../support/crash-fixtures.ts";
import { SetClock } from "../support/faketime.ts";
import { ReconnectingClient } from "../support/reconnecting-client.ts";
import { ServerProcess } from "../support/server-process.ts";
import { settingsFor } from "../support/table-fixture.ts";

const hour = 3_600_000;
const done = { ok: true, value: null };
const tooFast = { ok: false, error: { kind: "company", code: "too-fast" } };

let server: ServerProcess | null = null;
afterEach(() => server?.end("SIGKILL"));

/** Seats two players at a table of their own. */
async function seatTwo({ url }: ServerProcess): Promise<readonly [ReconnectingClient, ReconnectingClient]> {
  const site = siteAt(url);
  const [host, other] = [await site.newGuest(), await site.newGuest()];
  const settings = { ...settingsFor(2), turnSeconds: 20, nopeSeconds: 3 };
  const opened = await site.call("POST /api/tables", { token: host.token, body: { settings } });
  const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const people = [
    new ReconnectingClient(url, host.token, seated),
    new ReconnectingClient(url, other.token, seated),
  ] as const;
  for (const person of people) await person.join();
  await people[0].guest.manage({ type: "start" });
  for (const { guest } of people) await guest.until(() => guest.state.phase === "playing" && guest.state.endsAt > 0);
  return people;
}

/** Returns the remaining time that a newly opened page would show. */
async function leftFor(person: ReconnectingClient): Promise<number> {
  await person.join();
  const { guest } = person;
  await guest.until(() => guest.state.endsAt > 0);
  return guest.state.endsAt - (guest.welcomes.at(-1)?.now ?? 0);
}

/** Sends emotes and chat until the limit is reached. */
async function talk({ guest }: ReconnectingClient): Promise<Result<null, unknown>[]> {
  const answers: Result<null, unknown>[] = [];
  for (let time = 0; time < 5; time += 1) answers.push(await guest.request("emote", { emote: "paw" }));
  for (let time = 0; time < 6; time += 1) answers.push(await guest.say("tick tock"));
  return answers;
}
const allowed = [...Array(4).fill(done), tooFast, ...Array(5).fill(done), tooFast];

/** Returns the window in which the API counts requests, in seconds. */
async function countedFor({ url }: ServerProcess): Promise<number> {
  const { headers } = await siteAt(url).call("GET /api/lobby");
  return Number(/t=(\d+)/.exec(headers.get("RateLimit") ?? "")?.[1]);
}

test("a clock that is set an hour back or forwards neither hangs a table nor blocks a player", async () => {
  const clock = new SetClock();
  server = new ServerProcess({ ...clock.env, LIMIT_LOOPBACK: "on", MESSAGES_PER_SECOND: "20" });
  await server.start();
  const [ann, bob] = await seatTwo(server);
  for (const hours of [-1, 1]) {
    expect(await talk(ann)).toEqual(allowed);
    clock.set(hours);
    const { seq, totalMs } = ann.guest.state;
    for (const person of [ann, bob]) expect(await leftFor(person)).toBeLessThanOrEqual(totalMs);
    await ann.guest.until(() => ann.guest.state.seq > seq);
    expect(await leftFor(bob)).toBeGreaterThan(0);
    expect(await countedFor(server)).toBeLessThanOrEqual(60);
  }
  expect(await talk(ann)).toEqual(allowed);
  await server.end("SIGKILL");
  clock.set(-1);
  await server.start();
  for (const person of [ann, bob]) await person.join();
  const asked = [ann, bob].find(({ guest }) => guest.legal.length > 0);
  // The command is not always a draw, because a timeout may have drawn an Exploding Kitten.
  expect(await asked?.guest.act(asked.guest.legal[0] ?? {})).toEqual(done);
  await server.end("SIGKILL");
  const { store, close } = await openStore({ DATA_DIR: server.dataFolder }, { info() {}, error() {} });
  const steps = (await gamesIn(store)).get(ann.seated.roomId)?.record.steps.map(({ at }) => at) ?? [];
  await close();
  expect(steps.length).toBeGreaterThan(2);
  expect(steps).toEqual(steps.toSorted((one, other) => one - other));
  expect(steps.at(-1)).toBeLessThan(hour);
});
