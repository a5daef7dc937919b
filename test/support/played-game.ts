import type { Store } from "../../server/storage/store.ts";
import { recordedGame } from "./records.ts";
import { entryOf } from "./stored.ts";

const did = { since: 0, deserted: false, death: null, nopes: 0, stolen: 0, moments: [] } as const;
const counting = { pool: null, unrated: "private" } as const;

/** Saves a really played game of two. The game has ended unless `stepsLeft` of its steps are missing. */
export async function savePlayedGame(
  store: Store,
  id: string,
  players: readonly [string, string],
  stepsLeft = 0,
): Promise<void> {
  const { record, outcome } = recordedGame("original", 2, id);
  const { steps, ...head } = record;
  const begun = { id, roomId: `room of ${id}`, isShared: true, record: head, players, counting };
  const kept = steps.slice(0, steps.length - stepsLeft);
  await store.write(entryOf({ begun: [begun], steps: kept.map((step, place) => ({ gameId: id, place, step })) }));
  if (stepsLeft > 0) return;
  const seats = record.seats.map(({ name, avatar }, seat) => ({
    ...{ playerId: players[seat] ?? null, name, avatar, ...did },
    place: outcome.winners.includes(seat) ? 1 : 2,
  }));
  const { game, beganAt, config } = record;
  const end = {
    gameId: id,
    game,
    edition: config.edition,
    isPublic: false,
    beganAt,
    endedAt: beganAt + 60_000,
    counting,
  };
  await store.write(entryOf({ ended: [{ ...end, seats }] }));
}
