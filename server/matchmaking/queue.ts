import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Company, Player, QueueNews, QueueRefusal } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../blocks/blocks.ts";
import { BlocksHere } from "../blocks/blocks-here.ts";
import type { Cancel } from "../plumbing/timers.ts";
import type { Tables } from "../tables/tables.ts";
import { endingOf, partiesOf, peopleFor, wantsPeople } from "./endings.ts";
import { getAlong, type Matching } from "./getting-along.ts";
import { type Listener, Listeners } from "./listeners.ts";
import type { Pauses } from "./pauses.ts";
import {
  countsOf,
  editionOf,
  fullestFor,
  type Group,
  isFull,
  linesOf,
  type QueueLine,
  seatsOf,
  suits,
  type Waiter,
} from "./queue-groups.ts";
import { type StartDeps, Starts } from "./starts.ts";
import type { Place } from "./waiting-list.ts";

export interface QueueDeps extends Omit<StartDeps, "areApart"> {
  readonly tables: Pick<Tables, "open" | "refusal">;
  readonly pauses: Pick<Pauses, "leftMs">;
  /** Why those who keep the place friendly let a player wait for no game now; null if they do. */
  readonly sanctionOn: (player: Player) => Promise<QueueRefusal | null>;
  /** The guests who have lately become an account. */
  readonly guestsOf: (playerId: string) => Promise<readonly string[]>;
  readonly blocks: KnownBlocks;
  /** How long a group waits for people before bots take the empty chairs, or it waits anew. */
  readonly waitMs: number;
}

interface WaitingGroup extends Group {
  readonly id: string;
  waiters: readonly Waiter[];
  /** In ms of the monotonic clock. */
  beganAt: number;
  cancel: Cancel;
}

/** How long the places of those who waited at another server are kept for them. */
export const comeBackMs = 15_000;
/** The shortest wait of those who want no bots, in ms: at its end it begins anew. */
const shortestMs = 5000;

/** The public queue: groups people by what they want to play, and opens tables for them. */
export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Listeners();
  readonly #blocks: BlocksHere;
  readonly #matching: Matching;
  #starts: Starts;
  #groups: readonly WaitingGroup[] = [];
  /** Ids of players in groups who waited at another server and have not come back yet. Their groups do not start. */
  readonly #awaited = new Set<string>();
  #awaitNoMore: Cancel = () => {};
  #isClosed = false;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
    this.#blocks = new BlocksHere({ ...deps, changed: (playerId) => this.#partFromBlocked(playerId) });
    this.#matching = { editions: deps.editions, areApart: (one, other) => this.#blocks.areApart(one, other) };
    this.#starts = this.#newStarts();
  }

  #newStarts(): Starts {
    return new Starts({ ...this.#deps, ...this.#matching }, this.#listeners, (waiter) => {
      if (this.#listeners.has(waiter.player.id)) this.#place(waiter);
      else this.#deps.list.forget(waiter.player.id);
    });
  }

  /** How many players wait, by edition. */
  waiting(): Record<string, number> {
    return countsOf(this.#groups, this.#deps.editions);
  }

  /** How many wait by edition, and how long the first group of each has waited, in ms. */
  lines(): readonly QueueLine[] {
    const { editions, timers } = this.#deps;
    return linesOf(
      this.#groups.map(({ waiters, beganAt }) => ({ waiters, waitedMs: timers.now() - beganAt })),
      editions,
    );
  }

  /** Lets a player wait; a new wish replaces an earlier one. A player who already has a seat is sent there. */
  async join(waiter: Waiter, listener: Listener): Promise<void> {
    const { id } = waiter.player;
    this.#listeners.add(id, listener);
    try {
      const [answer] = await Promise.all([this.#answerTo(waiter), this.#blocks.arrive(id)]);
      if (this.#isClosed || !this.#listeners.includes(id, listener)) return;
      const { refusal } = this.#deps.tables;
      if (answer) this.#turnAway(id, listener, answer);
      else if (refusal) this.#turnAway(id, listener, (each) => each.closed({ reason: refusal }));
      else this.#wait(waiter);
    } catch (error) {
      this.leave(id, listener);
      throw error;
    }
  }

  /** @returns what a player hears who does not wait; null for one who does. */
  async #answerTo(waiter: Waiter): Promise<((listener: Listener) => void) | null> {
    const seated = await this.#deps.directory.seatOf(waiter.player.id);
    if (seated) return (listener) => listener.seated(seated);
    const refusal = await this.refusalFor(waiter);
    return refusal && ((listener) => listener.closed(refusal));
  }

  #turnAway(playerId: string, listener: Listener, tell: (listener: Listener) => void): void {
    this.#listeners.remove(playerId, listener);
    if (this.#awaited.has(playerId)) this.#giveUp(playerId);
    tell(listener);
  }

  /** Why the queue would refuse a player, or null. Also null if they have a seat: they would be sent there. */
  async refusalFor({ player, network }: Omit<Waiter, "wish">): Promise<QueueRefusal | null> {
    const { tables, directory, pauses, guestsOf } = this.#deps;
    if (await directory.seatOf(player.id)) return null;
    if (tables.refusal) return { reason: tables.refusal };
    const sanction = await this.#deps.sanctionOn(player);
    if (sanction) return sanction;
    const guests = player.guest ? [] : await guestsOf(player.id);
    const waitMs = await pauses.leftMs([player.id, ...guests]);
    if (waitMs > 0) return { reason: "paused", waitMs };
    const reason = await directory.refusalFor({ playerId: player.id, network });
    return reason && { reason };
  }

  /** A connection has ended. With the last one the player stops waiting. */
  leave(playerId: string, listener: Listener): void {
    const wasLast = this.#listeners.remove(playerId, listener);
    if (!this.#listeners.has(playerId)) this.#blocks.leave(playerId);
    if (wasLast && !this.#awaited.has(playerId)) this.#giveUp(playerId);
  }

  /** The player stops waiting and plays with bots; the rest of the group keeps waiting. */
  start(playerId: string): void {
    const waiter = this.#groupOf(playerId)?.waiters.find(({ player }) => player.id === playerId);
    if (!waiter) return;
    this.#remove(playerId);
    this.#starts.begin([inCompany(waiter, "anybody")]);
  }

  /** The player keeps their place, and takes bots from now on, or does not. */
  prefer(playerId: string, company: Company): void {
    const group = this.#groupOf(playerId);
    const waiter = group?.waiters.find(({ player }) => player.id === playerId);
    if (!group || !waiter || waiter.wish.company === company) return;
    const changed = inCompany(waiter, company);
    this.#remember(group, [changed]);
    this.#change(
      group,
      group.waiters.map((other) => (other === waiter ? changed : other)),
    );
  }

  /** Sends away those whom the queue refuses from now on, of all who wait or whose table is being opened. */
  sendAway(refusalOf: (playerId: string) => QueueRefusal | null): void {
    for (const { player } of this.#groups.flatMap(({ waiters }) => waiters)) {
      const refusal = refusalOf(player.id);
      if (!refusal) continue;
      this.#giveUp(player.id);
      this.#listeners.dismiss(player.id, (listener) => listener.closed(refusal));
    }
    this.#starts.sendAway(refusalOf);
  }

  /** Sends everybody away. */
  close(): void {
    this.#clear();
    this.#listeners.dismissAll((listener) => listener.closed({ reason: "closing" }));
  }

  /** Goes on with the queue of another server: whoever comes back has their old place, and their group its time. */
  adopt(places: readonly Place[]): void {
    const { editions, list, timers } = this.#deps;
    this.#isClosed = false;
    this.#starts = this.#newStarts();
    for (const { waiter, group: id, beganAt } of places) {
      const group = this.#groups.find((other) => other.id === id) ?? this.#newGroup(beganAt, id);
      if (!suits(group, waiter, editions)) {
        list.forget(waiter.player.id);
        continue;
      }
      group.waiters = [...group.waiters, waiter];
      this.#awaited.add(waiter.player.id);
    }
    for (const group of this.#groups) if (group.waiters.length === 0) this.#forget(group);
    this.#awaitNoMore = timers.after(comeBackMs, () => {
      for (const playerId of this.#awaited) this.#giveUp(playerId);
    });
  }

  /**
   * Leaves the queue to another server: tells nobody anything, and all who wait stay remembered. Resolves once no table
   * is being opened.
   */
  async handOver(): Promise<void> {
    this.#isClosed = true;
    this.#clear();
    await this.#starts.end();
    this.#listeners.clear();
  }

  #clear(): void {
    this.#awaitNoMore();
    this.#awaited.clear();
    for (const group of this.#groups) group.cancel();
    this.#groups = [];
  }

  #wait(waiter: Waiter): void {
    const { id } = waiter.player;
    if (this.#starts.has(id)) return;
    this.#awaited.delete(id);
    const group = this.#groupOf(id);
    if (group && isIn(group, waiter) && getAlong(group.waiters, this.#matching)) {
      this.#goOn(group);
    } else {
      this.#remove(id);
      this.#place(waiter);
    }
  }

  /** Whoever no longer gets along with the group in which they wait, waits in another one. */
  #partFromBlocked(playerId: string): void {
    const group = this.#groupOf(playerId);
    const waiter = group?.waiters.find(({ player }) => player.id === playerId);
    if (!group || !waiter) return;
    if (getAlong(group.waiters, this.#matching)) {
      this.#tell(group);
    } else {
      this.#remove(playerId);
      this.#place(waiter);
    }
  }

  #place(waiter: Waiter): void {
    const found = fullestFor(this.#groups, waiter, this.#matching);
    if (found?.waiters.every(wantsPeople) && !wantsPeople(waiter)) this.#beginAnew(found);
    const group = found ?? this.#newGroup(this.#beginning(waiter), randomUUID());
    this.#remember(group, [waiter]);
    this.#change(group, [...group.waiters, waiter]);
  }

  #remember({ id, beganAt }: WaitingGroup, waiters: readonly Waiter[]): void {
    for (const waiter of waiters) this.#deps.list.remember({ waiter, group: id, beganAt });
  }

  /** The player waits no longer. */
  #giveUp(playerId: string): void {
    if (this.#groupOf(playerId)) this.#deps.list.forget(playerId);
    this.#awaited.delete(playerId);
    this.#remove(playerId);
  }

  #remove(playerId: string): void {
    const group = this.#groupOf(playerId);
    if (group)
      this.#change(
        group,
        group.waiters.filter(({ player }) => player.id !== playerId),
      );
  }

  #newGroup(beganAt: number, id: string): WaitingGroup {
    const cancel = this.#deps.timers.after(this.#leftMs({ beganAt }), () => this.#goOn(group));
    const group: WaitingGroup = { id, waiters: [], beganAt, cancel };
    this.#groups = [...this.#groups, group];
    return group;
  }

  /** When a wait that a player begins now counts as begun. */
  #beginning(waiter: Waiter): number {
    const { timers, waitMs } = this.#deps;
    return timers.now() + (wantsPeople(waiter) ? Math.max(0, shortestMs - waitMs) : 0);
  }

  /** The first who takes bots has all the time that there is, however long the others have waited. */
  #beginAnew(group: WaitingGroup): void {
    const { timers, waitMs } = this.#deps;
    group.cancel();
    group.beganAt = timers.now();
    group.cancel = timers.after(waitMs, () => this.#goOn(group));
    this.#remember(group, group.waiters);
  }

  #change(group: WaitingGroup, waiters: readonly Waiter[]): void {
    group.waiters = waiters;
    this.#goOn(group);
  }

  #goOn(group: WaitingGroup): void {
    if (group.waiters.length === 0) this.#forget(group);
    else if (group.waiters.some(({ player }) => this.#awaited.has(player.id))) this.#tell(group);
    else if (isFull(group)) this.#startGroup(group);
    else if (this.#leftMs(group) === 0) this.#waitOver(group);
    else this.#tell(group);
  }

  #waitOver(group: WaitingGroup): void {
    const others = this.#groups.filter((other) => other !== group).flatMap(({ waiters }) => waiters);
    const present = others.filter(({ player }) => !this.#awaited.has(player.id));
    const parties = partiesOf(group, present, this.#matching);
    const playing = new Set(parties.flat());
    this.#forget(group);
    for (const { player } of playing) this.#remove(player.id);
    for (const party of parties) this.#starts.begin(party);
    for (const waiter of group.waiters) if (!playing.has(waiter)) this.#place(waiter);
  }

  #startGroup(group: WaitingGroup): void {
    this.#forget(group);
    this.#starts.begin(group.waiters);
  }

  #forget(group: WaitingGroup): void {
    group.cancel();
    this.#groups = this.#groups.filter((other) => other !== group);
  }

  #tell(group: WaitingGroup): void {
    const { waiters } = group;
    const { editions, waitMs } = this.#deps;
    const news: Omit<QueueNews, "ending" | "people"> = {
      edition: editionOf(waiters, editions),
      seats: seatsOf(waiters),
      waitMs: this.#leftMs(group),
      totalMs: waitMs,
    };
    for (const waiter of waiters) {
      const people = peopleFor(group, waiter, this.#matching);
      this.#listeners.tell(waiter.player.id, { ...news, people, ending: endingOf(group, waiter, this.#matching) });
    }
  }

  /** Until the wait is over. */
  #leftMs({ beganAt }: Pick<WaitingGroup, "beganAt">): number {
    const { timers, waitMs } = this.#deps;
    return Math.max(0, beganAt + waitMs - timers.now());
  }

  #groupOf(playerId: string): WaitingGroup | null {
    return this.#groups.find(({ waiters }) => waiters.some(({ player }) => player.id === playerId)) ?? null;
  }
}

const isIn = ({ waiters }: Group, { player, wish }: Waiter): boolean =>
  waiters.some((other) => other.player.id === player.id && isDeepStrictEqual(other.wish, wish));

const inCompany = (waiter: Waiter, company: Company): Waiter => ({ ...waiter, wish: { ...waiter.wish, company } });
