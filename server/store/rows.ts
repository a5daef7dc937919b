import type { Flaw } from "../../shared/core/flaw.ts";
import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { Database } from "./database.ts";
import { readKept } from "./kept.ts";
import { headKind, playersKind, stepKind, tableKind } from "./kinds.ts";
import type { SavedGame, SavedTable } from "./saved.ts";

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
  const steps: RecordedStep[] = [];
  for (const row of rows) {
    const step = readStep(row, steps.length);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  const record = { ...head.value, steps };
  return ok({ id, roomId, isShared: isShared === 1, record, players: players.value, endedAt });
}

function readStep({ gameId, place, stepJson }: Database["steps"], expected: number): Result<RecordedStep, Flaw> {
  const where = `steps, gameId ${gameId}, place`;
  if (place !== expected)
    return fail({ code: "malformed", what: where, expected: String(expected), got: String(place) });
  return readKept(stepKind, stepJson, `${where} ${place}, stepJson`);
}
