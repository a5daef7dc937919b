import { fail, ok, type Result } from "../../shared/core/result.ts";

/** Row of the table in docs/architecture.md. */
export interface Room {
  /** Folder or file. */
  readonly path: string;
  /** Rooms of this project (files or folders), and packages ("node" for all of Node). */
  readonly mayImport: readonly string[];
}

const headings = "| Room | What it knows | It may import |";

/** Reads the rooms from the table, in its order. @returns a message as error if the table is missing. */
export function readRooms(markdown: string): Result<readonly Room[], string> {
  const lines = markdown.split("\n");
  const start = lines.indexOf(headings);
  if (start < 0) return fail(`expected a table that begins with "${headings}"`);
  const rows = lines.slice(start + 2);
  const end = rows.findIndex((line) => !line.startsWith("|"));
  return ok(rows.slice(0, end < 0 ? rows.length : end).flatMap(roomsOf));
}

/** One row may name several rooms with the same rule. */
function roomsOf(row: string): Room[] {
  const [, names = "", , mayImport = ""] = row.split("|");
  return namesIn(names).map((path) => ({ path, mayImport: namesIn(mayImport) }));
}

const namesIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []);
