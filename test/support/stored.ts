import type { BegunGame, EndedGame, SavedGame, SavedTable, WriteEntry } from "../../server/storage/saved-types.ts";
import { playerNamed } from "./server.ts";
import { settingsFor } from "./table-fixture.ts";

/** Entry with only these parts. */
export const entryOf = (happened: Partial<WriteEntry>): WriteEntry => ({
  begun: [],
  steps: [],
  ended: [],
  tables: new Map(),
  ...happened,
});

/** Game between ann and a bot. */
export const gameNamed = (id: string, beganAt = 1000): BegunGame => ({
  id,
  roomId: `room of ${id}`,
  isShared: false,
  record: {
    game: "kittens",
    rules: 1,
    config: { edition: "original", players: 2, options: {} },
    seats: [
      { kind: "person", name: "ann", avatar: "01" },
      { kind: "bot", name: "Mochi", avatar: "bot" },
    ],
    beganAt,
    deal: { secret: "00".repeat(32), commitment: "11".repeat(32), parts: [] },
  },
  players: ["ann", null],
  counting: { pool: null, unrated: "private" },
});

const didNothing = { since: 0, deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;

/** End of such a game: the bot has won. */
export const endOf = (gameId: string, endedAt = 2000): EndedGame => {
  const { record, players, counting } = gameNamed(gameId);
  const { game, config, beganAt, seats } = record;
  return {
    gameId,
    game,
    edition: config.edition,
    isPublic: false,
    beganAt,
    endedAt,
    counting,
    seats: seats.map(({ name, avatar }, seat) => ({
      playerId: players[seat] ?? null,
      name,
      avatar,
      place: 2 - seat,
      ...didNothing,
    })),
  };
};

/** Same game as it is loaded, without steps. */
export const savedGame = (id: string): SavedGame => {
  const begun = gameNamed(id);
  return { ...begun, record: { ...begun.record, steps: [] }, endedAt: null };
};

const fresh = { missed: 0, isCovered: false, isOut: false, deserted: false, consent: "ask" as const, wins: 0 };

/** Table of such a game. */
export const tableOf = (id: string): SavedTable => ({
  roomId: `room of ${id}`,
  code: "CODE34",
  settings: settingsFor(2),
  start: "by-host",
  isPublic: false,
  phase: "playing",
  chairs: [
    { kind: "person", player: playerNamed("ann"), left: false, ready: false, ...fresh, seated: true },
    { kind: "bot", name: "Mochi", strength: "steady", temper: null, wins: 0 },
  ],
  host: "ann",
  known: [["ann", 1]],
  removed: [],
  gameId: id,
  seqBefore: 0,
  startsCalledOff: 0,
  since: [],
  parties: [],
  lastDeckName: null,
});
