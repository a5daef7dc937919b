import { chanceFrom } from "../../shared/core/rng.ts";
import type { Seated } from "../../shared/net/protocol.ts";
import { Guest } from "./guest.ts";
import { settingsFor } from "./house.ts";
import { okValue } from "./kept.ts";
import { playerNamed, type TableServer } from "./server.ts";

let tables = 0;
/** Chooses among the legal commands: the same on each run of a test file. */
const chance = chanceFrom("games of the tests");

/** A table on which a game has just begun. No other table has people of these names. */
export async function begun(
  server: TableServer,
  people: number,
  bots: number,
  edition = "original",
): Promise<{ readonly guests: readonly Guest[]; readonly names: readonly string[]; readonly seated: Seated }> {
  tables += 1;
  const names = Array.from({ length: people }, (_, place) => `player ${place} of table ${tables}`);
  const opened = await server.tables.open({
    // No clock must act for people, even on a slow machine.
    settings: { ...settingsFor(people + bots, edition, server.known), nopeSeconds: 12, turnSeconds: 120 },
    players: names.map(playerNamed),
    fillWithBots: true,
    start: "when-joined",
    isPublic: false,
  });
  const seated = okValue(opened);
  const guests = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  await Promise.all(guests.map((guest) => guest.until(() => guest.state.phase === "playing")));
  return { guests, names, seated };
}

/** Sends any legal command whenever it may, until the game is over. */
export async function playToTheEnd(guest: Guest): Promise<void> {
  const isOver = () => guest.state.phase !== "playing";
  while (!isOver()) {
    if (guest.legal.length > 0) await actSomehow(guest);
    else await guest.until(() => isOver() || guest.legal.length > 0);
  }
}

/**
 * The people of a table act one after another, each once all know the last step, until something holds or the game is
 * over.
 */
export async function playUntil(guests: readonly Guest[], holds: () => boolean): Promise<void> {
  while (!holds() && guests.every((guest) => guest.state.phase === "playing")) {
    const asked = guests.find(({ legal }) => legal.length > 0);
    if (!asked) throw new Error("nobody is asked");
    await actSomehow(asked);
    await Promise.all(guests.map((guest) => guest.until(() => guest.state.seq === asked.state.seq)));
  }
}

async function actSomehow(guest: Guest): Promise<void> {
  const { legal } = guest;
  const command = legal[Math.floor(chance() * legal.length)];
  if (command) await guest.act(command);
}
