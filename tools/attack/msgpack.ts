/*
 * Msgpack encoder of an attacker: any value of the format, values that no honest client sends, and invalid bytes that
 * resemble msgpack.
 */

/** Extension: a type, -128 to 127, and bytes that only this type can interpret. */
export class Extension {
  readonly type: number;
  readonly data: Uint8Array;

  constructor(type: number, data: Uint8Array) {
    this.type = type;
    this.data = data;
  }
}

/** Bytes that are copied into a message unchanged. */
export class Verbatim {
  readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }
}

/** Map with keys of any type; duplicate keys are possible. */
export class Entries {
  readonly pairs: readonly (readonly [Wild, Wild])[];

  constructor(pairs: readonly (readonly [Wild, Wild])[]) {
    this.pairs = pairs;
  }
}

/** Values that can be packed; bytes become binary data. */
export type Wild =
  | null
  | boolean
  | number
  | bigint
  | string
  | Uint8Array
  | Extension
  | Verbatim
  | Entries
  | readonly Wild[]
  | { readonly [key: string]: Wild };

export function pack(value: Wild): Uint8Array {
  const parts: Uint8Array[] = [];
  write(value, parts);
  return Buffer.concat(parts);
}

function write(value: Wild, parts: Uint8Array[]): void {
  if (value === null) parts.push(byte(0xc0));
  else if (typeof value === "boolean") parts.push(byte(value ? 0xc3 : 0xc2));
  else if (typeof value === "number") parts.push(packNumber(value));
  else if (typeof value === "bigint") parts.push(packBigint(value));
  else if (typeof value === "string") writeBytes(Buffer.from(value), stringHeads, parts);
  else if (value instanceof Uint8Array) writeBytes(value, binaryHeads, parts);
  else if (value instanceof Verbatim) parts.push(value.bytes);
  else if (value instanceof Extension) writeExtension(value, parts);
  else if (value instanceof Entries) writeMap(value.pairs, parts);
  else if (isList(value)) writeList(value, parts);
  else writeMap(Object.entries(value), parts);
}

/** First bytes by the size of the length field; null if a form does not exist. */
interface Heads {
  /** First byte that contains a small length, and the maximum of such a length. */
  readonly small: readonly [head: number, most: number] | null;
  readonly one: number | null;
  readonly two: number;
  readonly four: number;
}

const stringHeads: Heads = { small: [0xa0, 31], one: 0xd9, two: 0xda, four: 0xdb };
const binaryHeads: Heads = { small: null, one: 0xc4, two: 0xc5, four: 0xc6 };
const listHeads: Heads = { small: [0x90, 15], one: null, two: 0xdc, four: 0xdd };
const mapHeads: Heads = { small: [0x80, 15], one: null, two: 0xde, four: 0xdf };
const extensionHeads: Heads = { small: null, one: 0xc7, two: 0xc8, four: 0xc9 };

/** Encodes the head of a value of this length. */
function headed(length: number, { small, one, two, four }: Heads): Uint8Array {
  if (small && length <= small[1]) return byte(small[0] + length);
  if (one !== null && length <= 0xff) return Uint8Array.of(one, length);
  if (length <= 0xffff) return Uint8Array.of(two, length >> 8, length & 0xff);
  const head = Buffer.alloc(5, four);
  head.writeUInt32BE(length, 1);
  return head;
}

/** Encodes the head of a list, map, string or binary that claims a length, but has no content. */
export const claimOf = (kind: "list" | "map" | "string" | "binary", length: number): Verbatim =>
  new Verbatim(headed(length, { list: listHeads, map: mapHeads, string: stringHeads, binary: binaryHeads }[kind]));

const byte = (value: number): Uint8Array => Uint8Array.of(value);

function packNumber(value: number): Uint8Array {
  if (Number.isInteger(value) && value >= -32 && value < 128 && !Object.is(value, -0)) return byte(value & 0xff);
  if (Number.isInteger(value) && value >= 0 && value <= 0xffff) return Uint8Array.of(0xcd, value >> 8, value & 0xff);
  const packed = Buffer.alloc(9, 0xcb);
  packed.writeDoubleBE(value, 1);
  return packed;
}

/** As 64 bits; signed if negative. */
function packBigint(value: bigint): Uint8Array {
  const packed = Buffer.alloc(9, value < 0n ? 0xd3 : 0xcf);
  packed.writeBigUInt64BE(BigInt.asUintN(64, value), 1);
  return packed;
}

function writeBytes(bytes: Uint8Array, heads: Heads, parts: Uint8Array[]): void {
  parts.push(headed(bytes.length, heads), bytes);
}

function writeExtension({ type, data }: Extension, parts: Uint8Array[]): void {
  const fixed = [1, 2, 4, 8, 16].indexOf(data.length);
  const head = fixed < 0 ? headed(data.length, extensionHeads) : byte(0xd4 + fixed);
  parts.push(head, byte(type & 0xff), data);
}

function writeList(items: readonly Wild[], parts: Uint8Array[]): void {
  parts.push(headed(items.length, listHeads));
  for (const item of items) write(item, parts);
}

function writeMap(pairs: readonly (readonly [Wild, Wild])[], parts: Uint8Array[]): void {
  parts.push(headed(pairs.length, mapHeads));
  for (const [key, value] of pairs) {
    write(key, parts);
    write(value, parts);
  }
}

const isList = (value: Wild): value is readonly Wild[] => Array.isArray(value);
