import type { Company, Player, QueueRefusal } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../blocks/blocks.ts";
import { BlocksHere } from "../blocks/blocks-here.ts";
import type { Tables } from "../tables/tables.ts";
import type { Matching } from "./getting-along.ts";
import { type Listener, Listeners } from "./listeners.ts";
import type { Pauses } from "./pauses.ts";
import { countsOf, linesOf, type QueueLine, type Waiter } from "./queue-groups.ts";
import { type StartDeps, Starts } from "./starts.ts";
import { WaitingGroups } from "./waiting-groups.ts";
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

/** The public queue: who may wait in it, what they hear, and for whom it opens tables. */
export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Listeners();
  readonly #blocks: BlocksHere;
  readonly #matching: Matching;
  readonly #groups: WaitingGroups;
  #starts: Starts;
  #isClosed = false;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
    this.#blocks = new BlocksHere({ ...deps, changed: (playerId) => this.#groups.partFromBlocked(playerId) });
    this.#matching = { editions: deps.editions, areApart: (one, other) => this.#blocks.areApart(one, other) };
    this.#groups = new WaitingGroups({
      ...deps,
      ...this.#matching,
      begin: (party) => this.#starts.begin(party),
      tell: (playerId, news) => this.#listeners.tell(playerId, news),
    });
    this.#starts = this.#newStarts();
  }

  #newStarts(): Starts {
    return new Starts({ ...this.#deps, ...this.#matching }, this.#listeners, (waiter) => {
      if (this.#listeners.has(waiter.player.id)) this.#groups.place(waiter);
      else this.#deps.list.forget(waiter.player.id);
    });
  }

  /** How many players wait, by edition. */
  waiting(): Record<string, number> {
    return countsOf(this.#groups.all, this.#deps.editions);
  }

  /** How many wait by edition, and how long the first group of each has waited, in ms. */
  lines(): readonly QueueLine[] {
    const { editions, timers } = this.#deps;
    return linesOf(
      this.#groups.all.map(({ waiters, beganAt }) => ({ waiters, waitedMs: timers.now() - beganAt })),
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
      else if (!this.#starts.has(id)) this.#groups.wait(waiter);
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
    if (this.#groups.awaits(playerId)) this.#groups.giveUp(playerId);
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
    if (wasLast && !this.#groups.awaits(playerId)) this.#groups.giveUp(playerId);
  }

  /** The player stops waiting and plays with bots; the rest of the group keeps waiting. */
  start(playerId: string): void {
    const waiter = this.#groups.remove(playerId);
    if (waiter) this.#starts.begin([inCompany(waiter, "anybody")]);
  }

  /** The player keeps their place, and takes bots from now on, or does not. */
  prefer(playerId: string, company: Company): void {
    const waiter = this.#groups.waiterOf(playerId);
    if (waiter && waiter.wish.company !== company) this.#groups.replace(waiter, inCompany(waiter, company));
  }

  /** Sends away those whom the queue refuses from now on, of all who wait or whose table is being opened. */
  sendAway(refusalOf: (playerId: string) => QueueRefusal | null): void {
    for (const { player } of this.#groups.all.flatMap(({ waiters }) => waiters)) {
      const refusal = refusalOf(player.id);
      if (!refusal) continue;
      this.#groups.giveUp(player.id);
      this.#listeners.dismiss(player.id, (listener) => listener.closed(refusal));
    }
    this.#starts.sendAway(refusalOf);
  }

  /** Sends everybody away. */
  close(): void {
    this.#groups.clear();
    this.#listeners.dismissAll((listener) => listener.closed({ reason: "closing" }));
  }

  /** Goes on with the queue of another server: whoever comes back has their old place, and their group its time. */
  adopt(places: readonly Place[]): void {
    this.#isClosed = false;
    this.#starts = this.#newStarts();
    this.#groups.adopt(places);
  }

  /**
   * Leaves the queue to another server: tells nobody anything, and all who wait stay remembered. Resolves once no table
   * is being opened.
   */
  async handOver(): Promise<void> {
    this.#isClosed = true;
    this.#groups.clear();
    await this.#starts.end();
    this.#listeners.clear();
  }
}

const inCompany = (waiter: Waiter, company: Company): Waiter => ({ ...waiter, wish: { ...waiter.wish, company } });
