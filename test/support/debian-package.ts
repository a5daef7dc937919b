import { spawnSync } from "node:child_process";

/** Installs one of Debian's packages, if we may. Waits up to five minutes for another installation to finish. */
export function installPackage(name: string): void {
  if (process.getuid?.() !== 0) return;
  console.log(`The tests need ${name}: installing it with apt-get, which takes a minute.`);
  const apt = (...words: string[]) =>
    spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=300", ...words], {
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      stdio: ["ignore", "ignore", "inherit"],
    });
  // If the lists cannot be updated, old ones may do.
  apt("update");
  apt("install", "--yes", name);
}
