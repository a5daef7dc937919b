import { canSeat, type Editions } from "../../shared/core/editions.ts";
import type { Player, QueueJoin, QueueNews } from "../../shared/net/protocol.ts";
import { areCompatible, type Matching } from "./compatibility.ts";
import { partiesOf, unitsOf } from "./party-units.ts";

/** Search criteria of a player: an edition or any, a number of chairs or any, and with or without bots. */
export type SearchCriteria = Required<Omit<QueueJoin, "token" | "parties">>;

export interface Waiter {
  readonly player: Player;
  readonly wish: SearchCriteria;
  /** Network of the player; null if networks do not count. */
  readonly network: string | null;
  /** Id of the party with which the player came; missing without one. */
  readonly party?: string;
  /** Set if the player may meet a party: by their setting, or after half of their wait. */
  readonly acceptsParty?: true;
}

/** Players who will play together, in the order of joining. */
export interface Group {
  readonly waiters: readonly Waiter[];
}

/**
 * Returns the edition for players who all accept any: the first that supports this number of chairs. The queue accepts
 * only criteria that some edition supports.
 */
const editionForAny = (seats: number, editions: Editions): string =>
  editions.all.find((info) => canSeat(info, seats))?.id ?? "";

/** Returns the edition for these players and chairs: the first that one of them requested. */
export function editionOf(waiters: readonly Waiter[], editions: Editions, seats = seatsOf(waiters)): string {
  const asked = waiters.map(({ wish }) => wish.edition).find((edition) => edition !== "any");
  return asked ?? editionForAny(seats, editions);
}

/** Default number of chairs for a group without a requested number. */
const seatsForAny = 4;

/** Returns the number of chairs for these players: the first that one of them requested. */
export function seatsOf(waiters: readonly Waiter[]): number {
  const asked = waiters.map(({ wish }) => wish.seats).find((seats) => seats !== "any");
  return asked ?? seatsForAny;
}

export const isFull = ({ waiters }: Group): boolean => waiters.length >= seatsOf(waiters);

/** Counts the waiting players by edition. */
export function countsOf(groups: readonly Group[], editions: Editions): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { waiters } of groups) {
    const edition = editionOf(waiters, editions);
    counts[edition] = (counts[edition] ?? 0) + waiters.length;
  }
  return counts;
}

/** Waiting players of an edition. `longestMs`: waiting time of the oldest of their groups. */
export interface QueueLine {
  readonly edition: string;
  readonly waiting: number;
  readonly longestMs: number;
}

/** Summarises the groups by edition. */
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

/**
 * @returns the group with the fewest free chairs that the players of a unit could join. Groups with a player from the
 * same network are excluded.
 */
export function fullestFor<Kind extends Group>(
  groups: readonly Kind[],
  unit: readonly Waiter[],
  matching: Matching,
): Kind | null {
  const open = groups.filter((group) => reasonAgainst(group, unit, matching) === null);
  const free = ({ waiters }: Group) => seatsOf([...waiters, ...unit]) - waiters.length;
  return open.toSorted((one, other) => free(one) - free(other))[0] ?? null;
}

/**
 * Returns a group at the end of its timer, with players of other groups who could have joined it. Members normally come
 * from different networks. A group from one network that would play alone is filled from the same network, and never
 * mixed with others.
 * @param others all other waiting players, in the order of selection.
 */
export function withMember({ waiters }: Group, others: readonly Waiter[], matching: Matching): readonly Waiter[] {
  const among = joinedBy(waiters, others, matching, areStrangers);
  const network = among[0]?.network ?? null;
  const areNeighbours = network !== null && among.every((waiter) => waiter.network === network);
  return areNeighbours
    ? joinedBy(among, others, matching, (_, unit) => unit.every((waiter) => waiter.network === network))
    : among;
}

function joinedBy(
  waiters: readonly Waiter[],
  others: readonly Waiter[],
  matching: Matching,
  fits: (group: Group, unit: readonly Waiter[]) => boolean,
): readonly Waiter[] {
  const together = [...waiters];
  const group = { waiters: together };
  for (const unit of unitsOf(others)) if (mayJoin(group, unit, matching) && fits(group, unit)) together.push(...unit);
  return together;
}

/** Whether all these players could join a group that their networks and blocks allow. */
export const couldAllJoin = ({ waiters }: Group, joining: readonly Waiter[], matching: Matching): boolean =>
  joinedBy(waiters, joining, matching, areStrangers).length === waiters.length + joining.length;

const mayJoin = (group: Group, unit: readonly Waiter[], matching: Matching): boolean =>
  misfitOf(group, unit, matching) === null;

type Misfit = "criteria" | "blocks" | "party";

/** Returns why the players of a unit cannot join a group; null if they can. */
export function reasonAgainst(
  group: Group,
  unit: readonly Waiter[],
  matching: Matching,
): Misfit | "same-network" | null {
  return misfitOf(group, unit, matching) ?? (areStrangers(group, unit) ? null : "same-network");
}

/** Same, but for players who may share a network with the group. */
function misfitOf({ waiters }: Group, unit: readonly Waiter[], matching: Matching): Misfit | null {
  const together = [...waiters, ...unit];
  if (!matchesGroup({ waiters }, unit, matching.editions)) return "criteria";
  if (!areCompatible(together, matching)) return "blocks";
  return partiesOf(together).length === 0 || unitsOf(together).every(acceptsParties) ? null : "party";
}

/** Games of parties count for no rating, so they need the consent of the others. */
const acceptsParties = (unit: readonly Waiter[]): boolean => unit.length > 1 || unit[0]?.acceptsParty === true;

/** Whether the game of a player will be unrated because of a party, or may be. Null if neither. */
export function partyNews({ waiters }: Group, { acceptsParty }: Waiter): QueueNews["party"] | null {
  if (partiesOf(waiters).length > 0) return "here";
  return acceptsParty ? "possible" : null;
}

/** Whether the players share a network with no member of the group. Members of a party may share one. */
const areStrangers = ({ waiters }: Group, unit: readonly Waiter[]): boolean =>
  unit.every(({ network }) => network === null || waiters.every((other) => other.network !== network));

/** Whether the criteria of the players of a unit, which are the same, match those of the group. */
export function matchesGroup({ waiters }: Group, unit: readonly Waiter[], editions: Editions): boolean {
  const wish = unit[0]?.wish;
  if (!wish) return false;
  const together = [...waiters, ...unit];
  const edition = editionOf(together, editions);
  const seats = seatsOf(together);
  return (
    (wish.edition === "any" || wish.edition === edition) &&
    (wish.seats === "any" || wish.seats === seats) &&
    together.length <= seats &&
    editions.has(edition) &&
    canSeat(editions.info(edition), seats)
  );
}
