import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type App, startApp } from "../support/app.ts";
import { findPromtool, Prometheus } from "../support/prometheus.ts";
import { panels, rules } from "./dashboard.ts";
import { played } from "./played.ts";

const token = "a-token-of-more-than-thirty-two-characters";

/** Panels without a value after one game of a table, because the queue was empty. */
const mayBeNothing = new Set(["Waiting time in the queue"]);

/** Panels with a value above 0 after a game with two bots. */
const aboveZero = new Set([
  "Nodes",
  "Latency of 19 of 20 commands",
  "Nodes by version",
  "Players connected",
  "Open tables",
  "Tables by edition",
  "Games in an hour",
  "Steps by type",
  "Refusals by reason",
  "Latency of commands",
  "Joins",
  "Writes",
  "Duration of a write",
  "Lag until saved",
  "Connections",
  "Sent",
  "Frames sent",
  "Processor",
  "Memory",
  "Uptime",
]);

/** Fills in Grafana's variables: all nodes, and an interval of an hour. */
const filledIn = (expr: string): string =>
  expr.replaceAll("$job", "nine-lives").replaceAll("$instance", ".*").replaceAll("$__rate_interval", "1h");

const questions = panels.flatMap(({ title, targets }) =>
  targets.map(({ expr }) => ({ title, question: filledIn(expr) })),
);

const run = (words: readonly string[], input = "") => {
  const { status, stdout, stderr } = spawnSync(findPromtool(), words, { input, encoding: "utf8" });
  return { status, said: stdout + stderr };
};

describe("promtool", () => {
  test("accepts the rules", () => {
    expect(run(["check", "rules", "deploy/alerts.yml"])).toMatchObject({ status: 0 });
  });

  test("confirms that each alert fires when it should, and not before", () => {
    expect(run(["test", "rules", "deploy/alerts.test.yml"])).toMatchObject({ status: 0 });
  });
});

describe("a Prometheus that scrapes a server with a game", () => {
  const prometheus = new Prometheus();
  let app: App;

  const gamesSeen = (games: number) =>
    vi.waitUntil(async () => (await prometheus.ask("sum(ninelives_games_ended_total)"))[0] === games, 60_000);

  beforeAll(async () => {
    app = await startApp({ METRICS_PORT: "0", METRICS_TOKEN: token, MESSAGES_PER_SECOND: "100000" });
    await prometheus.start(app.metricsUrl ?? "nowhere", token);
    // Prometheus sees an increase only if it has scraped the value before.
    await gamesSeen(0);
    await played(app);
    await gamesSeen(1);
  });
  afterAll(async () => {
    await prometheus.stop();
    await app.close();
  });

  test("has every panel that these tests name", () => {
    const titles = new Set(questions.map(({ title }) => title));
    expect([...mayBeNothing, ...aboveZero].filter((title) => !titles.has(title))).toEqual([]);
  });

  test.each(questions)("gets a result for panel $title: $question", async ({ title, question }) => {
    const isNumber = mayBeNothing.has(title) ? () => true : Number.isFinite;
    // A server that is too busy to be scraped has no values for a moment.
    await expect.poll(async () => (await prometheus.ask(question)).filter(isNumber)).not.toEqual([]);
  });

  test.each(questions.filter(({ title }) => aboveZero.has(title)))(
    "sees the game in panel $title: $question",
    async ({ question }) => {
      await expect.poll(async () => Math.max(...(await prometheus.ask(question)))).toBeGreaterThan(0);
    },
  );

  test.each(rules)("can evaluate the alert $alert", async ({ expr }) => {
    await expect(prometheus.ask(expr)).resolves.toBeInstanceOf(Array);
  });

  test("finds no fault in names, types and labels (promtool)", async () => {
    const page = await fetch(app.metricsUrl ?? "nowhere", { headers: { Authorization: `Bearer ${token}` } });
    expect(run(["check", "metrics"], await page.text())).toEqual({ status: 0, said: "" });
  });
});
