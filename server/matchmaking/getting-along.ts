import type { Editions } from "../../shared/core/editions.ts";
import type { Player } from "../../shared/net/protocol.ts";

/** Who may be put together to play what. */
export interface Matching {
  readonly editions: Editions;
  /** Whether one of two players has blocked the other, by their ids. */
  readonly areApart: (one: string, other: string) => boolean;
}

/** Somebody who waits. */
interface Stranger {
  readonly player: Pick<Player, "id" | "guest">;
  /** The network they come from; null if networks do not count. */
  readonly network: string | null;
}

/**
 * Whether these may play at one table: none of them has blocked another, or else their game would be rated. There nobody
 * chooses whom they meet.
 */
export const getAlong = (people: readonly Stranger[], { areApart }: Pick<Matching, "areApart">): boolean =>
  isPeaceful(people, areApart) || couldCount(people);

const isPeaceful = (people: readonly Stranger[], areApart: Matching["areApart"]): boolean =>
  people.every(({ player }, place) => !people.slice(0, place).some((other) => areApart(player.id, other.player.id)));

/** Whether a game of these people alone would be rated: all have accounts, and each a network of their own. */
function couldCount(people: readonly Stranger[]): boolean {
  const networks = people.flatMap(({ network }) => network ?? []);
  return people.every(({ player }) => !player.guest) && new Set(networks).size === networks.length;
}

/** Parts people who will play with bots, which is never rated: in no part anybody has blocked another one. */
export function parted<Kind extends Stranger>(
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
