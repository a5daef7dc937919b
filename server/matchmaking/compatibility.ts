import type { Editions } from "../../shared/core/editions.ts";
import type { Player } from "../../shared/net/protocol.ts";

/** Rules for matching players. */
export interface Matching {
  readonly editions: Editions;
  /** Whether one of two players has blocked the other, by their ids. */
  readonly areApart: (one: string, other: string) => boolean;
}

/** Waiting player. */
interface Stranger {
  readonly player: Pick<Player, "id" | "guest">;
  /** Network of the player; null if networks do not count. */
  readonly network: string | null;
}

/**
 * Whether these players may share a table: there are no blocks between them, or their game would be rated. Blocks do
 * not affect rated matchmaking, because players could use them to choose their opponents.
 */
export const areCompatible = (people: readonly Stranger[], { areApart }: Pick<Matching, "areApart">): boolean =>
  isPeaceful(people, areApart) || couldCount(people);

const isPeaceful = (people: readonly Stranger[], areApart: Matching["areApart"]): boolean =>
  people.every(({ player }, place) => !people.slice(0, place).some((other) => areApart(player.id, other.player.id)));

/** Whether a game of these players alone would be rated: all have accounts, and each has a different network. */
function couldCount(people: readonly Stranger[]): boolean {
  const networks = people.flatMap(({ network }) => network ?? []);
  return people.every(({ player }) => !player.guest) && new Set(networks).size === networks.length;
}

/** Splits players who will play with bots into sets without blocks. Games with bots are never rated. */
export function splitByBlocks<Kind extends Stranger>(
  people: readonly Kind[],
  { areApart }: Pick<Matching, "areApart">,
): readonly (readonly Kind[])[] {
  const parts: Kind[][] = [];
  for (const person of people) {
    const part = parts.find((others) => isPeaceful([...others, person], areApart));
    if (part) part.push(person);
    else parts.push([person]);
  }
  return parts;
}
