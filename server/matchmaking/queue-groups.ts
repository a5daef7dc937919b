import { canSeat, type Editions } from "../../shared/core/editions.ts";
import type { Player, QueueJoin } from "../../shared/net/protocol.ts";
import { getAlong, type Matching } from "./getting-along.ts";

/** What a player waits for: an edition or any, a number of chairs or any, and with whom. */
export type Wish = Required<Omit<QueueJoin, "token">>;

export interface Waiter {
  readonly player: Player;
  readonly wish: Wish;
  /** The network the player comes from; null if networks do not count. */
  readonly network: string | null;
}

/** People who will play together, in the order in which they joined. */
export interface Group {
  readonly waiters: readonly Waiter[];
}

/**
 * What people who all accept any edition play: the first with so many chairs. The queue takes no wish that no edition
 * has.
 */
const editionForAny = (seats: number, editions: Editions): string =>
  editions.all.find((info) => canSeat(info, seats))?.id ?? "";

/** The edition these people will play on so many chairs: the first that one of them named. */
export function editionOf(waiters: readonly Waiter[], editions: Editions, seats = seatsOf(waiters)): string {
  const asked = waiters.map(({ wish }) => wish.edition).find((edition) => edition !== "any");
  return asked ?? editionForAny(seats, editions);
}

/** The number of chairs if nobody in a group named one. */
const seatsForAny = 4;

/** How many chairs these people will have: the first number that one of them named. */
export function seatsOf(waiters: readonly Waiter[]): number {
  const asked = waiters.map(({ wish }) => wish.seats).find((seats) => seats !== "any");
  return asked ?? seatsForAny;
}

export const isFull = ({ waiters }: Group): boolean => waiters.length >= seatsOf(waiters);

/** How many people wait in groups, by edition. */
export function countsOf(groups: readonly Group[], editions: Editions): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { waiters } of groups) {
    const edition = editionOf(waiters, editions);
    counts[edition] = (counts[edition] ?? 0) + waiters.length;
  }
  return counts;
}

/** Those who wait for an edition; `longestMs`: how long the first of their groups has waited. */
export interface QueueLine {
  readonly edition: string;
  readonly waiting: number;
  readonly longestMs: number;
}

/** The lines of groups, by edition. */
export function linesOf(
  groups: readonly (Group & { readonly waitedMs: number })[],
  editions: Editions,
): readonly QueueLine[] {
  const lines = new Map<string, QueueLine>();
  for (const { waiters, waitedMs } of groups) {
    const edition = editionOf(waiters, editions);
    const before = lines.get(edition) ?? { edition, waiting: 0, longestMs: 0 };
    const longestMs = Math.max(before.longestMs, Math.round(waitedMs));
    lines.set(edition, { edition, waiting: before.waiting + waiters.length, longestMs });
  }
  return [...lines.values()];
}

/** @returns the group of strangers with the fewest free chairs that the waiter could join. */
export function fullestFor<Kind extends Group>(
  groups: readonly Kind[],
  waiter: Waiter,
  matching: Matching,
): Kind | null {
  const open = groups.filter((group) => mayJoin(group, waiter, matching) && isStranger(group, waiter));
  const free = ({ waiters }: Group) => seatsOf([...waiters, waiter]) - waiters.length;
  return open.toSorted((one, other) => free(one) - free(other))[0] ?? null;
}

/**
 * Who plays when a group's wait is over: the group, and strangers from other groups who could have joined it. If a
 * group shares one network and would play alone, others of that network join it; never together with strangers.
 * @param others everybody else who waits, in the order in which they are taken.
 */
export function completed({ waiters }: Group, others: readonly Waiter[], matching: Matching): readonly Waiter[] {
  const among = joinedBy(waiters, others, matching, isStranger);
  const network = among[0]?.network ?? null;
  const areNeighbours = network !== null && among.every((waiter) => waiter.network === network);
  return areNeighbours ? joinedBy(among, others, matching, (_, waiter) => waiter.network === network) : among;
}

function joinedBy(
  waiters: readonly Waiter[],
  others: readonly Waiter[],
  matching: Matching,
  fits: (group: Group, waiter: Waiter) => boolean,
): readonly Waiter[] {
  const together = [...waiters];
  const group = { waiters: together };
  for (const waiter of others) if (mayJoin(group, waiter, matching) && fits(group, waiter)) together.push(waiter);
  return together;
}

const mayJoin = (group: Group, waiter: Waiter, matching: Matching): boolean =>
  suits(group, waiter, matching.editions) && getAlong([...group.waiters, waiter], matching);

/** Whether the waiter shares a network with nobody in the group. */
const isStranger = ({ waiters }: Group, { network }: Waiter): boolean =>
  network === null || waiters.every((other) => other.network !== network);

/** Whether a waiter can play what the group plays. */
export function suits({ waiters }: Group, waiter: Waiter, editions: Editions): boolean {
  const { wish } = waiter;
  const together = [...waiters, waiter];
  const edition = editionOf(together, editions);
  const seats = seatsOf(together);
  return (
    (wish.edition === "any" || wish.edition === edition) &&
    (wish.seats === "any" || wish.seats === seats) &&
    waiters.length < seats &&
    editions.has(edition) &&
    canSeat(editions.info(edition), seats)
  );
}
