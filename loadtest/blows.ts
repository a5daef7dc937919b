import { setTimeout as sleep } from "node:timers/promises";
import type { HouseOfNodes } from "../test/support/house-of-nodes.ts";
import type { Blow } from "./arguments.ts";
import type { Homing } from "./homing.ts";

type Tell = (line: string) => void;

/** Carries out what happens to a house amid the load; resolves once it is over. */
export async function strike(blow: Blow, house: HouseOfNodes, homing: Homing, tell: Tell): Promise<void> {
  if (blow.kind === "roll") return roll(house, tell);
  const victim = await house.busiest();
  homing.struckAt = performance.now();
  if (blow.kind === "kill") {
    tell(`kills node ${victim.name}`);
    await victim.end("SIGKILL");
    return;
  }
  tell(`node ${victim.name} stands still for ${blow.seconds} s`);
  victim.freeze();
  await sleep(1000 * blow.seconds);
  victim.thaw();
  tell(`node ${victim.name} goes on`);
  await sleep(settleMs);
  if (victim.isRunning) return;
  tell(`node ${victim.name} had been replaced and has ended; it starts anew`);
  await victim.start();
}

async function roll({ nodes }: HouseOfNodes, tell: Tell): Promise<void> {
  for (const node of nodes) {
    const since = performance.now();
    await node.end("SIGTERM");
    const ended = Math.round(performance.now() - since);
    await node.start();
    tell(`node ${node.name} ended in ${ended} ms and is back after ${Math.round(performance.now() - since)} ms`);
    await sleep(settleMs);
  }
}

/** Between the start of one node and the end of the next, in ms: as long as a node takes to count as steady. */
const settleMs = 5000;
