import { command, runAsMain } from "./command-line/command.ts";
import { tryImage } from "./smoke/image.ts";
import { tryUnits } from "./smoke/units.ts";

export const program = command(
  "smoke",
  "Installs the server as on another machine, and plays there. Needs root, and debootstrap and other Debian packages.",
);

program
  .command("image")
  .description("Builds deploy/Dockerfile, and runs the image with a read-only root. Takes seven minutes.")
  .action(tryImage);

program
  .command("units")
  .description("Runs the units of deploy/systemd as a cluster, with systemd as process 1. Takes five minutes.")
  .action(tryUnits);

if (import.meta.main) await runAsMain(program);
