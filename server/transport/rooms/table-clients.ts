import { type Client, ClientState, CloseCode } from "@colyseus/core";
import type { CloseMessage, CloseReason } from "../../../shared/net/protocol.ts";
import type { Table } from "../../tables/table.ts";
import type { Visitor } from "./join-checks.ts";

/** Client that the room has authenticated. */
export type Connection = Client<{ auth: Visitor }>;

/** Connections of a table's players and spectators. Each player has at most one: the newest. */
export class TableClients {
  readonly #byPlayer = new Map<string, Connection>();
  /** Newest connection of each player, admitted or pending. */
  readonly #newest = new Map<string, Connection>();

  /** Connections that the table has admitted. */
  get all(): readonly Connection[] {
    return [...this.#byPlayer.values()];
  }

  of(playerId: string): Connection | null {
    return this.#byPlayer.get(playerId) ?? null;
  }

  isPresent(client: Connection): boolean {
    return this.of(idOf(client)) === client;
  }

  /** Registers a pending connection. */
  announce(client: Connection): void {
    this.#newest.set(idOf(client), client);
  }

  isNewest(client: Connection): boolean {
    return this.#newest.get(idOf(client)) === client;
  }

  /** Whether a player has a connection, admitted or pending. */
  expects(playerId: string): boolean {
    return this.#newest.has(playerId) || this.#byPlayer.has(playerId);
  }

  /** Admits a connection and closes an older one of the same player. */
  admit(client: Connection): void {
    const older = this.of(idOf(client));
    this.#byPlayer.set(idOf(client), client);
    if (older) closeWithMessage(older, "elsewhere");
  }

  /** Removes an ended connection. @returns whether it was its player's admitted connection. */
  remove(client: Connection): boolean {
    if (this.isNewest(client)) this.#newest.delete(idOf(client));
    return this.isPresent(client) && this.#byPlayer.delete(idOf(client));
  }

  /** Closes a player's connection and cancels a pending one. */
  sendAway(playerId: string, reason: CloseReason): void {
    this.#newest.delete(playerId);
    const client = this.release(playerId);
    if (client) closeWithMessage(client, reason);
  }

  /** Removes a player's connection from the list without closing it. */
  release(playerId: string): Connection | null {
    const client = this.of(playerId);
    this.#byPlayer.delete(playerId);
    return client;
  }

  /** Disconnects all clients so that they join again, because a client cannot continue with another state object. */
  sendAllAway(): void {
    for (const client of this.all) {
      client.leave(CloseCode.WITH_ERROR);
      client.state = ClientState.LEAVING;
    }
    this.clear();
  }

  clear(): void {
    this.#byPlayer.clear();
  }
}

export function visitorOf(client: Connection): Visitor {
  if (!client.auth) throw new Error("a client in the room is not authenticated");
  return client.auth;
}

export const isScreen = (client: Connection): boolean => visitorOf(client).role.kind === "screen";

const idOf = (client: Connection): string => visitorOf(client).player.id;

export function closeWithMessage(client: Connection, reason: CloseReason): void {
  client.send("goodbye", { reason } satisfies CloseMessage);
  client.leave(CloseCode.CONSENTED);
}

/** Makes a player leave a table for good, and sends them the reason. */
export function kick(table: Table, clients: TableClients, playerId: string, reason: CloseReason): void {
  const person = table.seats.personOf(playerId);
  if (person?.left === false) table.leave(playerId);
  else table.disconnect(playerId);
  clients.sendAway(playerId, reason);
}
