import type { Deal } from "../core/record.ts";
import { encodeDigits } from "./packed.ts";

/** Public randomness of a table's game. All fields but `seats` are keys of 64 hexadecimal digits. */
export interface DealOnWire {
  /** The server's commitment to its secret; empty before the first deal. */
  readonly commitment: string;
  /** The seats that have a part, packed. */
  readonly seats: string;
  /** Their commitments, in that order, joined; empty until all are known. */
  readonly commitments: string;
  /** Their revealed entropies, in the same form. */
  readonly entropies: string;
  /** The server's secret; empty until the game is over. */
  readonly secret: string;
}

export const noDeal: DealOnWire = { commitment: "", seats: "", commitments: "", entropies: "", secret: "" };

const digits = 64;

/** Joins keys or commitments. */
export const joinKeys = (keys: readonly string[]): string => keys.join("");

export const splitKeys = (text: string): string[] =>
  Array.from({ length: text.length / digits }, (_, place) => text.slice(place * digits, (place + 1) * digits));

/** @param isOver whether the game is over. The secret must not be visible earlier. */
export const dealOnWire = ({ commitment, parts, secret }: Deal, isOver: boolean): DealOnWire => ({
  commitment,
  seats: encodeDigits(parts.map(({ seat }) => seat)),
  commitments: joinKeys(parts.map((part) => part.commitment)),
  entropies: joinKeys(parts.map(({ entropy }) => entropy)),
  secret: isOver ? secret : "",
});
