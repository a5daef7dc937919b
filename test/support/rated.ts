import type { BegunGame, EndedGame, WriteEntry } from "../../server/storage/saved-types.ts";
import type { Seat } from "../../shared/core/game.ts";
import { entryOf, gameNamed } from "./stored.ts";

const didNothing = { since: 0, deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;

interface RatedEnd {
  /** ms since 1970. */
  readonly endedAt?: number;
  /** Ranks by seat; by default the first seat wins. */
  readonly places?: readonly number[];
  readonly deserters?: readonly Seat[];
}

/** Beginning of a rated game between these accounts. */
export const ratedBegin = (id: string, players: readonly string[]): BegunGame => {
  const game = gameNamed(id);
  return {
    ...game,
    isShared: true,
    players,
    counting: { pool: players.length === 2 ? "kittens-two" : "kittens-more", unrated: null },
    record: {
      ...game.record,
      config: { edition: "original", players: players.length, options: {} },
      seats: players.map((playerId) => ({ kind: "person", name: playerId.slice(2), avatar: "01" })),
    },
  };
};

/** End of such a game. */
export const ratedEnd = (
  id: string,
  players: readonly string[],
  { endedAt = 2000, places = players.map((_, seat) => seat + 1), deserters = [] }: RatedEnd = {},
): EndedGame => {
  const { record, counting } = ratedBegin(id, players);
  return {
    gameId: id,
    game: record.game,
    edition: record.config.edition,
    isPublic: true,
    beganAt: record.beganAt,
    endedAt,
    counting,
    seats: record.seats.map(({ name, avatar }, seat) => ({
      ...didNothing,
      playerId: players[seat] ?? null,
      name,
      avatar,
      place: places[seat] ?? 0,
      deserted: deserters.includes(seat),
    })),
  };
};

/** Complete rated game. */
export const ratedGame = (id: string, players: readonly string[], how: RatedEnd = {}): WriteEntry =>
  entryOf({ begun: [ratedBegin(id, players)], ended: [ratedEnd(id, players, how)] });
