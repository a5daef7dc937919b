const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { fatal: true });

/** Returns the number of bytes that `writeNumber` writes. */
export function sizeOfNumber(number: number): number {
  let size = 1;
  for (let rest = number; rest >= 0x80; rest = Math.floor(rest / 0x80)) size += 1;
  return size;
}

/**
 * Writes a whole number from 0 to 2^32 - 1, seven bits a byte, the lowest first (LEB128).
 * @returns the index after the number.
 */
export function writeNumber(bytes: Uint8Array, at: number, number: number): number {
  let [rest, end] = [number, at];
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) {
    bytes[end] = (rest & 0x7f) | 0x80;
    end += 1;
  }
  bytes[end] = rest;
  return end + 1;
}

/** Byte array that grows at its end. */
export class ByteWriter {
  #bytes = new Uint8Array(64);
  #length = 0;

  /** @returns a copy of the written bytes. */
  get written(): Uint8Array {
    return this.#bytes.slice(0, this.#length);
  }

  byte(byte: number): void {
    this.#reserve(1);
    this.#bytes[this.#length] = byte;
    this.#length += 1;
  }

  number(number: number): void {
    this.#reserve(sizeOfNumber(number));
    this.#length = writeNumber(this.#bytes, this.#length, number);
  }

  bytes(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Writes UTF-8 after its length. */
  text(text: string): void {
    const bytes = encoder.encode(text);
    this.number(bytes.length);
    this.bytes(bytes);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const larger = new Uint8Array(2 * (this.#length + count));
    larger.set(this.#bytes);
    this.#bytes = larger;
  }
}

/** Reads the output of a `ByteWriter`. Every method throws a RangeError after the end. */
export class ByteReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) throw new RangeError("the bytes end too early");
    this.#at += 1;
    return byte;
  }

  number(): number {
    let number = 0;
    for (let unit = 1; ; unit *= 0x80) {
      const byte = this.byte();
      number += (byte & 0x7f) * unit;
      if (byte < 0x80) return number;
      if (unit > 2 ** 28) throw new RangeError("a number has too many bytes");
    }
  }

  bytes(count: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + count);
    if (bytes.length < count) throw new RangeError(`expected ${count} bytes, got ${bytes.length}`);
    this.#at += count;
    return bytes;
  }

  /** Returns the remaining bytes. */
  rest(): Uint8Array {
    return this.bytes(this.#bytes.length - this.#at);
  }

  text(): string {
    return decoder.decode(this.bytes(this.number()));
  }
}
