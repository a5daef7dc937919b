import type { Deal } from "../core/record.ts";
import { pack } from "./packed.ts";

/** Where the chance of a table's game comes from, as everybody is shown it. Each text but `seats` is of 64 hexadecimal digits. */
export interface DealOnWire {
  /** The server's, to its secret; empty before the first deal. */
  readonly commitment: string;
  /** Who has a part, packed. */
  readonly seats: string;
  /** Theirs, in that order, one behind the other; empty until all are known. */
  readonly commitments: string;
  /** What they have revealed, likewise. */
  readonly entropies: string;
  /** The server's; empty until the game is over. */
  readonly secret: string;
}

export const noDeal: DealOnWire = { commitment: "", seats: "", commitments: "", entropies: "", secret: "" };

const digits = 64;

/** Keys or commitments, one behind the other. */
export const joinKeys = (keys: readonly string[]): string => keys.join("");

export const splitKeys = (text: string): string[] =>
  Array.from({ length: text.length / digits }, (_, place) => text.slice(place * digits, (place + 1) * digits));

/** @param isOver whether the game is: not before that is the secret for anybody's eyes. */
export const dealOnWire = ({ commitment, parts, secret }: Deal, isOver: boolean): DealOnWire => ({
  commitment,
  seats: pack(parts.map(({ seat }) => seat)),
  commitments: joinKeys(parts.map((part) => part.commitment)),
  entropies: joinKeys(parts.map(({ entropy }) => entropy)),
  secret: isOver ? secret : "",
});
