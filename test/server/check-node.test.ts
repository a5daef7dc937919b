import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";

const check = (...options: readonly string[]) =>
  spawnSync(process.execPath, [...options, "server/check-node.js"], { encoding: "utf8" });

test("a Node that cannot read TypeScript is refused in one sentence that names the expected version", () => {
  const { status, stderr } = check("--no-strip-types");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^error: expected Node 22\.18 or newer, got \d+\.\d+\.\d+\. .*\n$/);
});

test("the Node of the packages is accepted without a word", () => {
  expect(check()).toMatchObject({ status: 0, stderr: "", stdout: "" });
});
