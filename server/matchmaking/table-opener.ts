import type { Editions } from "../../shared/core/editions.ts";
import type { QueueCloseMessage, SeatLocation, TableSettings } from "../../shared/net/protocol.ts";
import { botTableSettings, defaultSettingsOf } from "../../shared/net/settings.ts";
import type { Log } from "../runtime/log.ts";
import type { Timers } from "../runtime/timers.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { Opener } from "../tables/new-table.ts";
import type { Tables } from "../tables/tables.ts";
import { chairsOf, wantsHumansOnly } from "./bot-fill.ts";
import { type Matching, splitByBlocks } from "./compatibility.ts";
import type { Listener, Listeners } from "./listeners.ts";
import { partiesOf, unitsOf } from "./party-units.ts";
import { editionOf, type Waiter } from "./queue-groups.ts";
import type { QueueStore } from "./queue-store.ts";

export interface TableOpenerDeps {
  readonly tables: Pick<Tables, "open">;
  readonly directory: Pick<TableDirectory, "seatOf" | "refusalFor">;
  readonly editions: Editions;
  readonly areApart: Matching["areApart"];
  readonly timers: Timers;
  readonly log: Log;
  readonly list: QueueStore;
  /** Whether a player is connected, or may still reconnect. */
  readonly stays: (playerId: string) => boolean;
  /** Time limit in ms for retries to open a table. After it the waiting players are rejected. */
  readonly patienceMs: number;
}

const againMs = 1000;

/** Opens tables for groups. A player's entry is deleted only once they have a seat or must not have one. */
export class TableOpener {
  readonly #deps: TableOpenerDeps;
  readonly #listeners: Listeners;
  readonly #again: (unit: readonly Waiter[]) => void;
  /** Ids of players with a table that is being opened. */
  readonly #starting = new Set<string>();
  readonly #running = new Set<Promise<void>>();
  readonly #pauses = new Set<() => void>();
  #ended = false;

  /** @param again requeues a unit that wants no bots and would have got some, or that was blocked. */
  constructor(deps: TableOpenerDeps, listeners: Listeners, again: (unit: readonly Waiter[]) => void) {
    this.#deps = deps;
    this.#listeners = listeners;
    this.#again = again;
  }

  has(playerId: string): boolean {
    return this.#starting.has(playerId);
  }

  openFor(group: readonly Waiter[]): void {
    for (const { player } of group) this.#starting.add(player.id);
    const { timers, patienceMs } = this.#deps;
    const start = this.#start(group, timers.now() + patienceMs);
    this.#running.add(start);
    void start.finally(() => this.#running.delete(start));
  }

  /** Cancels pending tables of players who are now rejected. */
  sendAway(refusalOf: (playerId: string) => QueueCloseMessage | null): void {
    for (const playerId of this.#starting) {
      const refusal = refusalOf(playerId);
      if (refusal) this.#over(playerId, (listener) => listener.closed(refusal));
    }
  }

  /** Stops all retries without a message to players. Resolves once no table is being opened. */
  async end(): Promise<void> {
    this.#ended = true;
    for (const goOn of this.#pauses) goOn();
    await Promise.all(this.#running);
  }

  /** @param until time after which there are no retries. */
  async #start(group: readonly Waiter[], until: number): Promise<void> {
    const without = await this.#withoutTable(group);
    if (without.length === 0 || this.#ended) return;
    if (this.#deps.timers.now() >= until) {
      for (const { player } of without)
        this.#over(player.id, (listener) => listener.closed({ reason: "table-closed" }));
      return;
    }
    await this.#pause();
    if (!this.#ended) await this.#start(this.#thoseWhoStayed(without), until);
  }

  /** Opens a table. @returns the players without a table. */
  async #withoutTable(group: readonly Waiter[]): Promise<readonly Waiter[]> {
    try {
      const settings = this.#settingsFor(group);
      const waiters = this.#withoutDisappointed(await this.#thoseWhoPlay(group), settings.seats);
      if (waiters.length === 0) return [];
      const seated = await this.#open(settings, waiters);
      if (!seated) return waiters;
      for (const { player } of waiters) this.#over(player.id, (listener) => listener.seated(seated));
      return [];
    } catch (error) {
      this.#deps.log.error({ event: "queue-table-failed", err: error }, "the queue could not open a table");
      return group.filter(({ player }) => this.#starting.has(player.id));
    }
  }

  /** Returns the default settings for a public table, or for one player among bots. */
  #settingsFor(waiters: readonly Waiter[]): TableSettings {
    const { editions } = this.#deps;
    const seats = chairsOf(waiters, editions);
    const usual = defaultSettingsOf(editions.info(editionOf(waiters, editions, seats)), seats);
    const isAlone = waiters.length === 1;
    return { ...usual, ...(isAlone && botTableSettings), spectators: false, chat: "after-game" };
  }

  /** @returns null if it is rejected, because a player has a seat by now or there are too many tables. */
  async #open(settings: TableSettings, waiters: readonly Waiter[]): Promise<SeatLocation | null> {
    const { tables, log } = this.#deps;
    const players = waiters.map(({ player }) => player);
    const parties = partiesOf(waiters).map((party) => party.map(({ player }) => player.id));
    const opening = { settings, players, parties, fillWithBots: true, start: "when-joined", isPublic: true } as const;
    const opened = await tables.open(opening, waiters.map(openerOf));
    const people = players.length;
    if (opened.ok)
      log.info(
        { event: "queue-table-opened", room: opened.value.roomId, people, seats: settings.seats },
        "the queue has opened a table",
      );
    else log.info({ event: "queue-table-refused", people, refusal: opened.error }, "the queue may not open a table");
    return opened.ok ? opened.value : null;
  }

  /** Excludes players who were removed, have taken another seat, or must not play, and notifies them. */
  async #thoseWhoPlay(group: readonly Waiter[]): Promise<readonly Waiter[]> {
    const arePlaying = await Promise.all(group.map((waiter) => this.#stillPlays(waiter)));
    return group.filter(({ player }, place) => arePlaying[place] && this.#starting.has(player.id));
  }

  /** If chairs stay empty, requeues players who want no bots and players separated by blocks. */
  #withoutDisappointed(waiters: readonly Waiter[], chairs: number): readonly Waiter[] {
    if (this.#ended || waiters.length >= chairs) return waiters;
    const [stay = []] = splitByBlocks(
      waiters.filter((waiter) => !wantsHumansOnly(waiter)),
      this.#deps,
    );
    for (const unit of unitsOf(waiters.filter((each) => !stay.includes(each)))) {
      for (const { player } of unit) this.#starting.delete(player.id);
      this.#again(unit);
    }
    return stay;
  }

  async #stillPlays(waiter: Waiter): Promise<boolean> {
    const { directory } = this.#deps;
    const { id } = waiter.player;
    const seated = await directory.seatOf(id);
    const reason = seated ? null : await directory.refusalFor(openerOf(waiter));
    if (seated) this.#over(id, (listener) => listener.seated(seated));
    if (reason) this.#over(id, (listener) => listener.closed({ reason }));
    return !seated && !reason;
  }

  #thoseWhoStayed(waiters: readonly Waiter[]): readonly Waiter[] {
    for (const { player } of waiters) if (!this.#deps.stays(player.id)) this.#over(player.id, () => {});
    return waiters.filter(({ player }) => this.#starting.has(player.id));
  }

  #over(playerId: string, tell: (listener: Listener) => void): void {
    this.#starting.delete(playerId);
    this.#deps.list.remove(playerId);
    this.#listeners.dismiss(playerId, tell);
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        cancel();
        this.#pauses.delete(goOn);
        resolve();
      };
      const cancel = this.#deps.timers.after(againMs, goOn);
      this.#pauses.add(goOn);
    });
  }
}

const openerOf = ({ player, network }: Waiter): Opener => ({ playerId: player.id, network });
