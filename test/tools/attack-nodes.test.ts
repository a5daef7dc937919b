import { describe, expect, test } from "vitest";
import { findClusterPrograms } from "../support/cluster-fixture.ts";
import { run } from "./run.ts";

describe("npm run attack -- --nodes 2", () => {
  test("hostile clients in a short campaign break nothing, and nginx marks no node as down", async () => {
    findClusterPrograms();
    const { code, out, err } = await run("attack", "--nodes", "2", "--minutes", "0.3", "--seed", "brief", "--json");
    expect(code, err).toBe(0);
    const report = JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");
    expect(report).toMatchObject({ exceptions: 0, tablesSetBack: 0, honestDisconnects: 0, stateChanges: 0 });
    expect(report).toMatchObject({ failedHealthChecks: 0, unanswered: 0 });
    expect(report.messagesByKind["a request that no browser sends"]).toBeGreaterThan(0);
    expect(report.messagesByKind["a socket without a session"]).toBeGreaterThan(0);
    expect(report.closingsByCode["HTTP 429"]).toBeGreaterThan(0);
    expect(report.honest["through nginx, among themselves"].commands).toBeGreaterThan(0);
  });
});

test.each([
  ["--nodes", ["--nodes", "27"]],
  ["--nodes", ["--nodes", "2", "--sockets", "3"]],
])("npm run attack exits with 2 and names the wrong option %s", async (option, line) => {
  const { code, err } = await run("attack", ...line);
  expect(code).toBe(2);
  expect(err).toContain(option);
});
