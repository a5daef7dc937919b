import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { project } from "../../loadtest/process.ts";
import about from "../../package.json" with { type: "json" };
import { installPacked } from "../../test/support/installed-package.ts";
import { requireProgram } from "../processes/missing-program.ts";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import { makeDebianRoot } from "./debian-root.ts";
import { run } from "./run.ts";

const deploy = join(project, "deploy");

/** Debian packages of a machine with a cluster. */
const packages = ["systemd", "systemd-sysv", "dbus", "postgresql", "redis-server", "nginx", "curl"];

/** Installs the package, the units and nginx as docs/operations.md says, and runs units.sh. @throws if it fails. */
export async function tryUnits(): Promise<void> {
  const nspawn = requireProgram("systemd-nspawn", "systemd-nspawn", "systemd-container");
  const root = join(temporaryFolder("nine-lives-units-"), "root");
  makeDebianRoot(root, packages);
  await installProgram(join(root, "srv/nine-lives"));
  configure(root);
  addScript(root);
  try {
    run(nspawn, "--directory", root, "--boot", "--private-network", `--bind-ro=${project}`, ...unregistered);
  } finally {
    console.error(readFileSync(join(root, log), "utf8"));
  }
}

/** The container neither needs nor gets a unit of this machine, which may have no systemd. */
const unregistered = ["--register=no", "--keep-unit"];

const log = "var/log/smoke";

async function installProgram(folder: string): Promise<void> {
  const { folder: installed } = await installPacked();
  cpSync(dirname(dirname(installed)), join(folder, about.version), { recursive: true, verbatimSymlinks: true });
  symlinkSync(about.version, join(folder, "current"));
}

function configure(root: string): void {
  run("chroot", root, "useradd", "--system", "nine-lives");
  const settings = join(root, "etc/nine-lives");
  mkdirSync(settings);
  for (const name of readdirSync(join(deploy, "systemd"))) {
    if (!name.endsWith(".env")) cpSync(join(deploy, "systemd", name), join(root, "etc/systemd/system", name));
    else
      writeFileSync(join(settings, name), filledIn(readFileSync(join(deploy, "systemd", name), "utf8")), {
        mode: 0o600,
      });
  }
  for (const name of ["nginx.conf", "nodes.conf", "listen.conf"])
    cpSync(join(deploy, name), join(root, "etc/nginx", name));
}

/** Example settings with an address of this machine and secrets. */
const filledIn = (settings: string): string =>
  settings
    .replaceAll("https://cats.example", "http://127.0.0.1")
    .replace("PASSWORD", "hush")
    .replace(/^TOKEN_SECRET=$/m, `TOKEN_SECRET=${"s".repeat(32)}`);

/** Adds a unit that runs units.sh after the start, which then ends the container with its exit code. */
function addScript(root: string): void {
  const script = "usr/local/sbin/smoke";
  cpSync(join(import.meta.dirname, "units.sh"), join(root, script));
  chmodSync(join(root, script), 0o755);
  const lines = [
    "[Service]",
    "Type=idle",
    `ExecStart=/${script} ${project}`,
    `StandardOutput=file:/${log}`,
    "StandardError=inherit",
  ];
  writeFileSync(join(root, "etc/systemd/system/smoke.service"), `${lines.join("\n")}\n`);
  const wants = join(root, "etc/systemd/system/multi-user.target.wants");
  mkdirSync(wants, { recursive: true });
  symlinkSync("../smoke.service", join(wants, "smoke.service"));
}
