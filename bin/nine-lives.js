#!/usr/bin/env node
// Runs on older versions of Node too, so that it can start the Node of the package.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const oldestMajor = 24;

/** Path of the Node that npm installs with this package; null without its install script. */
function packagedNode() {
  try {
    const folder = dirname(createRequire(import.meta.url).resolve("node/package.json"));
    const path = join(folder, "bin", process.platform === "win32" ? "node.exe" : "node");
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Runs this file with another Node. Signals reach it, and each process ends with the other. */
function runWith(node) {
  const line = [fileURLToPath(import.meta.url), ...process.argv.slice(2)];
  const child = spawn(node, line, { stdio: ["inherit", "inherit", "inherit", "ipc"] });
  // A terminal sends SIGINT to both processes, and a second SIGINT would shut the server down at once.
  process.on("SIGINT", () => {
    if (!process.stdin.isTTY) child.kill("SIGINT");
  });
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/** Ends this process with the one that started it by `runWith`, which may have been killed. */
function endWithParent() {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel?.unref();
}

if (Number.parseInt(process.versions.node, 10) >= oldestMajor) {
  if (process.connected) endWithParent();
  // Stacks in the log then have the lines of the TypeScript.
  process.setSourceMapsEnabled(true);
  await import("./main.ts");
} else {
  const node = packagedNode();
  if (node !== null) {
    runWith(node);
  } else {
    process.stderr.write(
      `error: expected Node ${oldestMajor} or newer, got ${process.versions.node}. ` +
        "npm without --ignore-scripts installs one with this package.\n",
    );
    process.exitCode = 1;
  }
}
