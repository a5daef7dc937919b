import { maxDepth } from "../../../shared/net/untrusted.ts";

/** Number of bytes after the first byte of null, a boolean or a number. */
const scalars: ReadonlyMap<number, number> = new Map([
  [0xc0, 0],
  [0xc2, 0],
  [0xc3, 0],
  [0xca, 4],
  [0xcb, 8],
  [0xcc, 1],
  [0xcd, 2],
  [0xce, 4],
  [0xcf, 8],
  [0xd0, 1],
  [0xd1, 2],
  [0xd2, 4],
  [0xd3, 8],
]);

/**
 * First bytes of a record definition: an object with keys that are listed once per message. The clients' SDK encodes
 * objects in this way.
 */
const definition = [0xd4, 0x72] as const;

/**
 * Returns whether bytes are one msgpack value that JSON can express. It may contain no binaries, no extensions except
 * records, only string keys, and no nesting deeper than `maxDepth`.
 * @param at start of the value, which must end with the bytes.
 */
export function isPlainMsgpack(bytes: Uint8Array, at: number): boolean {
  return new Walk(bytes, at).isOneValue();
}

/** Cursor that walks through a message without decoding it. */
class Walk {
  readonly #bytes: Uint8Array;
  #at: number;
  /** Number of keys of each record, by the byte that names the record. */
  readonly #records = new Map<number, number>();

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  isOneValue(): boolean {
    return this.#value(0) && this.#at === this.#bytes.length;
  }

  /**
   * Skips a value.
   * @returns false if it is not plain, or truncated.
   */
  #value(depth: number): boolean {
    if (depth > maxDepth || this.#at >= this.#bytes.length) return false;
    const first = this.#next();
    const keys = this.#records.get(first);
    if (keys !== undefined) return this.#values(keys, depth);
    if (first < 0x80 || first >= 0xe0) return true;
    if (first < 0x90) return this.#entries(first & 0x0f, depth);
    if (first < 0xa0) return this.#values(first & 0x0f, depth);
    if (first < 0xc0) return this.#skip(first & 0x1f);
    switch (first) {
      case 0xd9:
        return this.#skip(this.#next());
      case 0xda:
        return this.#skip(this.#word());
      case 0xdc:
        return this.#values(this.#word(), depth);
      case 0xde:
        return this.#entries(this.#word(), depth);
      case definition[0]:
        return this.#record(depth);
      default:
        return this.#skip(scalars.get(first) ?? Number.POSITIVE_INFINITY);
    }
  }

  #values(count: number, depth: number): boolean {
    for (let done = 0; done < count; done += 1) if (!this.#value(depth + 1)) return false;
    return true;
  }

  #entries(count: number, depth: number): boolean {
    for (let done = 0; done < count; done += 1) if (!this.#text() || !this.#value(depth + 1)) return false;
    return true;
  }

  /** Skips a record's name, the list of its keys, and its first object. */
  #record(depth: number): boolean {
    if (this.#next() !== definition[1]) return false;
    const name = this.#next();
    const list = this.#next();
    if (name < 0x40 || name >= 0x80 || list < 0x90 || list >= 0xa0) return false;
    const keys = list & 0x0f;
    for (let done = 0; done < keys; done += 1) if (!this.#text()) return false;
    this.#records.set(name, keys);
    return this.#values(keys, depth);
  }

  #text(): boolean {
    const first = this.#next();
    if (first === 0xd9) return this.#skip(this.#next());
    if (first === 0xda) return this.#skip(this.#word());
    return first >= 0xa0 && first < 0xc0 && this.#skip(first & 0x1f);
  }

  #skip(count: number): boolean {
    this.#at += count;
    return this.#at <= this.#bytes.length;
  }

  /** Returns the next byte; past the end a number that no byte has. */
  #next(): number {
    const byte = this.#bytes[this.#at] ?? Number.POSITIVE_INFINITY;
    this.#at += 1;
    return byte;
  }

  #word(): number {
    return this.#next() * 256 + this.#next();
  }
}
