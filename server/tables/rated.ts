import { poolOf } from "../../shared/ratings/pools.ts";
import type { Counting } from "../store/saved.ts";
import type { Chair } from "./seats.ts";

interface DealtGame {
  /** A GameDefinition's id. */
  readonly game: string;
  /** Whether strangers meet at its table. */
  readonly isPublic: boolean;
  /** Those to whom it is dealt. */
  readonly chairs: readonly Chair[];
}

/** For which pool a game counts that is dealt now. Only its end tells whether the same people have played too often. */
export function countingOf({ game, isPublic, chairs }: DealtGame): Counting {
  const pool = poolOf(game, chairs.length);
  const people = chairs.filter((chair) => chair.kind === "person");
  if (!isPublic || pool === null) return { pool: null, unrated: "private" };
  if (people.length < chairs.length) return { pool: null, unrated: "bot" };
  if (people.some(({ player }) => player.guest)) return { pool: null, unrated: "guest" };
  const networks = people.flatMap(({ network }) => network ?? []);
  if (new Set(networks).size < networks.length) return { pool: null, unrated: "same-network" };
  return { pool, unrated: null };
}
