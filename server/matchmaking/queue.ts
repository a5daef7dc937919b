import type { Company, Player, QueueCloseMessage, QueueRefusal } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../people/blocks/blocks.ts";
import { LocalBlocks } from "../people/blocks/local-blocks.ts";
import type { Tables } from "../tables/tables.ts";
import type { Matching } from "./compatibility.ts";
import { type Listener, Listeners } from "./listeners.ts";
import { Parties, type Party, partyNewsFor } from "./parties.ts";
import type { PartyTicket } from "./party-tickets.ts";
import type { QueueBans } from "./queue-bans.ts";
import { countsOf, linesOf, matchesGroup, type QueueLine, type Waiter } from "./queue-groups.ts";
import type { QueueEntry } from "./queue-store.ts";
import { TableOpener, type TableOpenerDeps } from "./table-opener.ts";
import { WaitingGroups } from "./waiting-groups.ts";

export interface QueueDeps extends Omit<TableOpenerDeps, "areApart"> {
  readonly tables: Pick<Tables, "open" | "refusal">;
  readonly queueBans: Pick<QueueBans, "leftMs">;
  /** Returns the sanction that bars a player from the queue; null if there is none. */
  readonly sanctionOn: (player: Player) => Promise<QueueRefusal | null>;
  /** Returns the guests that have recently become an account. */
  readonly guestsOf: (playerId: string) => Promise<readonly string[]>;
  readonly blocks: KnownBlocks;
  /** Called when the members of the party with this ticket have changed, or whether others may join it. */
  readonly partyChanged: (ticket: string) => void;
  /** Waiting time in ms of a group, before bots take the empty chairs or the timer restarts. */
  readonly waitMs: number;
}

/** Public queue: admits waiting players, notifies them, and opens tables for them. */
export class Queue {
  readonly #deps: QueueDeps;
  readonly #listeners = new Listeners();
  readonly #blocks: LocalBlocks;
  readonly #matching: Matching;
  readonly #groups: WaitingGroups;
  readonly #parties: Parties;
  #starts: TableOpener;
  #isClosed = false;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
    this.#blocks = new LocalBlocks({ ...deps, changed: (playerId) => this.#partFromBlocked(playerId) });
    this.#matching = { editions: deps.editions, areApart: (one, other) => this.#blocks.areApart(one, other) };
    this.#groups = new WaitingGroups({
      ...deps,
      ...this.#matching,
      begin: (players) => this.#starts.openFor(players),
      notify: (playerId, news) => this.#listeners.notify(playerId, news),
    });
    this.#parties = new Parties(
      deps.timers,
      (party) => this.#partyChanged(party),
      (party) => this.#dismissParty(party),
    );
    this.#starts = this.#newStarts();
  }

  #newStarts(): TableOpener {
    return new TableOpener({ ...this.#deps, ...this.#matching }, this.#listeners, (unit) => {
      const isPresent = ({ player }: Waiter) => this.#listeners.has(player.id);
      for (const waiter of unit) if (!isPresent(waiter)) this.#deps.list.remove(waiter.player.id);
      this.#groups.place(unit.filter(isPresent));
    });
  }

  /** Number of waiting players by edition. */
  waiting(): Record<string, number> {
    return countsOf(this.#groups.all, this.#deps.editions);
  }

  /** Number of waiting players by edition, with the waiting time of the oldest group in ms. */
  lines(): readonly QueueLine[] {
    const { editions, timers } = this.#deps;
    return linesOf(
      this.#groups.all.map(({ waiters, beganAt }) => ({ waiters, waitedMs: timers.now() - beganAt })),
      editions,
    );
  }

  /**
   * Adds a player to the queue. New criteria replace earlier ones. A player with a seat is sent there instead. A member
   * of a party leaves it while it gathers, and returns to its search.
   */
  join(waiter: Waiter, listener: Listener): Promise<void> {
    const { id } = waiter.player;
    return this.#admit(waiter, listener, () => {
      if (this.#groups.partyOf(id) !== null) return this.#resumeMember(id);
      if (this.#parties.of(id)) {
        this.#parties.leave(id);
        this.#closeOthers(id, listener);
      }
      this.#groups.add(waiter);
    });
  }

  /**
   * Adds a player to a party. Its members wait for its host to start the search, or resume a search after a
   * reconnection.
   */
  joinParty(ticket: PartyTicket, member: Omit<Waiter, "wish">, listener: Listener): Promise<void> {
    const { id } = member.player;
    return this.#admit(member, listener, () => {
      if (this.#groups.partyOf(id) === ticket.id) this.#resumeMember(id);
      else this.#gather(ticket, member, listener);
    });
  }

  /** Admits a player, unless they must not wait or their table is being opened. */
  async #admit(member: Omit<Waiter, "wish">, listener: Listener, admit: () => void): Promise<void> {
    const { id } = member.player;
    this.#listeners.add(id, listener);
    try {
      const [answer] = await Promise.all([this.#answerTo(member), this.#blocks.arrive(id)]);
      if (this.#isClosed || !this.#listeners.includes(id, listener)) return;
      const { refusal } = this.#deps.tables;
      if (answer) this.#turnAway(id, listener, answer);
      else if (refusal) this.#turnAway(id, listener, (each) => each.closed({ reason: refusal }));
      else if (!this.#starts.has(id)) admit();
    } catch (error) {
      this.leave(id, listener);
      throw error;
    }
  }

  /** Adds a player to a party. They retain their place in the queue, or in another party, only if it rejects them. */
  #gather(ticket: PartyTicket, member: Omit<Waiter, "wish">, listener: Listener): void {
    const { id } = member.player;
    const { areApart } = this.#matching;
    const earlier = this.#parties.of(id)?.ticket.id ?? ticket.id;
    const wasElsewhere = earlier !== ticket.id || this.#groups.unitOf(id).length > 0;
    if (!this.#parties.join(ticket, member, (one, other) => !areApart(one, other))) {
      this.#listeners.remove(id, listener);
      listener.closed({ reason: "party-over" });
    } else if (wasElsewhere) {
      this.#groups.withdraw(id);
      this.#closeOthers(id, listener);
    }
  }

  /** Closes the other connections of a player, which show a place that the player has left. */
  #closeOthers(playerId: string, listener: Listener): void {
    this.#listeners.dismissOthers(playerId, listener, (other) => other.closed({ reason: "elsewhere" }));
  }

  #resumeMember(playerId: string): void {
    if (this.#isApartFromParty(playerId)) this.#expel(playerId);
    else this.#groups.resumeMember(playerId);
  }

  /** Takes a player out of their party, or moves their party to another group, if a block now requires it. */
  #partFromBlocked(playerId: string): void {
    if (this.#isApartFromParty(playerId)) this.#expel(playerId);
    else this.#groups.partFromBlocked(playerId);
  }

  #isApartFromParty(playerId: string): boolean {
    const members = [...(this.#parties.of(playerId)?.members ?? []), ...this.#groups.unitOf(playerId)];
    return members.some(({ player }) => this.#matching.areApart(playerId, player.id));
  }

  #expel(playerId: string): void {
    this.sendAway((id) => (id === playerId ? { reason: "party-over" } : null));
  }

  #partyChanged(party: Party): void {
    const now = this.#deps.timers.date();
    for (const { player } of party.members) this.#listeners.notifyParty(player.id, partyNewsFor(party, player.id, now));
    this.#deps.partyChanged(party.ticket.text);
  }

  /** Dismisses the members of a party that has gathered for too long. */
  #dismissParty({ ticket, members }: Party): void {
    for (const { player } of members)
      this.#listeners.dismiss(player.id, (listener) => listener.closed({ reason: "party-over" }));
    this.#deps.partyChanged(ticket.text);
  }

  /** Players of a party that another player may join now; null if there is none with this ticket. */
  gathering(ticket: string): readonly Player[] | null {
    return this.#parties.gathering(ticket);
  }

  /**
   * Starts the search of a party.
   * @returns false if the player is not its host, the chairs do not suffice, or no game can start now.
   */
  play(playerId: string, wish: Waiter["wish"]): boolean {
    const party = this.#parties.of(playerId);
    if (!party || party.isQueued || !party.ticket.isHost(playerId) || this.#deps.tables.refusal) return false;
    const { id } = party.ticket;
    const unit = party.members.map(({ player, network }) => ({ player, network, wish, party: id }));
    if (!matchesGroup({ waiters: [] }, unit, this.#deps.editions)) return false;
    this.#parties.enqueue(playerId);
    this.#groups.place(unit);
    return true;
  }

  /** @returns the final message to a player who must not wait; null for a player who waits. */
  async #answerTo(waiter: Omit<Waiter, "wish">): Promise<((listener: Listener) => void) | null> {
    const seated = await this.#deps.directory.seatOf(waiter.player.id);
    if (seated) return (listener) => listener.seated(seated);
    const refusal = await this.refusalFor(waiter);
    return refusal && ((listener) => listener.closed(refusal));
  }

  #turnAway(playerId: string, listener: Listener, tell: (listener: Listener) => void): void {
    this.#listeners.remove(playerId, listener);
    if (this.#groups.has(playerId)) this.#groups.withdraw(playerId);
    tell(listener);
  }

  /**
   * Returns the reason to reject a player, or null. Also null for a player with a seat, because they are sent there.
   */
  async refusalFor({ player, network }: Omit<Waiter, "wish">): Promise<QueueRefusal | null> {
    const { tables, directory, queueBans, guestsOf } = this.#deps;
    if (await directory.seatOf(player.id)) return null;
    if (tables.refusal) return { reason: tables.refusal };
    const sanction = await this.#deps.sanctionOn(player);
    if (sanction) return sanction;
    const guests = player.guest ? [] : await guestsOf(player.id);
    const waitMs = await queueBans.leftMs([player.id, ...guests]);
    if (waitMs > 0) return { reason: "paused", waitMs };
    const reason = await directory.refusalFor({ playerId: player.id, network });
    return reason && { reason };
  }

  /** Removes a connection. A player without connections stops waiting. */
  leave(playerId: string, listener: Listener): void {
    const wasLast = this.#listeners.remove(playerId, listener);
    if (!this.#listeners.has(playerId)) this.#blocks.leave(playerId);
    if (!this.#listeners.has(playerId)) this.#parties.leave(playerId);
    if (wasLast && !this.#groups.has(playerId)) this.#groups.withdraw(playerId);
  }

  /** Starts a game with bots for a player, with their party. The rest of the group continues to wait. */
  start(playerId: string): void {
    const unit = this.#groups.unitOf(playerId);
    for (const { player } of unit) this.#groups.remove(player.id);
    if (unit.length > 0) this.#starts.openFor(unit.map((waiter) => inCompany(waiter, "anybody")));
  }

  /** Changes whether a player accepts bots, without losing their place. */
  prefer(playerId: string, company: Company): void {
    for (const waiter of this.#groups.unitOf(playerId))
      if (waiter.wish.company !== company) this.#groups.replace(waiter, inCompany(waiter, company));
  }

  /** Removes players who are now rejected: in a party, waiting, or with a table that is being opened. */
  sendAway(refusalOf: (playerId: string) => QueueCloseMessage | null): void {
    for (const { player } of [...this.#parties.members, ...this.#groups.all.flatMap(({ waiters }) => waiters)]) {
      const refusal = refusalOf(player.id);
      if (!refusal) continue;
      this.#parties.leave(player.id);
      this.#groups.withdraw(player.id);
      this.#listeners.dismiss(player.id, (listener) => listener.closed(refusal));
    }
    this.#starts.sendAway(refusalOf);
  }

  /** Closes the queue and all its connections. */
  close(): void {
    this.#groups.clear();
    this.#listeners.dismissAll((listener) => listener.closed({ reason: "closing" }));
  }

  /** Continues the queue of another server. Returning players have their old place, and groups their remaining time. */
  adopt(places: readonly QueueEntry[]): void {
    this.#isClosed = false;
    this.#starts = this.#newStarts();
    this.#groups.adopt(places);
  }

  /**
   * Releases the queue for another server without a message to players. All entries stay saved. Resolves once no table
   * is being opened.
   */
  async handOver(): Promise<void> {
    this.#isClosed = true;
    this.#groups.clear();
    await this.#starts.end();
    this.#parties.clear();
    this.#listeners.clear();
  }
}

const inCompany = (waiter: Waiter, company: Company): Waiter => ({ ...waiter, wish: { ...waiter.wish, company } });
