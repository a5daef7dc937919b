import { type Client, ClientState, CloseCode } from "@colyseus/core";
import type { Goodbye, GoodbyeReason } from "../../shared/net/protocol.ts";
import type { Table } from "../tables/table.ts";
import type { Visitor } from "./entry.ts";

/** A client that the room has let in. */
export type Connection = Client<{ auth: Visitor }>;

/** The connections of a table's players and spectators. Each player has at most one: the newest. */
export class TableClients {
  readonly #byPlayer = new Map<string, Connection>();
  /** Each player's newest connection, admitted or not yet. */
  readonly #newest = new Map<string, Connection>();

  /** Those that the table has admitted. */
  get all(): readonly Connection[] {
    return [...this.#byPlayer.values()];
  }

  of(playerId: string): Connection | null {
    return this.#byPlayer.get(playerId) ?? null;
  }

  isPresent(client: Connection): boolean {
    return this.of(idOf(client)) === client;
  }

  /** A connection has come that the table may admit. */
  announce(client: Connection): void {
    this.#newest.set(idOf(client), client);
  }

  isNewest(client: Connection): boolean {
    return this.#newest.get(idOf(client)) === client;
  }

  /** Whether somebody is here, or about to be. */
  expects(playerId: string): boolean {
    return this.#newest.has(playerId) || this.#byPlayer.has(playerId);
  }

  /** The table admits a connection; an older one of the same player ends. */
  admit(client: Connection): void {
    const older = this.of(idOf(client));
    this.#byPlayer.set(idOf(client), client);
    if (older) farewell(older, "elsewhere");
  }

  /** A connection has ended. @returns whether it was its player's. */
  forget(client: Connection): boolean {
    if (this.isNewest(client)) this.#newest.delete(idOf(client));
    return this.isPresent(client) && this.#byPlayer.delete(idOf(client));
  }

  /** Ends a player's connection, and every one that they are about to have. */
  sendAway(playerId: string, reason: GoodbyeReason): void {
    this.#newest.delete(playerId);
    const client = this.release(playerId);
    if (client) farewell(client, reason);
  }

  /** Forgets a player's connection, which stays open. */
  release(playerId: string): Connection | null {
    const client = this.of(playerId);
    this.#byPlayer.delete(playerId);
    return client;
  }

  /** Everybody has to join again: a client cannot continue with a state object other than the one it knows. */
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
  if (!client.auth) throw new Error("a client is in the room that nobody has let in");
  return client.auth;
}

const idOf = (client: Connection): string => visitorOf(client).player.id;

export function farewell(client: Connection, reason: GoodbyeReason): void {
  client.send("goodbye", { reason } satisfies Goodbye);
  client.leave(CloseCode.CONSENTED);
}

/** A player leaves a table for good, and is told why. */
export function sendOff(table: Table, clients: TableClients, playerId: string, reason: GoodbyeReason): void {
  const person = table.seats.personOf(playerId);
  if (person?.left === false) table.leave(playerId);
  else table.drop(playerId);
  clients.sendAway(playerId, reason);
}
