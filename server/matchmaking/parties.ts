import type { PartyMember, PartyNews, Player } from "../../shared/net/protocol.ts";
import type { Cancel, Timers } from "../runtime/timers.ts";
import type { PartyTicket } from "./party-tickets.ts";

/** Maximum number of members of a party. */
const maxMembers = 4;

interface Member {
  readonly player: Player;
  readonly network: string | null;
}

/** Friends who gather to go into the queue together. */
export interface Party {
  readonly ticket: PartyTicket;
  readonly members: readonly Member[];
  /** Whether the host has started the search. Then no other player may join, and the party has no time limit. */
  readonly isQueued: boolean;
}

interface OpenParty extends Party {
  members: readonly Member[];
  isQueued: boolean;
  /** Cancels the time limit. */
  cancel: Cancel;
}

/** Parties of players in the queue. Their members know each other before they queue. */
export class Parties {
  readonly #parties = new Map<string, OpenParty>();
  readonly #timers: Pick<Timers, "after" | "date">;
  readonly #changed: (party: Party) => void;
  readonly #ended: (party: Party) => void;

  /**
   * @param changed called after each change of a party.
   * @param ended called when a party has gathered for too long.
   */
  constructor(timers: Pick<Timers, "after" | "date">, changed: (party: Party) => void, ended: (party: Party) => void) {
    this.#timers = timers;
    this.#changed = changed;
    this.#ended = ended;
  }

  /** Party of a player; null if they are in none. */
  of(playerId: string): Party | null {
    return this.#openOf(playerId);
  }

  /** Members of all parties. */
  get members(): readonly Member[] {
    return [...this.#parties.values()].flatMap(({ members }) => members);
  }

  /** Players of a party that another player may join now; null if there is none with this ticket. */
  gathering(ticket: string): readonly Player[] | null {
    const party = [...this.#parties.values()].find((each) => each.ticket.text === ticket);
    return party && hasRoom(party) ? party.members.map(({ player }) => player) : null;
  }

  /**
   * Adds a player to the party of a ticket. A member may join again while it gathers.
   * @param isPeaceful whether no block separates two players.
   * @returns false if the party is full, already queued or over, or not for this player because of a block.
   */
  join(ticket: PartyTicket, member: Member, isPeaceful: (one: string, other: string) => boolean): boolean {
    const { id } = member.player;
    const known = this.#parties.get(ticket.id);
    const others = (known?.members ?? []).filter(({ player }) => player.id !== id);
    const isMember = known !== undefined && others.length < known.members.length;
    if (known && (known.isQueued || (!isMember && !hasRoom(known)))) return false;
    if (!known && ticket.endsAt <= this.#timers.date()) return false;
    if (!others.every(({ player }) => isPeaceful(player.id, id))) return false;
    if (this.of(id) !== (known ?? null)) this.leave(id);
    const party = known ?? this.#create(ticket);
    party.members = isMember
      ? party.members.map((each) => (each.player.id === id ? member : each))
      : [...party.members, member];
    this.#changed(party);
    return true;
  }

  /** Restores a party that searches for players, and that another server knew. */
  restore(ticket: PartyTicket, members: readonly Member[]): void {
    if (this.#parties.has(ticket.id)) return;
    this.#parties.set(ticket.id, { ticket, members, isQueued: true, cancel: () => {} });
  }

  /** Starts the search of a party. */
  enqueue(playerId: string): void {
    const party = this.#openOf(playerId);
    if (!party) return;
    party.isQueued = true;
    party.cancel();
    this.#changed(party);
  }

  /** Removes a player from their party, if they are in one. */
  leave(playerId: string): void {
    const party = this.#openOf(playerId);
    if (!party) return;
    party.members = party.members.filter(({ player }) => player.id !== playerId);
    if (party.members.length === 0) this.#close(party);
    this.#changed(party);
  }

  clear(): void {
    for (const party of this.#parties.values()) party.cancel();
    this.#parties.clear();
  }

  #openOf(playerId: string): OpenParty | null {
    const isIn = ({ members }: Party) => members.some(({ player }) => player.id === playerId);
    return [...this.#parties.values()].find(isIn) ?? null;
  }

  #create(ticket: PartyTicket): OpenParty {
    const party: OpenParty = { ticket, members: [], isQueued: false, cancel: () => {} };
    party.cancel = this.#timers.after(ticket.endsAt - this.#timers.date(), () => {
      this.#close(party);
      this.#ended(party);
    });
    this.#parties.set(ticket.id, party);
    return party;
  }

  #close(party: OpenParty): void {
    party.cancel();
    this.#parties.delete(party.ticket.id);
  }
}

const hasRoom = ({ members, isQueued }: Party): boolean => !isQueued && members.length < maxMembers;

/** Returns the news of a party for one member. Ids of players are never sent. @param now ms since 1970. */
export const partyNewsFor = ({ ticket, members, isQueued }: Party, playerId: string, now: number): PartyNews => ({
  members: members.map(
    ({ player: { id, name, avatar, guest } }): PartyMember => ({
      name,
      avatar,
      guest,
      isHost: ticket.isHost(id),
      isYou: id === playerId,
    }),
  ),
  isQueued,
  leftMs: Math.max(0, ticket.endsAt - now),
});
