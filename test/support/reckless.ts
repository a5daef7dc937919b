import type { Command } from "../../shared/core/commands.ts";
import type { House } from "./house.ts";

type Wishes = readonly Command["type"][];

/** Preferred commands of a player who wants to lose soon, and of a player who does not. */
const reckless: Wishes = ["explode", "draw", "pass"];
const careful: Wishes = ["save", "draw", "pass"];

interface Company {
  /** Other players who draw, and save themselves while they can. */
  readonly others?: readonly string[];
  /** Stops earlier. */
  readonly until?: () => boolean;
}

/** Lets these players draw without saving themselves, until all of them are eliminated. */
export function loseAll(house: House, losers: readonly string[], { others = [], until }: Company = {}): void {
  const isOut = (name: string) => house.sidelines.out.includes(house.table.seats.seatOf(name) ?? -1);
  const ends = until ?? (() => losers.every(isOut));
  for (let step = 0; step < 5_000; step += 1) {
    if (ends() || house.table.phase !== "playing") return;
    const asked = [...losers, ...others].find((name) => house.legal(name).length > 0);
    if (asked === undefined) house.timers.pass(250);
    else playOne(house, asked, losers.includes(asked) ? reckless : careful);
  }
  throw new Error("the players do not lose");
}

function playOne(house: House, name: string, wishes: Wishes): void {
  const commands = house.legal(name);
  const chosen = wishes.flatMap((type) => commands.find((command) => command.type === type) ?? [])[0] ?? commands[0];
  if (chosen) house.act(name, chosen);
}
