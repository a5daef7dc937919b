/* Imported before a program. Kills it, as `kill -9` does, before its file operation number KILLED_AT_STEP. */

import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const steps = ["copyFileSync", "chmodSync", "linkSync", "renameSync", "rmSync", "fsyncSync"] as const;
let left = Number(process.env["KILLED_AT_STEP"]);

for (const name of steps) {
  const original = fs[name];
  Object.assign(fs, {
    [name]: (...args: readonly unknown[]) => {
      left -= 1;
      if (left === 0) process.kill(process.pid, "SIGKILL");
      return Reflect.apply(original, fs, args);
    },
  });
}
syncBuiltinESMExports();
