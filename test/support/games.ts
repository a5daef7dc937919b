import { seededRandom } from "../../shared/core/rng.ts";
import type { SeatLocation, TableSettings } from "../../shared/net/protocol.ts";
import { Guest } from "./guest.ts";
import { expectOk } from "./saved-table.ts";
import { playerNamed, type TableServer } from "./server.ts";
import { settingsFor } from "./table-fixture.ts";

let tables = 0;
/** Chooses among the legal commands; the sequence is the same on each run of a test file. */
const chance = seededRandom("games of the tests");

/** Opens a table with a game that has just begun. The player names are unique to this table. */
export async function newGame(
  server: TableServer,
  people: number,
  bots: number,
  edition = "original",
  more: Partial<TableSettings> = {},
): Promise<{ readonly guests: readonly Guest[]; readonly names: readonly string[]; readonly seated: SeatLocation }> {
  tables += 1;
  const names = Array.from({ length: people }, (_, place) => `player ${place} of table ${tables}`);
  const opened = await server.tables.open({
    // No timeout may act for a human, even on a slow machine.
    settings: { ...settingsFor(people + bots, edition, server.known), nopeSeconds: 12, turnSeconds: 120, ...more },
    players: names.map(playerNamed),
    fillWithBots: true,
    start: "when-joined",
    isPublic: false,
  });
  const seated = expectOk(opened);
  const guests = await Promise.all(names.map((name) => Guest.join(server, seated, name)));
  await Promise.all(guests.map((guest) => guest.until(() => guest.state.phase === "playing")));
  return { guests, names, seated };
}

/** Sends any legal command as soon as possible, until the game is over. */
export async function playToEnd(guest: Guest): Promise<void> {
  const isOver = () => guest.state.phase !== "playing";
  while (!isOver()) {
    if (guest.legal.length > 0) await actSomehow(guest);
    else await guest.until(() => isOver() || guest.legal.length > 0);
  }
}

/**
 * Lets the humans of a table act one after another, each when all know the last step. Ends when the condition holds or
 * the game is over.
 */
export async function playUntil(guests: readonly Guest[], holds: () => boolean): Promise<void> {
  while (!holds() && guests.every((guest) => guest.state.phase === "playing")) {
    const asked = guests.find(({ legal }) => legal.length > 0);
    if (!asked) throw new Error("no player can act");
    await actSomehow(asked);
    await Promise.all(guests.map((guest) => guest.until(() => guest.state.seq === asked.state.seq)));
  }
}

async function actSomehow(guest: Guest): Promise<void> {
  const { legal } = guest;
  const command = legal[Math.floor(chance() * legal.length)];
  if (command) await guest.act(command);
}
