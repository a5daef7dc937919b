import type { Flaw } from "../../shared/core/flaw.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { pools, unratedReasons } from "../../shared/net/people.ts";
import type { Database } from "./database.ts";
import { readKept } from "./kept.ts";
import { headKind, playersKind, stepKind, tableKind } from "./kinds.ts";
import type { Counting, SavedGame, SavedTable } from "./saved.ts";

/* Reads rows of the database, or says what is wrong with them. */

export const readTable = ({ roomId, tableJson }: Database["tables"]): Result<SavedTable, Flaw> =>
  readKept(tableKind, tableJson, `tables, room ${roomId}, tableJson`);

export const readHead = ({
  id,
  recordJson,
}: Pick<Database["games"], "id" | "recordJson">): Result<Omit<GameRecord, "steps">, Flaw> =>
  readKept(headKind, recordJson, `games, id ${id}, recordJson`);

/** @param rows the game's steps, in order. */
export function readGame(game: Database["games"], rows: readonly Database["steps"][]): Result<SavedGame, Flaw> {
  const { id, roomId, isShared, playersJson, endedAt } = game;
  const head = readHead(game);
  if (!head.ok) return head;
  const players = readKept(playersKind, playersJson, `games, id ${id}, playersJson`);
  if (!players.ok) return players;
  const counting = countingIn(game);
  if (!counting.ok) return counting;
  const steps: RecordedStep[] = [];
  for (const row of rows) {
    const step = readStep(row, steps.length);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  const record = { ...head.value, steps };
  return ok({
    id,
    roomId,
    isShared: isShared === 1,
    record,
    players: players.value,
    counting: counting.value,
    endedAt,
  });
}

/** A game of before there were ratings counts for none. */
export function countingIn({
  id,
  pool,
  unrated,
}: Pick<Database["games"], "id" | "pool" | "unrated">): Result<Counting, Flaw> {
  const known = pools.find((each) => each === pool);
  const reason = pool === null ? unratedReasons.find((each) => each === (unrated ?? "old")) : undefined;
  if (known !== undefined) return ok({ pool: known, unrated: null });
  if (reason !== undefined) return ok({ pool: null, unrated: reason });
  return fail({
    code: "malformed",
    what: `games, id ${id}, pool`,
    expected: "a pool, or a reason",
    got: "another text",
  });
}

export function readStep({ gameId, place, stepJson }: Database["steps"], expected: number): Result<RecordedStep, Flaw> {
  const where = `steps, gameId ${gameId}, place`;
  if (place !== expected)
    return fail({ code: "malformed", what: where, expected: String(expected), got: String(place) });
  return readKept(stepKind, stepJson, `${where} ${place}, stepJson`);
}
