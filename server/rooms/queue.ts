import { isDeepStrictEqual } from "node:util";
import { editionInfo } from "../../shared/net/formats.ts";
import type { Goodbye, Player, QueueNews, Seated, TableSettings } from "../../shared/net/protocol.ts";
import type { TableLog } from "./deps.ts";
import { editionOf, fullestFor, type Group, isFull, seatsOf, type Waiter, type Wish } from "./queue-groups.ts";
import type { Tables } from "./tables.ts";
import type { Cancel, Timers } from "./timers.ts";

/** One connection of a waiting player; a player may have several. */
export interface Listener {
  news(news: QueueNews): void;
  /** Wherever the player has a seat, now or already. */
  seated(seated: Seated): void;
  /** Nothing comes of the wait. */
  closed(reason: Goodbye["reason"]): void;
}

export interface QueueDeps {
  readonly tables: Pick<Tables, "open" | "seatOf" | "refusal">;
  readonly timers: Timers;
  readonly log: TableLog;
  /** How long a group waits for people before bots take the empty chairs. */
  readonly waitMs: number;
}

interface WaitingGroup extends Group {
  waiters: readonly Waiter[];
  /** ms since 1970. */
  readonly endsAt: number;
  readonly cancel: Cancel;
}

/** The public queue: groups people by what they want to play, and opens their tables. */
export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Whose table is being opened at this moment. */
  readonly #starting = new Set<string>();
  #groups: readonly WaitingGroup[] = [];

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** How many people wait, by edition. */
  waiting(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { waiters } of this.#groups) {
      const edition = editionOf(waiters);
      counts[edition] = (counts[edition] ?? 0) + waiters.length;
    }
    return counts;
  }

  /** Lets a player wait; with another wish than before, for that instead. Who has a seat is sent there. */
  join(player: Player, wish: Wish, listener: Listener): void {
    const { tables } = this.#deps;
    const seated = tables.seatOf(player.id);
    if (seated) listener.seated(seated);
    else if (tables.refusal) listener.closed(tables.refusal);
    else this.#wait({ player, wish }, listener);
  }

  /** A connection is gone; with the last one the player waits no more. */
  leave(playerId: string, listener: Listener): void {
    const listeners = this.#listeners.get(playerId);
    listeners?.delete(listener);
    if (!listeners || listeners.size > 0) return;
    this.#listeners.delete(playerId);
    this.#remove(playerId);
  }

  /** The player's group starts now, with bots on the chairs that are still empty. */
  start(playerId: string): void {
    const group = this.#groupOf(playerId);
    if (group) void this.#start(group);
  }

  /** Sends everybody away. */
  close(): void {
    for (const group of this.#groups) group.cancel();
    this.#groups = [];
    for (const playerId of [...this.#listeners.keys()])
      this.#dismiss(playerId, (listener) => listener.closed("closing"));
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
    const group = fullestFor(this.#groups, waiter) ?? this.#newGroup();
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
    const cancel = timers.after(waitMs, () => void this.#start(group));
    const group: WaitingGroup = { waiters: [], endsAt: timers.now() + waitMs, cancel };
    this.#groups = [...this.#groups, group];
    return group;
  }

  #change(group: WaitingGroup, waiters: readonly Waiter[]): void {
    group.waiters = waiters;
    if (waiters.length === 0) this.#forget(group);
    else if (isFull(group)) void this.#start(group);
    else this.#tell(group);
  }

  #forget(group: WaitingGroup): void {
    group.cancel();
    this.#groups = this.#groups.filter((other) => other !== group);
  }

  async #start(group: WaitingGroup): Promise<void> {
    this.#forget(group);
    const players = group.waiters.map(({ player }) => player).filter((player) => !this.#sentToSeat(player.id));
    if (players.length === 0) return;
    for (const { id } of players) this.#starting.add(id);
    const seated = await this.#open(group, players);
    for (const { id } of players) {
      this.#starting.delete(id);
      this.#dismiss(id, (listener) => (seated ? listener.seated(seated) : listener.closed("table-closed")));
    }
  }

  async #open({ waiters }: Group, players: readonly Player[]): Promise<Seated | null> {
    const { tables, log } = this.#deps;
    const settings = settingsFor(editionOf(waiters), seatsOf(waiters));
    try {
      const seated = await tables.open({ settings, players, fillWithBots: true, start: "when-joined", isPublic: true });
      log.info({ room: seated.roomId, people: players.length, seats: settings.seats }, "the queue has opened a table");
      return seated;
    } catch (error) {
      log.error({ err: error }, "the queue could not open a table");
      return null;
    }
  }

  /** Whether a player has sat down elsewhere meanwhile, and is now told so. */
  #sentToSeat(playerId: string): boolean {
    const seated = this.#deps.tables.seatOf(playerId);
    if (seated) this.#dismiss(playerId, (listener) => listener.seated(seated));
    return seated !== null;
  }

  #dismiss(playerId: string, tell: (listener: Listener) => void): void {
    const listeners = this.#listeners.get(playerId) ?? [];
    this.#listeners.delete(playerId);
    for (const listener of listeners) tell(listener);
  }

  #tell({ waiters, endsAt }: WaitingGroup): void {
    const { timers, waitMs } = this.#deps;
    const news: QueueNews = {
      people: waiters.map(({ player: { name, avatar } }) => ({ name, avatar })),
      edition: editionOf(waiters),
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

/** What strangers play by: the edition's own defaults. */
function settingsFor(edition: string, seats: number): TableSettings {
  return {
    edition,
    seats,
    options: editionInfo(edition)?.options ?? {},
    nopeSeconds: 5,
    turnSeconds: 30,
    beatSeconds: 1.5,
    spectators: false,
    chat: "after-game",
  };
}
