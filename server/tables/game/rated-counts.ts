import { poolOf } from "../../../shared/ratings/pools.ts";
import type { Counting } from "../../storage/saved-types.ts";
import type { Chair } from "../people/seats.ts";

interface DealtGame {
  /** Id of a GameDefinition. */
  readonly game: string;
  /** Whether the queue matched the players of its table. */
  readonly isPublic: boolean;
  /** Chairs that take part in the game. */
  readonly chairs: readonly Chair[];
  /** Whether friends came as a party. */
  readonly hasParty: boolean;
}

/** Returns the rating pool of a game that starts now. The limit on repeated opponents is checked only at its end. */
export function ratedPoolOf({ game, isPublic, chairs, hasParty }: DealtGame): Counting {
  const pool = poolOf(game, chairs.length);
  const people = chairs.filter((chair) => chair.kind === "person");
  if (!isPublic || pool === null) return { pool: null, unrated: "private" };
  if (hasParty) return { pool: null, unrated: "party" };
  if (people.length < chairs.length) return { pool: null, unrated: "bot" };
  if (people.some(({ player }) => player.guest)) return { pool: null, unrated: "guest" };
  const networks = people.flatMap(({ network }) => network ?? []);
  if (new Set(networks).size < networks.length) return { pool: null, unrated: "same-network" };
  return { pool, unrated: null };
}
