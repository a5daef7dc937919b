import { afterEach, expect, test, vi } from "vitest";
import { kittens } from "../../shared/games/kittens/game.ts";
import { type App, newFolder, startApp } from "../support/app.ts";
import { played, playing } from "./played.ts";
import { seriesIn } from "./series.ts";

const token = "a-token-of-more-than-thirty-two-characters";
const mostSeries = 250;
/** Settings that let players act without a delay. */
const own = { METRICS_PORT: "0", MESSAGES_PER_SECOND: "100000" };

let app: App;
afterEach(async () => {
  vi.restoreAllMocks();
  await app.close();
});

/** Reads the metrics at their separate address. */
async function read(): Promise<string> {
  const answer = await fetch(app.metricsUrl ?? "nowhere");
  return answer.text();
}

test("a return to one's own seat counts as back, also from an address without limits", async () => {
  app = await startApp({ ...own, LIMIT_LOOPBACK: "off" });
  await played(app);
  await expect.poll(async () => seriesIn(await read()).get('ninelives_joins_total{way="back"}')).toBeGreaterThan(0);
});

test("a game leaves its counts: joins, steps, rejections, seats, writes, and the duration of commands", async () => {
  app = await startApp(own);
  const { guest } = await played(app);
  await expect
    .poll(async () => Object.fromEntries(seriesIn(await read())))
    .toMatchObject({
      'ninelives_games_begun_total{edition="original"}': 1,
      'ninelives_games_ended_total{edition="original"}': 1,
      'ninelives_tables{edition="original"}': 1,
      'ninelives_tables_playing{edition="original"}': 0,
      'ninelives_chairs{taken_by="person"}': 1,
      'ninelives_chairs{taken_by="bot"}': 2,
      'ninelives_chairs{taken_by="nobody"}': 0,
      ninelives_people_connected: 1,
      ninelives_connections: 1,
      ninelives_journal_unsaved_seconds: 0,
      ninelives_ready: 1,
    });
  const series = seriesIn(await read());
  const atLeastOnce = [
    'ninelives_joins_total{way="back"}',
    'ninelives_commands_total{type="draw"}',
    'ninelives_journal_writes_total{result="worked"}',
    "ninelives_journal_write_seconds_count",
    "ninelives_command_told_seconds_count",
    "ninelives_sent_bytes_total",
  ];
  for (const name of atLeastOnce) expect([name, series.get(name) ?? 0]).toEqual([name, expect.toSatisfy((n) => n > 0)]);
  const refusals = [...series].filter(([name]) => name.startsWith("ninelives_refusals_total"));
  expect(refusals.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThan(0);
  await guest.room.leave();
  await expect.poll(async () => seriesIn(await read()).get("ninelives_connections")).toBe(0);
});

test("there are at most 250 series, and a game adds none", async () => {
  app = await startApp(own);
  const before = [...seriesIn(await read()).keys()];
  await played(app);
  const after = [...seriesIn(await read()).keys()];
  expect(after).toEqual(before);
  expect(after.length).toBeLessThanOrEqual(mostSeries);
});

test("no label contains the id of a player, room or table, and no such id occurs anywhere", async () => {
  app = await startApp(own);
  const { player, code, roomId, token } = await played(app);
  const text = await read();
  const labels = new Set([...text.matchAll(/[{,](\w+)="/g)].map(([, label]) => label));
  const known = [
    "edition",
    "le",
    "limit",
    "offence",
    "percentile",
    "reason",
    "result",
    "taken_by",
    "type",
    "version",
    "way",
  ];
  expect([...labels].toSorted()).toEqual(known);
  for (const word of [player.id, player.name, code, roomId, token]) expect(text).not.toContain(word);
});

test("a table that is reset after an exception is counted", async () => {
  app = await startApp(own);
  const { guest } = await playing(app);
  vi.spyOn(kittens, "step").mockImplementationOnce(() => {
    throw new Error("a bug in the rules");
  });
  await guest.until(() => guest.closed !== null || guest.legal.length > 0);
  const [command] = guest.closed === null ? guest.legal : [];
  if (command) await guest.act(command);
  await expect.poll(async () => seriesIn(await read()).get("ninelives_tables_set_back_total")).toBe(1);
});

test("tables that are restored at the start of the server are counted", async () => {
  const env = { ...own, DATA_DIR: newFolder() };
  app = await startApp(env);
  await playing(app);
  await app.close();
  app = await startApp(env);
  // The server listens before all tables are restored.
  await expect.poll(async () => seriesIn(await read()).get("ninelives_tables_brought_back_total")).toBe(1);
});

test("a request beyond a limit is counted by the limit", async () => {
  app = await startApp({ METRICS_PORT: "0", REQUESTS_PER_MINUTE: "1" });
  for (const _ of [1, 2, 3]) await app.call("GET /api/lobby");
  expect(seriesIn(await read()).get('ninelives_rate_limited_total{limit="requests"}')).toBe(2);
});

test("a rejected join is counted as rejected", async () => {
  app = await startApp(own);
  await app.call("POST /matchmake/joinById/nothing", { body: { token: "" } });
  expect(seriesIn(await read()).get('ninelives_joins_refused_total{way="table"}')).toBe(1);
});

test("with a separate address metrics are not served at the players' address", async () => {
  app = await startApp({ METRICS_PORT: "0", METRICS_TOKEN: token });
  expect(await app.call("GET /metrics", { token })).toMatchObject({ status: 404 });
});

test("with a token only, metrics are served at the players' address to clients that send it", async () => {
  app = await startApp({ METRICS_TOKEN: token });
  expect(await app.call("GET /metrics")).toMatchObject({ status: 401 });
  expect(await app.call("GET /metrics", { token })).toMatchObject({ status: 200 });
});

test("names contain their units, and counters end in total", async () => {
  app = await startApp(own);
  const text = await read();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = "", type]) => ({ name, type }));
  for (const { name, type } of types) expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
  for (const { name } of types) expect(name).not.toMatch(/_(ms|millis|minutes|kb|mb)(_|$)/);
});
