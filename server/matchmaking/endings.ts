import { canSeat, type Editions } from "../../shared/core/editions.ts";
import type { QueueEnding } from "../../shared/net/protocol.ts";
import { type Matching, parted } from "./getting-along.ts";
import { completed, editionOf, type Group, seatsOf, type Waiter } from "./queue-groups.ts";

export const wantsPeople = ({ wish }: Waiter): boolean => wish.company === "people";
const takesBots = (waiter: Waiter): boolean => !wantsPeople(waiter);

/**
 * How many chairs these people have when they play: as many as they asked for, or as many as they are if one of them
 * wants no bots and nobody asked for a number.
 */
export function chairsOf(waiters: readonly Waiter[], editions: Editions): number {
  return mayShrink(waiters, editions) ? waiters.length : seatsOf(waiters);
}

function mayShrink(waiters: readonly Waiter[], editions: Editions): boolean {
  const count = waiters.length;
  const edition = editionOf(waiters, editions, count);
  return (
    count > 1 &&
    waiters.some(wantsPeople) &&
    waiters.every(({ wish }) => wish.seats === "any") &&
    editions.has(edition) &&
    canSeat(editions.info(edition), count)
  );
}

const needNoBots = (waiters: readonly Waiter[], editions: Editions): boolean =>
  waiters.length >= chairsOf(waiters, editions);

/**
 * Who plays together when a group's wait is over: all of it and those who join it if that takes no bots; else those who
 * take bots, those apart who have blocked each other, and apart from them those who do not, if they are enough. Who is in
 * none of the parties keeps waiting.
 * @param others everybody else who waits, in the order in which they are taken.
 */
export function partiesOf(group: Group, others: readonly Waiter[], matching: Matching): readonly (readonly Waiter[])[] {
  const { editions } = matching;
  const all = completed(group, others, matching);
  if (needNoBots(all, editions)) return [all];
  const parties = [takesBots, wantsPeople].map((isOne) => {
    const waiters = group.waiters.filter(isOne);
    return waiters.length === 0 ? [] : completed({ waiters }, others.filter(isOne), matching);
  });
  return parties.flatMap((party) => {
    if (party.length === 0) return [];
    if (needNoBots(party, editions)) return [party];
    return party.every(takesBots) ? parted(party, matching) : [];
  });
}

/**
 * How many people of a group one of them is told of: all if they would play without bots, else those from whom bots would
 * not part them because of a block.
 */
export function peopleFor(group: Group, waiter: Waiter, matching: Matching): number {
  const { waiters } = group;
  if (needNoBots(waiters, matching.editions)) return waiters.length;
  return parted(waiters, matching).find((part) => part.includes(waiter))?.length ?? waiters.length;
}

/** What the end of a group's wait means for one of it if nobody else comes. */
export function endingOf(group: Group, waiter: Waiter, matching: Matching): QueueEnding {
  const party = partiesOf(group, [], matching).find((waiters) => waiters.includes(waiter));
  if (!party) return "wait";
  return needNoBots(party, matching.editions) ? "people" : "bots";
}
