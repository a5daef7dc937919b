/*
 * Starts a program that must end with this process, prints its location, and waits: `node guarded-program.ts WHAT`.
 * Exits normally or with an exception, on a command from standard input.
 */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { guarded } from "../../tools/processes/guarded.ts";
import { temporaryFolder } from "../../tools/processes/temporary-folder.ts";

const [what] = process.argv.slice(2);
if (what === "cluster") {
  const { ClusterFixture } = await import("./cluster-fixture.ts");
  const cluster = await ClusterFixture.start(["a", "b"]);
  cluster.nodes[1]?.freeze();
} else if (what === "browser") {
  const { startChromium } = await import("../../tools/browser/chromium.ts");
  const browser = await startChromium();
  await browser.newPage();
} else {
  guarded(spawn("sleep", ["600"], { stdio: "ignore" }));
  temporaryFolder("nine-lives-guarded-");
}
console.log("started");
const [word] = await once(process.stdin.setEncoding("utf8"), "data");
if (word === "throw\n") throw new Error("thrown on command");
process.exit(0);
