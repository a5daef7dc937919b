import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { requireProgram } from "../processes/missing-program.ts";
import { outputOf, run } from "./run.ts";

/** Makes the root of a minimal Debian. @param packages more Debian packages. */
export function makeDebianRoot(folder: string, packages: readonly string[]): void {
  const debootstrap = requireProgram("debootstrap", "debootstrap", "debootstrap");
  const more = packages.length > 0 ? [`--include=${packages.join(",")}`] : [];
  run(debootstrap, "--variant=minbase", ...more, "bookworm", folder);
}

/** Adds what the image `node:24-bookworm-slim` has: its user, the Node of this process and npm. */
export function addNode(folder: string): void {
  run("chroot", folder, "useradd", "--uid", "1000", "--create-home", "node");
  const local = join(folder, "usr/local");
  const npm = join(local, "lib/node_modules/npm");
  cpSync(process.execPath, join(local, "bin/node"));
  cpSync(npmFolder(), npm, { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(local, "bin/npm"));
  trustCertificates(local);
}

/** @throws unless npm runs this process. */
function npmFolder(): string {
  const file = process.env["npm_execpath"];
  if (file === undefined) throw new Error("expected npm, which sets npm_execpath: npm run smoke");
  return dirname(dirname(file));
}

/** Copies the certificates that npm trusts on this machine, for networks with a registry of their own. */
function trustCertificates(local: string): void {
  const certificates = process.env["NODE_EXTRA_CA_CERTS"] ?? outputOf("npm", "config", "get", "cafile");
  if (certificates === "null") return;
  const copy = "etc/npm-certificates.pem";
  mkdirSync(join(local, "etc"), { recursive: true });
  cpSync(certificates, join(local, copy));
  writeFileSync(join(local, "etc/npmrc"), `cafile=/usr/local/${copy}\n`);
}
