import { type ChildProcess, spawn } from "node:child_process";

/**
 * Starts a shell that runs a script once this process has exited, even after SIGKILL. Its standard input ends with this
 * process, and no terminal signal reaches its session. Without a shell, as on Windows, nothing happens.
 * @param words arguments of the script.
 */
export function watchOver(script: string, words: readonly string[]): ChildProcess {
  const guardian = spawn("/bin/sh", ["-c", `read -r _\n${script}`, "guardian", ...words], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guardian.on("error", () => {});
  guardian.unref();
  return guardian;
}
