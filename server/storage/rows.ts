import type { GameRecord, RecordedStep } from "../../shared/core/record.ts";
import type { RecordError } from "../../shared/core/record-error.ts";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { pools, unratedReasons } from "../../shared/net/people.ts";
import { headCodec, loggedStepsCodec, playersCodec, stepCodec, tableCodec, tableExtrasCodec } from "./codecs.ts";
import type { Database } from "./database.ts";
import type { Counting, SavedGame, SavedTable, TableExtras } from "./saved-types.ts";
import { decodeText, decodeValue, parseSavedJson } from "./versioned-codec.ts";

/* Parsers of database rows. */

export function readTable({
  roomId,
  tableJson,
  startsCalledOff,
  extrasJson,
}: Database["tables"]): Result<SavedTable, RecordError> {
  const kept = decodeText(tableCodec, tableJson, `tables, room ${roomId}, tableJson`);
  if (!kept.ok) return kept;
  const extras = readExtras(extrasJson, `tables, room ${roomId}, extrasJson`);
  if (!extras.ok) return extras;
  const { since, parties, lastDeckName = null, ...settings } = extras.value;
  return ok({
    ...kept.value,
    settings: { ...kept.value.settings, ...settings },
    startsCalledOff,
    since: since?.gameId === kept.value.gameId ? (since?.turns ?? []) : [],
    parties,
    lastDeckName,
  });
}

const noExtras: TableExtras = { hasClock: true, lateJoin: false, oneRoom: false, since: null, parties: [] };

const readExtras = (text: string | null, where: string): Result<TableExtras, RecordError> =>
  text === null ? ok(noExtras) : decodeText(tableExtrasCodec, text, where);

export const readHead = ({
  id,
  recordJson,
}: Pick<Database["games"], "id" | "recordJson">): Result<Omit<GameRecord, "steps">, RecordError> =>
  decodeText(headCodec, recordJson, `games, id ${id}, recordJson`);

/** @param rows the game's steps, in order. */
export function readGame(game: Database["games"], rows: readonly Database["steps"][]): Result<SavedGame, RecordError> {
  const { id, roomId, isShared, playersJson, endedAt } = game;
  const head = readHead(game);
  if (!head.ok) return head;
  const players = decodeText(playersCodec, playersJson, `games, id ${id}, playersJson`);
  if (!players.ok) return players;
  const counting = countingIn(game);
  if (!counting.ok) return counting;
  const steps = readSteps(rows);
  if (!steps.ok) return steps;
  const record = { ...head.value, steps: steps.value };
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

/** Parses the rating decision of a game. Games older than ratings are unrated. */
export function countingIn({
  id,
  pool,
  unrated,
}: Pick<Database["games"], "id" | "pool" | "unrated">): Result<Counting, RecordError> {
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

/** Parses the steps of one game. Duplicates are ignored. */
export function readSteps(rows: readonly Database["steps"][]): Result<readonly RecordedStep[], RecordError> {
  const kept: KeptStep[] = [];
  for (const row of rows) {
    const some = keptStepsIn(row);
    if (!some.ok) return some;
    kept.push(...some.value);
  }
  kept.sort((one, other) => one.place - other.place);
  const steps: RecordedStep[] = [];
  for (const { gameId, place, json } of kept) {
    const where = `steps, gameId ${gameId}, place`;
    if (place > steps.length)
      return fail({ code: "malformed", what: where, expected: String(steps.length), got: String(place) });
    if (place < steps.length) continue;
    const step = decodeValue(stepCodec, json, `${where} ${place}, stepJson`);
    if (!step.ok) return step;
    steps.push(step.value);
  }
  return ok(steps);
}

interface KeptStep {
  readonly gameId: string;
  readonly place: number;
  readonly json: unknown;
}

function keptStepsIn({ gameId, place, stepJson }: Database["steps"]): Result<readonly KeptStep[], RecordError> {
  const where = `steps, gameId ${gameId}, place ${place}, stepJson`;
  const json = parseSavedJson(stepJson, where);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return ok([{ gameId, place, json: json.value }]);
  const list = decodeValue(loggedStepsCodec, json.value, where);
  return list.ok ? ok(list.value.map(([, at, step]) => ({ gameId, place: at, json: step }))) : list;
}
