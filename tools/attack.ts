import { argumentsOf, attackCommand } from "./attack/arguments.ts";
import { isHarmful, measureFlood } from "./attack/floods.ts";
import { isFlawed, runAttack } from "./attack/run.ts";
import { runAsMain } from "./command-line/command.ts";

export const program = attackCommand.action(attack);

async function attack(): Promise<void> {
  const { minutes, seed, flood, nodes, json } = argumentsOf(program);
  const tell = (line: string) => console.error(line);
  const close = (report: object, isBad: boolean): never => {
    console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
    process.exit(isBad ? 1 : 0);
  };
  tell(`seed: ${seed}`);
  if (flood === null) {
    const report = await runAttack({ minutes, seed, nodes }, tell);
    close(report, isFlawed(report));
  } else {
    const report = await measureFlood(flood, minutes, seed, tell);
    close(report, isHarmful(report));
  }
}

if (import.meta.main) await runAsMain(program);
