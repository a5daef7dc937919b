import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/**
 * Debian packages run this script before they start a service; exit code 101 forbids the start. Tests start services
 * themselves.
 */
const policy = "/usr/sbin/policy-rc.d";

function withoutServices(install: () => void): void {
  const isOurs = !existsSync(policy);
  if (isOurs) writeFileSync(policy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    install();
  } finally {
    if (isOurs) rmSync(policy);
  }
}

/**
 * Installs a Debian package if this process runs as root. Waits up to five minutes for another installation to finish.
 */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`The tests need ${name}: installing it with apt-get, which takes a minute.`);
  const apt = (...words: string[]) =>
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  // If the update fails, the existing package lists may suffice.
  apt("update");
  withoutServices(() => apt("install", "--yes", "--no-install-recommends", name));
}
