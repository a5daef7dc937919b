import { commands } from "./commands.ts";

const [name = "", ...line] = process.argv.slice(2);
const load = commands.get(name);
if (load) {
  const { runCommand } = await import("./run-command.ts");
  await runCommand(await load(), line);
} else {
  await import("../server/main.ts");
}
