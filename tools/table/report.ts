import type { GameInspection, InspectedSeat, TableInspection } from "../../shared/net/operators.ts";
import type { StepLine } from "./last-steps.ts";

interface TableReport {
  readonly table: TableInspection;
  readonly steps: readonly StepLine[];
  /** By title, in seat order; null without them. */
  readonly hands: readonly (readonly string[])[] | null;
}

/** Describes a table for operators, one fact a line. @param now ms since 1970. */
export function describeTable({ table, steps, hands }: TableReport, now: number): readonly string[] {
  const { code, roomId, edition, deckName, isPublic, phase, seats, game } = table;
  const deck = deckName === undefined ? [] : [`deck ${JSON.stringify(deckName)}`];
  const width = String(steps.at(-1)?.step ?? 0).length;
  return [
    [`table ${code}`, phase, edition, ...deck, isPublic ? "public" : "private", `room ${roomId}`].join(" · "),
    ...(game ? gameLines(game, now) : ["no game yet"]),
    ...seats.map((seat, index) => `seat ${index}: ${[seatText(seat), ...outText(game, index)].join(" · ")}`),
    ...(hands ?? []).map((hand, index) => `hand ${index}: ${hand.join(", ") || "empty"}`),
    ...steps.map(({ step, isTurn, text }) => `${String(step).padStart(width)}  ${isTurn ? "" : "  "}${text}`),
  ];
}

function gameLines({ id, beganAt, lastAt, pending, names }: GameInspection, now: number): readonly string[] {
  const agoSeconds = Math.max(0, Math.round((now - lastAt) / 1000));
  const head = `game ${id} · began ${timeText(beganAt)} · last public step ${timeText(lastAt)}, ${agoSeconds} s ago`;
  if (pending === null) return [head, "awaits nothing: the game is over"];
  const { kind, seats, limitMs } = pending;
  const awaited = seats?.map((seat) => `${names[seat]} (seat ${seat})`).join(", ") ?? "all who may answer";
  return [head, `awaits ${kind} · of ${awaited} · ${limitMs === null ? "no time limit" : `limit ${limitMs / 1000} s`}`];
}

const outText = (game: GameInspection | null, seat: number): readonly string[] =>
  game?.pending && game.out.includes(seat) ? ["out"] : [];

function seatText({ kind, name, state }: InspectedSeat): string {
  if (kind === "empty") return "empty";
  return [name, kind, ...(state === "seated" ? [] : [stateTexts[state]])].join(" · ");
}

const stateTexts = {
  left: "left on purpose",
  covered: "a bot plays until they act",
  replaced: "a bot plays until the end",
} as const;

/** Such as "2026-11-28 09:30:00 UTC". */
const timeText = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19).replace("T", " ")} UTC`;
