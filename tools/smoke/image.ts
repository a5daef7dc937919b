import { chownSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { project } from "../../loadtest/process.ts";
import { freePort } from "../../test/support/free-port.ts";
import { temporaryFolder } from "../processes/temporary-folder.ts";
import { addNode, makeDebianRoot } from "./debian-root.ts";
import { Podman } from "./podman.ts";
import { run } from "./run.ts";

const container = "smoke";

/** User id of the image. */
const user = 1000;

/** The defaults of Podman are above the limits of a process without CAP_SYS_RESOURCE. */
const ulimits = ["--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000"];

const restricted = ["--read-only", "--cap-drop", "ALL", "--security-opt", "no-new-privileges", ...ulimits];

const pathOfImages = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";

/** Builds the image and runs it as docs/operations.md says. @throws at the first step that fails. */
export async function tryImage(): Promise<void> {
  const folder = temporaryFolder("nine-lives-image-");
  const podman = new Podman();
  build(podman, join(folder, "root"));
  const data = ownedByUser(join(folder, "data"));
  const backups = ownedByUser(join(folder, "backups"));
  const port = await freePort();
  const volumes = ["--volume", `${data}:/data`, "--volume", `${backups}:/backups`];
  // Games of the load test still run at the first SIGTERM.
  const settings = [`PORT=${port}`, "SHUTDOWN_GRACE_SECONDS=5"].flatMap((setting) => ["--env", setting]);
  const place = ["--network", "host", ...settings, ...volumes];
  podman.run("run", "--detach", "--name", container, ...restricted, ...place, "nine-lives");
  await untilHealthy(podman);
  if (podman.succeeds("exec", container, "sh", "-c", "touch file"))
    throw new Error("expected a read-only root, got one in which the server can write");
  run(process.execPath, join(project, "loadtest/main.ts"), "--url", `http://127.0.0.1:${port}`, ...load);
  podman.run("exec", container, "sh", "deploy/nightly-backup.sh", "/backups");
  stop(podman);
  podman.run("start", container);
  await untilHealthy(podman);
  const verified = podman.outputOf("exec", container, "nine-lives", "replay", "verify-all");
  if (!/^[1-9]\d* games?: /m.test(verified)) throw new Error(`expected games after a restart, got ${verified}`);
  stop(podman);
  const restore = ["nine-lives", "restore", `/backups/${readdirSync(backups)[0]}`];
  podman.run("run", "--rm", "--network", "none", "--volumes-from", container, ...restricted, "nine-lives", ...restore);
}

/** Some games, at a speed within the limits of an address. */
const load = ["--rooms", "2", "--players", "2", "--seconds", "20", "--think", "100"];

/** Builds deploy/Dockerfile with roots of debootstrap in the place of its base images. */
function build(podman: Podman, root: string): void {
  makeDebianRoot(root, []);
  podman.import(root, "debian:bookworm-slim", pathOfImages);
  addNode(root);
  podman.import(root, "node:24-bookworm-slim", pathOfImages);
  const file = join(project, "deploy/Dockerfile");
  const files = ["--file", file, "--ignorefile", `${file}.dockerignore`, "--format", "docker"];
  const place = ["--isolation", "chroot", "--network", "host", "--pull-never"];
  podman.run("build", ...files, ...place, "--tag", "nine-lives", project);
}

function ownedByUser(folder: string): string {
  mkdirSync(folder);
  chownSync(folder, user, user);
  return folder;
}

/** Resolves once the health check of the image succeeds. @throws after a minute. */
async function untilHealthy(podman: Podman): Promise<void> {
  for (let seconds = 0; seconds < 60; seconds++) {
    if (podman.succeeds("healthcheck", "run", container)) return;
    await sleep(1000);
  }
  throw new Error(`expected a ready server within a minute, got ${podman.outputOf("logs", container)}`);
}

/** Sends SIGTERM. @throws unless the server then exits with 0. */
function stop(podman: Podman): void {
  podman.run("stop", "--time", "30", container);
  const code = podman.outputOf("inspect", "--format", "{{.State.ExitCode}}", container);
  if (code !== "0") throw new Error(`expected exit code 0 after SIGTERM, got ${code}`);
}
