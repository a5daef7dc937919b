import type { PartyMember, PartyNews, Player } from "../../shared/net/protocol.ts";
import type { PartyTicket } from "./party-tickets.ts";

/** Maximum number of members of a party. */
const maxMembers = 4;

interface Member {
  readonly player: Player;
  readonly network: string | null;
}

/** Friends who gather to go into the queue together. */
interface Party {
  readonly ticket: PartyTicket;
  members: readonly Member[];
  /** Whether the host has started the search. Then no other player may join. */
  isQueued: boolean;
}

/** Parties of players who are connected to the queue. Their members know each other before they queue. */
export class Parties {
  readonly #parties = new Map<string, Party>();

  /** Party of a player; null if they are in none. */
  of(playerId: string): Party | null {
    return [...this.#parties.values()].find(({ members }) => isIn(members, playerId)) ?? null;
  }

  /**
   * Adds a player to the party of a ticket. A member may join again.
   * @param isPeaceful whether no block separates two players.
   * @returns null if the party is full, already queued, or not for this player because of a block.
   */
  join(ticket: PartyTicket, member: Member, isPeaceful: (one: string, other: string) => boolean): Party | null {
    const { id } = member.player;
    const party = this.#parties.get(ticket.id) ?? { ticket, members: [], isQueued: false };
    const before = party.members.filter(({ player }) => player.id !== id);
    const isMember = before.length < party.members.length;
    if (!isMember && (party.isQueued || before.length >= maxMembers)) return null;
    if (!before.every(({ player }) => isPeaceful(player.id, id))) return null;
    const other = this.of(id);
    if (other && other !== party) this.leave(id);
    party.members = isMember
      ? party.members.map((each) => (each.player.id === id ? member : each))
      : [...party.members, member];
    this.#parties.set(ticket.id, party);
    return party;
  }

  /** @returns the party that the player has left; null if they were in none. */
  leave(playerId: string): Party | null {
    const party = this.of(playerId);
    if (!party) return null;
    party.members = party.members.filter(({ player }) => player.id !== playerId);
    if (party.members.length === 0) this.#parties.delete(party.ticket.id);
    return party;
  }

  clear(): void {
    this.#parties.clear();
  }
}

const isIn = (members: readonly Member[], playerId: string): boolean =>
  members.some(({ player }) => player.id === playerId);

/** Returns the news of a party for one member. Ids of players are never sent. */
export const partyNewsFor = ({ ticket, members, isQueued }: Party, playerId: string): PartyNews => ({
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
});
