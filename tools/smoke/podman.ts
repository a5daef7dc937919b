import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { watchOver } from "../processes/guardian.ts";
import { requireProgram } from "../processes/missing-program.ts";
import { outputOf, run } from "./run.ts";

/** Podman binds this folder of its images to itself, so that nothing can remove it before. */
const removal = `
folder=$1
shift
"$@" rm --all --force --time 0
umount "$folder/images/overlay"
rm -rf -- "$folder"`;

/** Podman with its own images and containers. They are removed when this process exits, for any reason. */
export class Podman {
  readonly #line: readonly string[];

  constructor() {
    const podman = requireProgram("podman", "Podman", "podman");
    const runtime = ["--runtime", requireProgram("runc", "runc", "runc"), "--cgroup-manager", "cgroupfs"];
    const folder = mkdtempSync(join(tmpdir(), "nine-lives-podman-"));
    this.#line = [podman, "--root", join(folder, "images"), "--runroot", join(folder, "run"), ...runtime];
    watchOver(removal, [folder, ...this.#line]);
  }

  /** Runs a command of Podman. @throws unless it exits with 0. */
  run(...line: readonly string[]): void {
    const [podman = "", ...places] = this.#line;
    run(podman, ...places, ...line);
  }

  /** @returns the output of a command. @throws unless it exits with 0. */
  outputOf(...line: readonly string[]): string {
    const [podman = "", ...places] = this.#line;
    return outputOf(podman, ...places, ...line);
  }

  /** @returns whether a command exits with 0. */
  succeeds(...line: readonly string[]): boolean {
    const [podman = "", ...places] = this.#line;
    return spawnSync(podman, [...places, ...line], { stdio: "ignore" }).status === 0;
  }

  /** Makes an image of a folder. @param name such as `debian:bookworm-slim` at Docker Hub. */
  import(folder: string, name: string, path: string): void {
    const archive = `${folder}.tar`;
    run("tar", "--create", "--directory", folder, "--file", archive, ".");
    this.run("import", "--quiet", "--change", `ENV PATH=${path}`, archive, `docker.io/library/${name}`);
  }
}
