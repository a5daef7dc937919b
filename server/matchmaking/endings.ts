import { canSeat, type Editions } from "../../shared/core/editions.ts";
import type { QueueEnding } from "../../shared/net/protocol.ts";
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
 * take bots, and apart from them those who do not, if they are enough. Who is in none of the parties keeps waiting.
 * @param others everybody else who waits, in the order in which they are taken.
 */
export function partiesOf(group: Group, others: readonly Waiter[], editions: Editions): readonly (readonly Waiter[])[] {
  const all = completed(group, others, editions);
  if (needNoBots(all, editions)) return [all];
  const parties = [takesBots, wantsPeople].map((isOne) => {
    const waiters = group.waiters.filter(isOne);
    return waiters.length === 0 ? [] : completed({ waiters }, others.filter(isOne), editions);
  });
  return parties.filter((party) => party.length > 0 && (party.every(takesBots) || needNoBots(party, editions)));
}

/** What the end of a group's wait means for one of it if nobody else comes. */
export function endingOf(group: Group, waiter: Waiter, editions: Editions): QueueEnding {
  const party = partiesOf(group, [], editions).find((waiters) => waiters.includes(waiter));
  if (!party) return "wait";
  return needNoBots(party, editions) ? "people" : "bots";
}
