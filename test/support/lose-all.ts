import type { Command } from "../../shared/core/commands.ts";
import type { TableFixture } from "./table-fixture.ts";

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
export function loseAll(fixture: TableFixture, losers: readonly string[], { others = [], until }: Company = {}): void {
  const isOut = (name: string) => fixture.sidelines.out.includes(fixture.table.seats.seatOf(name) ?? -1);
  const ends = until ?? (() => losers.every(isOut));
  for (let step = 0; step < 5_000; step += 1) {
    if (ends() || fixture.table.phase !== "playing") return;
    const asked = [...losers, ...others].find((name) => fixture.legal(name).length > 0);
    if (asked === undefined) fixture.timers.pass(250);
    else playOne(fixture, asked, losers.includes(asked) ? reckless : careful);
  }
  throw new Error("the players do not lose");
}

function playOne(fixture: TableFixture, name: string, wishes: Wishes): void {
  const commands = fixture.legal(name);
  const chosen = wishes.flatMap((type) => commands.find((command) => command.type === type) ?? [])[0] ?? commands[0];
  if (chosen) fixture.act(name, chosen);
}
