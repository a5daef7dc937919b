import type { Company, Player, QueueCloseMessage, QueueRefusal } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../people/blocks/blocks.ts";
import { LocalBlocks } from "../people/blocks/local-blocks.ts";
import type { Tables } from "../tables/tables.ts";
import { Absences } from "./absences.ts";
import type { Matching } from "./compatibility.ts";
import { type Listener, Listeners } from "./listeners.ts";
import { Parties, type Party, partyNewsFor } from "./parties.ts";
import type { PartyTicket } from "./party-tickets.ts";
import type { QueueBans } from "./queue-bans.ts";
import { countsOf, linesOf, matchesGroup, type QueueLine, type Waiter } from "./queue-groups.ts";
import type { QueueEntry } from "./queue-store.ts";
import { TableOpener, type TableOpenerDeps } from "./table-opener.ts";
import { WaitingGroups } from "./waiting-groups.ts";

export interface QueueDeps extends Omit<TableOpenerDeps, "areApart" | "stays"> {
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
  readonly #absences: Absences;
  #starts: TableOpener;
  #isClosed = false;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
    this.#blocks = new LocalBlocks({ ...deps, changed: (playerId) => this.#partFromBlocked(playerId) });
    this.#matching = { editions: deps.editions, areApart: (one, other) => this.#blocks.areApart(one, other) };
    this.#absences = new Absences(deps.timers, (playerId) => this.#forget(playerId));
    this.#groups = new WaitingGroups({
      ...deps,
      ...this.#matching,
      begin: (players) => this.#starts.openFor(players),
      notify: (playerId, news) => this.#listeners.notify(playerId, news),
      isAbsent: (playerId) => this.#absences.has(playerId),
    });
    this.#parties = new Parties(
      deps.timers,
      (party) => this.#partyChanged(party),
      (party) => this.#dismissParty(party),
    );
    this.#starts = this.#newStarts();
  }

  #newStarts(): TableOpener {
    const stays = (playerId: string) => this.#listeners.has(playerId) || this.#absences.has(playerId);
    return new TableOpener({ ...this.#deps, ...this.#matching, stays }, this.#listeners, (unit) => {
      const staying = unit.filter(({ player }) => stays(player.id));
      for (const waiter of unit) if (!staying.includes(waiter)) this.#deps.list.remove(waiter.player.id);
      this.#groups.place(staying);
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
      this.#absences.end(id);
      if (this.#groups.partyOf(id) !== null) return this.#resumeMember(id, listener);
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
      const searching = this.#groups.membersOf(ticket.id);
      if (searching.length > 0) this.#parties.restore(ticket, searching);
      if (this.#groups.partyOf(id) === ticket.id) this.#resumeMember(id, listener);
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
      else if (this.#starts.has(id)) this.#reconnect(id, listener);
      else admit();
    } catch (error) {
      this.disconnect(id, listener);
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
      return;
    }
    this.#absences.end(id);
    if (!wasElsewhere) return;
    this.#groups.withdraw(id);
    this.#closeOthers(id, listener);
  }

  /** Closes the other connections of a player, which show a place that the player has left. */
  #closeOthers(playerId: string, listener: Listener): void {
    this.#listeners.dismissOthers(playerId, listener, (other) => other.closed({ reason: "elsewhere" }));
  }

  /** Lets a player of a party search on after a reconnection. */
  #resumeMember(playerId: string, listener: Listener): void {
    this.#reconnect(playerId, listener);
    this.#partFromBlocked(playerId);
  }

  #reconnect(playerId: string, listener: Listener): void {
    this.#absences.end(playerId);
    this.#tellParty(playerId, listener);
  }

  #tellParty(playerId: string, listener: Listener): void {
    const party = this.#parties.of(playerId);
    if (party) listener.onParty(partyNewsFor(party, playerId, this.#deps.timers.date()));
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
    const { id } = waiter.player;
    const seated = await this.#deps.directory.seatOf(id);
    if (seated)
      return (listener) => {
        // Tells a reloaded page that this seat is the one that its party searched for.
        if (this.#parties.of(id)?.isQueued) this.#tellParty(id, listener);
        listener.seated(seated);
      };
    const refusal = await this.refusalFor(waiter);
    return refusal && ((listener) => listener.closed(refusal));
  }

  #turnAway(playerId: string, listener: Listener, tell: (listener: Listener) => void): void {
    this.#listeners.remove(playerId, listener);
    tell(listener);
    if (this.#absences.has(playerId)) this.#forget(playerId);
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

  /** Removes a connection that was closed on purpose. A player without connections stops waiting. */
  leave(playerId: string, listener: Listener): void {
    const wasLast = this.#listeners.remove(playerId, listener);
    if (this.#listeners.has(playerId)) return;
    if (wasLast || !this.#absences.has(playerId)) this.#forget(playerId);
  }

  /**
   * Removes a connection that was lost, as by a reload of the page. A member of a party stops waiting only after
   * `reconnectGraceMs` without a connection, because a party that searches would not admit them again.
   */
  disconnect(playerId: string, listener: Listener): void {
    const wasLast = this.#listeners.remove(playerId, listener);
    if (this.#listeners.has(playerId) || this.#absences.has(playerId)) return;
    const isMember = this.#parties.of(playerId) !== null || this.#groups.partyOf(playerId) !== null;
    if (wasLast && isMember) this.#absences.begin(playerId);
    else this.#forget(playerId);
  }

  /** Takes a player out of the queue and their party. */
  #forget(playerId: string): void {
    this.#absences.end(playerId);
    if (!this.#listeners.has(playerId)) this.#blocks.leave(playerId);
    this.#parties.leave(playerId);
    this.#groups.withdraw(playerId);
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
      this.#forget(player.id);
      this.#listeners.dismiss(player.id, (listener) => listener.closed(refusal));
    }
    this.#starts.sendAway(refusalOf);
  }

  /** Closes the queue and all its connections. */
  close(): void {
    this.#groups.clear();
    this.#forgetAbsent();
    this.#listeners.dismissAll((listener) => listener.closed({ reason: "closing" }));
  }

  /** Continues the queue of another server. Returning players have their old place, and groups their remaining time. */
  adopt(places: readonly QueueEntry[]): void {
    this.#isClosed = false;
    this.#starts = this.#newStarts();
    this.#groups.adopt(places);
    for (const { player } of this.#groups.all.flatMap(({ waiters }) => waiters)) this.#absences.begin(player.id);
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
    this.#forgetAbsent();
    this.#listeners.clear();
  }

  #forgetAbsent(): void {
    for (const playerId of this.#absences.players) this.#forget(playerId);
  }
}

const inCompany = (waiter: Waiter, company: Company): Waiter => ({ ...waiter, wish: { ...waiter.wish, company } });
