import { canSeat, type Editions } from "../../shared/core/editions.ts";
import type { QueueEnding } from "../../shared/net/protocol.ts";
import { type Matching, splitByBlocks } from "./compatibility.ts";
import { editionOf, type Group, seatsOf, type Waiter, withMember } from "./queue-groups.ts";

export const wantsHumansOnly = ({ wish }: Waiter): boolean => wish.company === "people";
const takesBots = (waiter: Waiter): boolean => !wantsHumansOnly(waiter);

/**
 * Returns the number of chairs for these players: the requested number, or the number of players if one of them wants
 * no bots and none requested a number.
 */
export function chairsOf(waiters: readonly Waiter[], editions: Editions): number {
  return mayShrink(waiters, editions) ? waiters.length : seatsOf(waiters);
}

function mayShrink(waiters: readonly Waiter[], editions: Editions): boolean {
  const count = waiters.length;
  const edition = editionOf(waiters, editions, count);
  return (
    count > 1 &&
    waiters.some(wantsHumansOnly) &&
    waiters.every(({ wish }) => wish.seats === "any") &&
    editions.has(edition) &&
    canSeat(editions.info(edition), count)
  );
}

const needNoBots = (waiters: readonly Waiter[], editions: Editions): boolean =>
  waiters.length >= chairsOf(waiters, editions);

/**
 * Splits a group at the end of its timer into tables. If no bots are needed, there is one table, including players from
 * other groups. Otherwise players who accept bots form a table for each set without blocks. The humans-only players
 * form a table of their own if they are enough. All others continue to wait.
 * @param others all other waiting players, in the order of selection.
 */
export function splitIntoTables(
  group: Group,
  others: readonly Waiter[],
  matching: Matching,
): readonly (readonly Waiter[])[] {
  const { editions } = matching;
  const all = withMember(group, others, matching);
  if (needNoBots(all, editions)) return [all];
  const candidates = [takesBots, wantsHumansOnly].map((isOne) => {
    const waiters = group.waiters.filter(isOne);
    return waiters.length === 0 ? [] : withMember({ waiters }, others.filter(isOne), matching);
  });
  return candidates.flatMap((players) => {
    if (players.length === 0) return [];
    if (needNoBots(players, editions)) return [players];
    return players.every(takesBots) ? splitByBlocks(players, matching) : [];
  });
}

/**
 * Returns the number of group members to show to one player. It counts all members if they would play without bots.
 * Otherwise it excludes those who would get another table because of a block.
 */
export function peopleFor(group: Group, waiter: Waiter, matching: Matching): number {
  const { waiters } = group;
  if (needNoBots(waiters, matching.editions)) return waiters.length;
  return splitByBlocks(waiters, matching).find((part) => part.includes(waiter))?.length ?? waiters.length;
}

/** Returns the outcome of the timer for one player of a group if no other player joins. */
export function decideBotFill(group: Group, waiter: Waiter, matching: Matching): QueueEnding {
  const players = splitIntoTables(group, [], matching).find((waiters) => waiters.includes(waiter));
  if (!players) return "wait";
  return needNoBots(players, matching.editions) ? "people" : "bots";
}
