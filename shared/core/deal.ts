import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DeckData, Seat } from "./game.ts";
import type { Deal, GameRecord } from "./record.ts";

/*
 * Source of a game's randomness (docs/fairness-proof.md). Keys, commitments and seeds are 32 bytes, written as 64
 * lower-case hexadecimal digits.
 */

/** Name and version of the construction: part of all hashed input. */
const protocol = "nine-lives deal 1";

/** Context of a deal: the same secret gives another seed for another game, other rules or another configuration. */
export type DealContext = Pick<GameRecord, "game" | "rules" | "config">;

/** Fault of a deal, found after its secret has been revealed. */
export type DealFault =
  /** The server's secret is not a key, or does not match its commitment. */
  | { readonly kind: "secret" }
  /**
   * A player's entropy is not a key, or does not match the commitment that the seat made before the server's secret was
   * public.
   */
  | { readonly kind: "part"; readonly seat: Seat }
  /** A seat has a second part, or its part is not in seat order. */
  | { readonly kind: "order"; readonly seat: Seat };

/** Returns the commitment that the server publishes before any player has sent data. */
export const commitToSecret = (secret: string): string => digest("secret", secret);

/**
 * Returns the commitment that a player publishes next. It is valid for this deal and this seat only.
 * @param commitment the server's.
 */
export const commitToContribution = (commitment: string, seat: Seat, entropy: string): string =>
  digest("part", commitment, String(seat), entropy);

/**
 * Computes the seed of all the game's randomness: HMAC-SHA-256 of all public data, keyed with the server's secret.
 *
 * @param deal its secret must be a key.
 */
export function seedOf({ secret, commitment, parts }: Deal, { game, rules, config }: DealContext): string {
  const options = sorted(config.options);
  const message = encode(
    "seed",
    game,
    String(rules),
    config.edition,
    String(config.players),
    String(options.length),
    ...options.flatMap(([name, on]) => [name, on ? "on" : "off"]),
    ...(config.deck === undefined ? [] : deckFields(config.deck)),
    commitment,
    String(parts.length),
    ...parts.flatMap((part) => [String(part.seat), part.commitment, part.entropy]),
  );
  return bytesToHex(hmac(sha256, hexToBytes(secret), message));
}

/** Fields of a deck of one's own, sorted, so that the seed depends on all of it. */
function deckFields({ cards, deal, spare, options = {} }: DeckData): readonly string[] {
  const counts = sorted(cards);
  const switches = sorted(options);
  return [
    "deck",
    String(counts.length),
    ...counts.flatMap(([title, copies]) => [title, String(copies)]),
    String(deal ?? ""),
    String(spare ?? ""),
    String(switches.length),
    ...switches.flatMap(([name, on]) => [name, on ? "on" : "off"]),
  ];
}

const sorted = <Value>(fields: Readonly<Record<string, Value>>): readonly (readonly [string, Value])[] =>
  Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1));

/** @returns all faults: none if the secret and all parts match their commitments. */
export function checkDeal({ secret, commitment, parts }: Deal): readonly DealFault[] {
  const faults: DealFault[] = [];
  if (!isKey(secret) || commitToSecret(secret) !== commitment) faults.push({ kind: "secret" });
  let last = -1;
  for (const part of parts) {
    const { seat } = part;
    if (!Number.isInteger(seat) || seat <= last) faults.push({ kind: "order", seat });
    const fits = isKey(part.entropy) && commitToContribution(commitment, seat, part.entropy) === part.commitment;
    if (!fits) faults.push({ kind: "part", seat });
    last = Math.max(last, seat);
  }
  return faults;
}

/** Whether a text is 32 bytes in the only accepted spelling. */
const isKey = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

const digest = (...fields: readonly string[]): string => bytesToHex(sha256(encode(...fields)));

/**
 * Joins texts, each as UTF-8 after its length in bytes (32 bits, big-endian), so that no two lists give the same bytes.
 */
function encode(...fields: readonly string[]): Uint8Array {
  return concatBytes(...[protocol, ...fields].flatMap((field) => framed(utf8ToBytes(field))));
}

function framed(bytes: Uint8Array): readonly Uint8Array[] {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return [length, bytes];
}
