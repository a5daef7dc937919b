import { spawnSync } from "node:child_process";

/** Installs one of Debian's packages, where we may; says so before. */
export function installWithApt(name: string, why: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`${why}: installing ${name} with apt-get, which takes a minute.`);
  for (const action of [["update"], ["install", "--yes", name]]) {
    const { status } = spawnSync("apt-get", ["--quiet", "--quiet", ...action], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    if (status !== 0) return;
  }
}
