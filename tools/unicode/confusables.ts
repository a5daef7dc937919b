import { readFileSync } from "node:fs";
import { Missing } from "./missing.ts";
import { rangesOf } from "./ranges.ts";

/** Begins the table of confusables of ICU in memory (`SpoofDataHeader` in `uspoof_impl.h`). */
const magic = Uint8Array.of(0xef, 0xfd, 0x45, 0x38);

/** Fields of the header, as offsets in bytes. Offsets inside the table count from its beginning. */
const header = { formatVersion: 4, keys: 12, keyCount: 16, values: 20, strings: 28 };

/**
 * Reads the confusables of UTS 39 from ICU inside the executable of Node.js.
 * @returns lines "TARGET:SOURCES": the code points of the target with "+" between them, the sources as ranges.
 * @throws Missing if that Node.js has no such table.
 */
export function readConfusables(program: string): { readonly version: string; readonly lines: readonly string[] } {
  const bytes = readFileSync(program);
  const at = bytes.indexOf(magic);
  if (at < 0 || bytes[at + header.formatVersion] !== 2)
    throw new Missing(`${program} has no confusables: run this with a Node.js that was built with full ICU.`);
  const table = bytes.subarray(at);
  const sources = new Map<string, number[]>();
  for (let index = 0; index < table.readInt32LE(header.keyCount); index += 1) {
    const key = table.readUInt32LE(table.readInt32LE(header.keys) + 4 * index);
    const target = [...targetAt(table, index, (key >>> 24) + 1)].map((character) =>
      character.codePointAt(0)?.toString(16),
    );
    sources.set(target.join("+"), [...(sources.get(target.join("+")) ?? []), key & 0xff_ff_ff]);
  }
  return {
    version: process.versions["unicode"] ?? "unknown",
    lines: [...sources].map(([target, codePoints]) => `${target}:${rangesOf(codePoints)}`).sort(),
  };
}

/** A target of one UTF-16 unit is stored itself; a longer one as its index in the string table. */
function targetAt(table: Buffer, index: number, length: number): string {
  const value = table.readUInt16LE(table.readInt32LE(header.values) + 2 * index);
  if (length === 1) return String.fromCharCode(value);
  const start = table.readInt32LE(header.strings) + 2 * value;
  return table.toString("utf16le", start, start + 2 * length);
}
