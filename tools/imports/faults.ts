import { dirname, join } from "node:path/posix";
import type { Room } from "./rooms.ts";

/** Contents of files by path, relative to the project folder. */
export type Files = ReadonlyMap<string, string>;

/**
 * Finds imports that the room of a file does not allow.
 * @param rooms a room may only import rooms above it, so that no two rooms import each other.
 * @returns sentences for the author of the import.
 */
export function faultsIn(files: Files, rooms: readonly Room[]): string[] {
  return [...files].flatMap(([file, text]) => {
    const room = roomOf(file, rooms);
    if (!room) return [`${file}: docs/architecture.md names no room for it`];
    return importsOf(text).flatMap((name) => {
      const target = name.startsWith(".") ? join(dirname(file), name) : packageOf(name);
      const fault = faultOf(target, room, rooms);
      return fault === null ? [] : [`${file}: ${fault}`];
    });
  });
}

/** Rooms without files. */
export const emptyRooms = (files: Files, rooms: readonly Room[]): readonly Room[] =>
  rooms.filter((room) => ![...files.keys()].some((file) => roomOf(file, rooms) === room));

function faultOf(target: string, room: Room, rooms: readonly Room[]): string | null {
  const from = roomOf(target, rooms);
  if (from === room) return null;
  if (!room.mayImport.some((path) => isIn(target, path))) return `${room.path} may not import ${target}`;
  const isAbove = from === null || rooms.indexOf(from) < rooms.indexOf(room);
  return isAbove ? null : `${room.path} may import only rooms above it in docs/architecture.md, and ${target} is below`;
}

/** Innermost room of this file; null for anything outside all rooms, such as a package. */
const roomOf = (file: string, rooms: readonly Room[]): Room | null =>
  rooms.filter(({ path }) => isIn(file, path)).toSorted((one, other) => other.path.length - one.path.length)[0] ?? null;

const isIn = (file: string, path: string): boolean => file === path || file.startsWith(`${path}/`);

/** All imports of a file, including types: static, dynamic, or as the program of a thread. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom |\bimport |\bimport\(|new URL\()"([^"\n]+)"/g)].flatMap(([, name]) => name ?? []);

/** "node" for a module of Node, "preact" for "preact/hooks". */
function packageOf(name: string): string {
  if (name.startsWith("node:")) return "node";
  const [first = "", second = ""] = name.split("/");
  return first.startsWith("@") ? `${first}/${second}` : first;
}
