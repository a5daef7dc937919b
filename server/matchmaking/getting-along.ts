import type { Editions } from "../../shared/core/editions.ts";
import type { Waiter } from "./queue-groups.ts";

/** Who may be put together to play what. */
export interface Matching {
  readonly editions: Editions;
  /** Whether one of two players has blocked the other, by their ids. */
  readonly areApart: (one: string, other: string) => boolean;
}

/**
 * Whether these may play at one table: none of them has blocked another, or else their game would be rated. There nobody
 * chooses whom they meet.
 */
export const getAlong = (waiters: readonly Waiter[], { areApart }: Pick<Matching, "areApart">): boolean =>
  isPeaceful(waiters, areApart) || couldCount(waiters);

const isPeaceful = (waiters: readonly Waiter[], areApart: Matching["areApart"]): boolean =>
  waiters.every(({ player }, place) => !waiters.slice(0, place).some((other) => areApart(player.id, other.player.id)));

/** Whether a game of these people alone would be rated: all have accounts, and each a network of their own. */
function couldCount(waiters: readonly Waiter[]): boolean {
  const networks = waiters.flatMap(({ network }) => network ?? []);
  return waiters.every(({ player }) => !player.guest) && new Set(networks).size === networks.length;
}

/** Parts people who will play with bots, which is never rated: in no part anybody has blocked another one. */
export function parted(
  waiters: readonly Waiter[],
  { areApart }: Pick<Matching, "areApart">,
): readonly (readonly Waiter[])[] {
  const parts: Waiter[][] = [];
  for (const waiter of waiters) {
    const part = parts.find((others) => isPeaceful([...others, waiter], areApart));
    if (part) part.push(waiter);
    else parts.push([waiter]);
  }
  return parts;
}
