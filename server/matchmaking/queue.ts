import { isDeepStrictEqual } from "node:util";
import type { Editions } from "../../shared/core/editions.ts";
import type { QueueGoodbye, QueueNews, QueueRefusal, Seated, TableSettings } from "../../shared/net/protocol.ts";
import { amongBots, usualSettings } from "../../shared/net/settings.ts";
import type { Log } from "../plumbing/log.ts";
import type { Cancel, Timers } from "../plumbing/timers.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { Opener } from "../tables/new-table.ts";
import type { Tables } from "../tables/tables.ts";
import type { Pauses } from "./pauses.ts";
import { completed, editionOf, fullestFor, type Group, isFull, seatsOf, type Waiter } from "./queue-groups.ts";

/** One connection of a waiting player; a player may have several. */
export interface Listener {
  news(news: QueueNews): void;
  /** The player has a seat there, just taken or from before. */
  seated(seated: Seated): void;
  /** The queue refuses the player, now or from now on. */
  closed(goodbye: QueueGoodbye): void;
}

export interface QueueDeps {
  readonly tables: Pick<Tables, "open" | "refusal">;
  readonly directory: Pick<TableDirectory, "seatOf" | "refusalFor">;
  readonly pauses: Pick<Pauses, "leftMs">;
  readonly editions: Editions;
  readonly timers: Timers;
  readonly log: Log;
  /** How long a group waits for people before bots take the empty chairs. */
  readonly waitMs: number;
}

interface WaitingGroup extends Group {
  waiters: readonly Waiter[];
  /** ms since 1970. */
  readonly endsAt: number;
  readonly cancel: Cancel;
}

/** The public queue: groups people by what they want to play, and opens tables for them. */
export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Ids of players whose table is being opened. */
  readonly #starting = new Set<string>();
  #groups: readonly WaitingGroup[] = [];

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** How many players wait, by edition. */
  waiting(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { waiters } of this.#groups) {
      const edition = editionOf(waiters, this.#deps.editions);
      counts[edition] = (counts[edition] ?? 0) + waiters.length;
    }
    return counts;
  }

  /** Lets a player wait; a new wish replaces an earlier one. A player who already has a seat is sent there. */
  async join(waiter: Waiter, listener: Listener): Promise<void> {
    const seated = await this.#deps.directory.seatOf(waiter.player.id);
    const refusal = seated ? null : await this.refusalFor(waiter);
    if (seated) listener.seated(seated);
    else if (refusal) listener.closed(refusal);
    else this.#wait(waiter, listener);
  }

  /** Why the queue would refuse a player, or null. Also null if they have a seat: they would be sent there. */
  async refusalFor({ player, network }: Omit<Waiter, "wish">): Promise<QueueRefusal | null> {
    const { tables, directory, pauses } = this.#deps;
    if (await directory.seatOf(player.id)) return null;
    if (tables.refusal) return { reason: tables.refusal };
    const waitMs = await pauses.leftMs(player.id);
    if (waitMs > 0) return { reason: "paused", waitMs };
    const reason = await directory.refusalFor({ playerId: player.id, network });
    return reason && { reason };
  }

  /** A connection has ended. With the last one the player stops waiting. */
  leave(playerId: string, listener: Listener): void {
    const listeners = this.#listeners.get(playerId);
    listeners?.delete(listener);
    if (!listeners || listeners.size > 0) return;
    this.#listeners.delete(playerId);
    this.#remove(playerId);
  }

  /** The player stops waiting and plays with bots; the rest of the group keeps waiting. */
  start(playerId: string): void {
    const waiter = this.#groupOf(playerId)?.waiters.find(({ player }) => player.id === playerId);
    if (!waiter) return;
    this.#remove(playerId);
    void this.#start([waiter]);
  }

  /** Sends everybody away. */
  close(): void {
    for (const group of this.#groups) group.cancel();
    this.#groups = [];
    for (const playerId of [...this.#listeners.keys()])
      this.#dismiss(playerId, (listener) => listener.closed({ reason: "closing" }));
  }

  #wait(waiter: Waiter, listener: Listener): void {
    const { id } = waiter.player;
    this.#listenersOf(id).add(listener);
    if (this.#starting.has(id)) return;
    const group = this.#groupOf(id);
    if (group && isIn(group, waiter)) {
      this.#tell(group);
    } else {
      this.#remove(id);
      this.#place(waiter);
    }
  }

  #place(waiter: Waiter): void {
    const group = fullestFor(this.#groups, waiter, this.#deps.editions) ?? this.#newGroup();
    this.#change(group, [...group.waiters, waiter]);
  }

  #remove(playerId: string): void {
    const group = this.#groupOf(playerId);
    if (group)
      this.#change(
        group,
        group.waiters.filter(({ player }) => player.id !== playerId),
      );
  }

  #newGroup(): WaitingGroup {
    const { timers, waitMs } = this.#deps;
    const cancel = timers.after(waitMs, () => this.#waitOver(group));
    const group: WaitingGroup = { waiters: [], endsAt: timers.now() + waitMs, cancel };
    this.#groups = [...this.#groups, group];
    return group;
  }

  #change(group: WaitingGroup, waiters: readonly Waiter[]): void {
    group.waiters = waiters;
    if (waiters.length === 0) this.#forget(group);
    else if (isFull(group)) this.#startGroup(group);
    else this.#tell(group);
  }

  #waitOver(group: WaitingGroup): void {
    const others = this.#groups.filter((other) => other !== group).flatMap(({ waiters }) => waiters);
    const waiters = completed(group, others, this.#deps.editions);
    for (const { player } of waiters.slice(group.waiters.length)) this.#remove(player.id);
    group.waiters = waiters;
    this.#startGroup(group);
  }

  #startGroup(group: WaitingGroup): void {
    this.#forget(group);
    void this.#start(group.waiters);
  }

  #forget(group: WaitingGroup): void {
    group.cancel();
    this.#groups = this.#groups.filter((other) => other !== group);
  }

  async #start(group: readonly Waiter[]): Promise<void> {
    for (const { player } of group) this.#starting.add(player.id);
    const waiters = await this.#thoseWhoPlay(group);
    if (waiters.length === 0) return;
    const settings = this.#settingsFor(group);
    const seated = await this.#open(settings, waiters);
    for (const { player } of waiters) {
      this.#starting.delete(player.id);
      this.#dismiss(player.id, (listener) =>
        seated ? listener.seated(seated) : listener.closed({ reason: "table-closed" }),
      );
    }
  }

  /** The settings for strangers, or for one among bots: the defaults. */
  #settingsFor(waiters: readonly Waiter[]): TableSettings {
    const { editions } = this.#deps;
    const usual = usualSettings(editions.info(editionOf(waiters, editions)), seatsOf(waiters));
    const isAlone = waiters.length === 1;
    return { ...usual, ...(isAlone && amongBots), spectators: false, chat: "after-game" };
  }

  async #open(settings: TableSettings, waiters: readonly Waiter[]): Promise<Seated | null> {
    const { tables, log } = this.#deps;
    const players = waiters.map(({ player }) => player);
    const opening = { settings, players, fillWithBots: true, start: "when-joined", isPublic: true } as const;
    try {
      const opened = await tables.open(opening, waiters.map(openerOf));
      const people = players.length;
      if (opened.ok)
        log.info({ room: opened.value.roomId, people, seats: settings.seats }, "the queue has opened a table");
      else log.info({ people, refusal: opened.error }, "the queue may not open a table");
      return opened.ok ? opened.value : null;
    } catch (error) {
      log.error({ err: error }, "the queue could not open a table");
      return null;
    }
  }

  /** Leaves out players who have taken a seat elsewhere meanwhile or may not play, and tells them. */
  async #thoseWhoPlay(group: readonly Waiter[]): Promise<readonly Waiter[]> {
    const arePlaying = await Promise.all(group.map((waiter) => this.#stillPlays(waiter)));
    return group.filter((_, place) => arePlaying[place]);
  }

  async #stillPlays(waiter: Waiter): Promise<boolean> {
    if (!(await this.#sentToSeat(waiter.player.id)) && !(await this.#sentAway(waiter))) return true;
    this.#starting.delete(waiter.player.id);
    return false;
  }

  /** Sends a player to the seat that they have taken elsewhere meanwhile, if any. @returns whether there is one. */
  async #sentToSeat(playerId: string): Promise<boolean> {
    const seated = await this.#deps.directory.seatOf(playerId);
    if (seated) this.#dismiss(playerId, (listener) => listener.seated(seated));
    return seated !== null;
  }

  /** Sends a player away if too many tables have been opened meanwhile. @returns whether that is the case. */
  async #sentAway(waiter: Waiter): Promise<boolean> {
    const reason = await this.#deps.directory.refusalFor(openerOf(waiter));
    if (reason) this.#dismiss(waiter.player.id, (listener) => listener.closed({ reason }));
    return reason !== null;
  }

  #dismiss(playerId: string, tell: (listener: Listener) => void): void {
    const listeners = this.#listeners.get(playerId) ?? [];
    this.#listeners.delete(playerId);
    for (const listener of listeners) tell(listener);
  }

  #tell({ waiters, endsAt }: WaitingGroup): void {
    const { timers, waitMs } = this.#deps;
    const news: QueueNews = {
      people: waiters.length,
      edition: editionOf(waiters, this.#deps.editions),
      seats: seatsOf(waiters),
      waitMs: Math.max(0, endsAt - timers.now()),
      totalMs: waitMs,
    };
    for (const { player } of waiters) for (const listener of this.#listenersOf(player.id)) listener.news(news);
  }

  #groupOf(playerId: string): WaitingGroup | null {
    return this.#groups.find(({ waiters }) => waiters.some(({ player }) => player.id === playerId)) ?? null;
  }

  #listenersOf(playerId: string): Set<Listener> {
    const listeners = this.#listeners.get(playerId) ?? new Set();
    this.#listeners.set(playerId, listeners);
    return listeners;
  }
}

const isIn = ({ waiters }: Group, { player, wish }: Waiter): boolean =>
  waiters.some((other) => other.player.id === player.id && isDeepStrictEqual(other.wish, wish));

const openerOf = ({ player, network }: Waiter): Opener => ({ playerId: player.id, network });
