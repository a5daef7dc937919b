import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { QueueNews } from "../../shared/net/protocol.ts";
import type { Log } from "../runtime/log.ts";
import type { Cancel, Timers } from "../runtime/timers.ts";
import { decideBotFill, peopleFor, splitIntoTables, wantsHumansOnly } from "./bot-fill.ts";
import { areCompatible, type Matching } from "./compatibility.ts";
import { partiesOf, unitsOf } from "./party-units.ts";
import {
  couldAllJoin,
  editionOf,
  fullestFor,
  type Group,
  isFull,
  matchesGroup,
  partyNews,
  reasonAgainst,
  seatsOf,
  type Waiter,
} from "./queue-groups.ts";
import type { QueueEntry, QueueStore } from "./queue-store.ts";

interface WaitingGroupsDeps extends Matching {
  readonly timers: Timers;
  readonly list: QueueStore;
  /** Waiting time in ms of a group, before bots take the empty chairs or the timer restarts. */
  readonly waitMs: number;
  /** Starts a table for these players, who no longer wait. */
  readonly begin: (players: readonly Waiter[]) => void;
  readonly notify: (playerId: string, news: QueueNews) => void;
  /** Whether a player may still reconnect. Groups with such a player do not start. */
  readonly isAbsent: (playerId: string) => boolean;
  readonly log: Pick<Log, "debugOf">;
}

interface WaitingGroup extends Group {
  readonly id: string;
  waiters: readonly Waiter[];
  /** In ms of the monotonic clock. */
  beganAt: number;
  /** Cancels both timers: for half of the wait, and for its end. */
  cancel: Cancel;
}

/** Minimum waiting time in ms of humans-only players before their timer restarts. */
const shortestMs = 5000;

/** Groups of waiting players who will play together, with their timers. */
export class WaitingGroups {
  readonly #deps: WaitingGroupsDeps;
  #groups: readonly WaitingGroup[] = [];

  constructor(deps: WaitingGroupsDeps) {
    this.#deps = deps;
  }

  get all(): readonly (Group & Pick<WaitingGroup, "beganAt">)[] {
    return this.#groups;
  }

  /** Restores the groups of another server. Returning players have their old place, and groups their remaining time. */
  adopt(places: readonly QueueEntry[]): void {
    const { editions, list } = this.#deps;
    for (const { waiter, group: id, beganAt } of places) {
      const group = this.#groups.find((other) => other.id === id) ?? this.#newGroup(beganAt, id);
      if (!matchesGroup(group, [waiter], editions)) {
        list.remove(waiter.player.id);
        continue;
      }
      group.waiters = [...group.waiters, waiter];
    }
    for (const group of this.#groups) if (group.waiters.length === 0) this.#dissolve(group);
  }

  clear(): void {
    for (const group of this.#groups) group.cancel();
    this.#groups = [];
  }

  /**
   * Adds a player to the queue. They stay in their present group if their criteria are unchanged and no block forbids
   * it.
   */
  add(waiter: Waiter): void {
    const { id } = waiter.player;
    const place = this.#placeOf(id);
    if (place && isDeepStrictEqual(place.waiter.wish, waiter.wish) && areCompatible(place.group.waiters, this.#deps)) {
      this.#resume(place.group);
    } else {
      this.remove(id);
      this.place([waiter]);
    }
  }

  /** Returns the id of the party with which a player waits; null if they wait without one, or not at all. */
  partyOf(playerId: string): string | null {
    return this.#placeOf(playerId)?.waiter.party ?? null;
  }

  /** Returns the players who wait with a party. */
  membersOf(partyId: string): readonly Waiter[] {
    return this.#groups.flatMap(({ waiters }) => waiters.filter(({ party }) => party === partyId));
  }

  /** Returns the players of a player's party in their group, with this player; empty if they do not wait. */
  unitOf(playerId: string): readonly Waiter[] {
    const place = this.#placeOf(playerId);
    return place ? (unitsOf(place.group.waiters).find((unit) => unit.includes(place.waiter)) ?? []) : [];
  }

  /**
   * Moves a player and their party to another group if a block now separates the player from their group. Otherwise the
   * group continues.
   */
  partFromBlocked(playerId: string): void {
    const group = this.#placeOf(playerId)?.group;
    if (!group) return;
    if (areCompatible(group.waiters, this.#deps)) {
      this.#resume(group);
    } else {
      const unit = this.unitOf(playerId);
      this.#change(group, without(group, unit));
      this.place(unit);
    }
  }

  /** Adds a player, or the members of a party, without a group to the best group or to a new one. */
  place(unit: readonly Waiter[]): void {
    const [first] = unit;
    if (!first) return;
    const found = fullestFor(this.#groups, unit, this.#deps);
    if (found?.waiters.every(wantsHumansOnly) && !wantsHumansOnly(first)) this.#beginAnew(found);
    const group = found ?? this.#newGroup(this.#beginning(first), randomUUID());
    this.#logPlacing(group, unit, found === null);
    this.#setPlayers(group, unit);
    this.#change(group, [...group.waiters, ...unit]);
  }

  #logPlacing(group: WaitingGroup, unit: readonly Waiter[], isNew: boolean): void {
    const { editions, log } = this.#deps;
    const together = [...group.waiters, ...unit];
    log.debugOf?.("matchmaking")?.(
      {
        event: "queue-placed",
        ...{ group: group.id, isNew, people: unit.length, waiting: together.length },
        ...{ seats: seatsOf(together), edition: editionOf(together, editions) },
        others: this.#reasonsAgainst(unit),
      },
      "players were put into a group of the queue",
    );
  }

  /** Counts the groups that players cannot join, by reason. */
  #reasonsAgainst(unit: readonly Waiter[]): Readonly<Record<string, number>> {
    const reasons = this.#groups.filter(({ waiters }) => waiters.length > 0);
    const counted = Map.groupBy(reasons, (group) => reasonAgainst(group, unit, this.#deps) ?? "");
    return Object.fromEntries([...counted].flatMap(([why, all]) => (why === "" ? [] : [[why, all.length]])));
  }

  /** After half of their wait players may meet a party. If one waits that all of them could join, they join it. */
  #acceptParties(group: WaitingGroup): void {
    const waiters = group.waiters.map((waiter) => ({ ...waiter, acceptsParty: true }) as const);
    group.waiters = waiters;
    this.#setPlayers(group, waiters);
    const joinable = this.#groups.find(
      (other) => other !== group && partiesOf(other.waiters).length > 0 && couldAllJoin(other, waiters, this.#deps),
    );
    if (!joinable || partiesOf(waiters).length > 0) {
      this.#notifyGroup(group);
      return;
    }
    this.#dissolve(group);
    joinable.beganAt = Math.min(joinable.beganAt, group.beganAt);
    this.#startTimers(joinable);
    this.#setPlayers(joinable, waiters);
    this.#change(joinable, [...joinable.waiters, ...waiters]);
  }

  #setPlayers({ id, beganAt }: WaitingGroup, waiters: readonly Waiter[]): void {
    for (const waiter of waiters) this.#deps.list.save({ waiter, group: id, beganAt });
  }

  /** Removes a player for good. */
  withdraw(playerId: string): void {
    if (this.#placeOf(playerId)) this.#deps.list.remove(playerId);
    this.remove(playerId);
  }

  /** Takes a player out of their group. */
  remove(playerId: string): void {
    const place = this.#placeOf(playerId);
    if (place) this.#change(place.group, without(place.group, [place.waiter]));
  }

  /** Replaces the criteria of a player, who retains their place. */
  replace(waiter: Waiter, changed: Waiter): void {
    const group = this.#placeOf(waiter.player.id)?.group;
    if (!group) return;
    this.#setPlayers(group, [changed]);
    this.#change(
      group,
      group.waiters.map((other) => (other === waiter ? changed : other)),
    );
  }

  #newGroup(beganAt: number, id: string): WaitingGroup {
    const group: WaitingGroup = { id, waiters: [], beganAt, cancel: () => {} };
    this.#startTimers(group);
    this.#groups = [...this.#groups, group];
    return group;
  }

  #startTimers(group: WaitingGroup): void {
    const { timers, waitMs } = this.#deps;
    group.cancel();
    const leftMs = this.#leftMs(group);
    const cancelHalf = timers.after(Math.max(0, leftMs - waitMs / 2), () => this.#acceptParties(group));
    const cancelEnd = timers.after(leftMs, () => this.#resume(group));
    group.cancel = () => {
      cancelHalf();
      cancelEnd();
    };
  }

  /**
   * Returns the start time of a new wait. It may lie in the future, so that humans-only players wait at least
   * `shortestMs`.
   */
  #beginning(waiter: Waiter): number {
    const { timers, waitMs } = this.#deps;
    return timers.now() + (wantsHumansOnly(waiter) ? Math.max(0, shortestMs - waitMs) : 0);
  }

  /** Restarts the timer of a humans-only group so that its first player who accepts bots has the full time. */
  #beginAnew(group: WaitingGroup): void {
    group.beganAt = this.#deps.timers.now();
    this.#startTimers(group);
    this.#setPlayers(group, group.waiters);
  }

  #change(group: WaitingGroup, waiters: readonly Waiter[]): void {
    group.waiters = waiters;
    this.#resume(group);
  }

  #resume(group: WaitingGroup): void {
    if (group.waiters.length === 0) this.#dissolve(group);
    else if (!this.#isPresent(group.waiters)) this.#notifyGroup(group);
    else if (isFull(group)) this.#startGroup(group);
    else if (this.#leftMs(group) === 0) this.#waitOver(group);
    else this.#notifyGroup(group);
  }

  #waitOver(group: WaitingGroup): void {
    const others = this.#groups.filter((other) => other !== group).flatMap(({ waiters }) => waiters);
    const present = unitsOf(others)
      .filter((unit) => this.#isPresent(unit))
      .flat();
    const tables = splitIntoTables(group, present, this.#deps);
    const playing = new Set(tables.flat());
    const waitOn = group.waiters.filter((waiter) => !playing.has(waiter));
    this.#logStart(group, "time", tables, waitOn);
    this.#dissolve(group);
    for (const { player } of playing) this.remove(player.id);
    for (const players of tables) this.#deps.begin(players);
    for (const unit of unitsOf(waitOn)) this.place(unit);
  }

  #isPresent(waiters: readonly Waiter[]): boolean {
    return !waiters.some(({ player }) => this.#deps.isAbsent(player.id));
  }

  #logStart(
    { id }: WaitingGroup,
    why: "full" | "time",
    tables: readonly (readonly Waiter[])[],
    waitOn: readonly Waiter[],
  ): void {
    this.#deps.log.debugOf?.("matchmaking")?.(
      { event: "queue-started", group: id, why, tables: tables.map(({ length }) => length), waiting: waitOn.length },
      "the wait of a group of the queue ended",
    );
  }

  #startGroup(group: WaitingGroup): void {
    this.#logStart(group, "full", [group.waiters], []);
    this.#dissolve(group);
    this.#deps.begin(group.waiters);
  }

  #dissolve(group: WaitingGroup): void {
    group.cancel();
    this.#groups = this.#groups.filter((other) => other !== group);
  }

  #notifyGroup(group: WaitingGroup): void {
    const { waiters } = group;
    const { editions, waitMs } = this.#deps;
    const news: Omit<QueueNews, "ending" | "people"> = {
      edition: editionOf(waiters, editions),
      seats: seatsOf(waiters),
      waitMs: this.#leftMs(group),
      totalMs: waitMs,
    };
    for (const waiter of waiters) {
      const people = peopleFor(group, waiter, this.#deps);
      const ending = decideBotFill(group, waiter, this.#deps);
      const party = partyNews(group, waiter);
      this.#deps.notify(waiter.player.id, { ...news, people, ending, ...(party && { party }) });
    }
  }

  /** Remaining waiting time in ms. */
  #leftMs({ beganAt }: Pick<WaitingGroup, "beganAt">): number {
    const { timers, waitMs } = this.#deps;
    return Math.max(0, beganAt + waitMs - timers.now());
  }

  #placeOf(playerId: string): { readonly group: WaitingGroup; readonly waiter: Waiter } | null {
    for (const group of this.#groups) {
      const waiter = group.waiters.find(({ player }) => player.id === playerId);
      if (waiter) return { group, waiter };
    }
    return null;
  }
}

const without = ({ waiters }: Group, gone: readonly Waiter[]): readonly Waiter[] =>
  waiters.filter((waiter) => !gone.includes(waiter));
