import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/**
 * A ChaCha20 stream as plain data: its key (32 bytes, hex) and the number of 32-bit words used so far. Without the key,
 * the next number cannot be predicted from earlier ones.
 */
export interface RandomState {
  readonly key: string;
  position: number;
}

const chunkWords = 128;
const blocksPerChunk = (chunkWords * 4) / 64;
const nonce = new Uint8Array(12);
/** Plaintext of zeros: its ciphertext is the key stream. */
const zeros = new Uint8Array(chunkWords * 4);

/** Cache of the chunk that each stream reads now; it can be rebuilt from the plain data at any time. */
const chunks = new WeakMap<RandomState, { readonly index: number; readonly words: Uint32Array }>();

/** @param seed any text */
export function newRandomState(seed: string): RandomState {
  return { key: bytesToHex(sha256(utf8ToBytes(seed))), position: 0 };
}

/** @returns a whole number, 0 <= n < 2^32. */
function nextWord(random: RandomState): number {
  const index = Math.floor(random.position / chunkWords);
  let chunk = chunks.get(random);
  if (chunk?.index !== index) {
    chunk = { index, words: streamWords(random.key, index) };
    chunks.set(random, chunk);
  }
  const word = chunk.words[random.position % chunkWords];
  if (word === undefined) throw new Error(`no word ${random.position} in the stream`);
  random.position += 1;
  return word;
}

function streamWords(key: string, index: number): Uint32Array {
  const bytes = chacha20(hexToBytes(key), nonce, zeros, undefined, index * blocksPerChunk);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const words = new Uint32Array(chunkWords);
  for (let word = 0; word < chunkWords; word += 1) words[word] = view.getUint32(word * 4, true);
  return words;
}

/**
 * Draws an unbiased random index: words beyond the last whole multiple of `count` are dropped.
 *
 * @returns a whole number, 0 <= n < count.
 */
export function randomInt(random: RandomState, count: number): number {
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`below: expected a positive whole number, got ${count}`);
  for (;;) {
    const word = nextWord(random);
    const index = word % count;
    if (word - index <= 2 ** 32 - count) return index;
  }
}

/**
 * Creates a generator of numbers 0 <= x < 1, which gives the same sequence for the same text on any machine. It derives
 * its key on the first call, because many generators are never used.
 *
 * @param seed any text
 */
export function seededRandom(seed: string): () => number {
  let random: RandomState | null = null;
  return () => {
    random ??= newRandomState(seed);
    return nextWord(random) / 2 ** 32;
  };
}

/** Shuffles a list in place (Fisher–Yates). */
export function shuffle<Item>(list: Item[], random: RandomState): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = randomInt(random, last + 1);
    const [a, b] = [list[last], list[other]];
    if (a === undefined || b === undefined) throw new Error("shuffle: a list with holes");
    list[last] = b;
    list[other] = a;
  }
}
