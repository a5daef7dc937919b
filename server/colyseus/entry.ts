import { ServerError } from "@colyseus/core";
import { z } from "zod";
import { tableJoinFormat } from "../../shared/net/formats.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../blocks/blocks.ts";
import type { Identity } from "../players/identity.ts";
import { Away } from "../tables/away.ts";
import type { Table } from "../tables/table.ts";

/** A player who joins a table; `watches`: does not want a chair. */
export interface Visitor {
  readonly player: Player;
  /** Where they come from; null if networks do not count. */
  readonly network: string | null;
  readonly watches: boolean;
  /** The id of the guest who has become this account; null if they name none. */
  readonly formerly: string | null;
  /** The ids of all who have blocked them. */
  readonly blockers: ReadonlySet<string>;
  /** Whether the client reads bundles. */
  readonly bundles: boolean;
}

export interface EntryDeps {
  readonly identity: Pick<Identity, "playerOf">;
  /** The account of each guest that has become one. */
  readonly accountsOf: (guestIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly blocks: KnownBlocks;
}

/** What the server adds to the options that a client joins with. */
const addedFormat = z.looseObject({
  network: z.string().nullable().default(null),
  request: z.string().nullable().default(null),
});

/** Where a client comes from; null if networks do not count. */
export const networkIn = (options: unknown): string | null => addedFormat.parse(options).network;

/** By which request a seat was reserved for a client; null if there was none. */
export const requestIn = (options: unknown): string | null => addedFormat.safeParse(options).data?.request ?? null;

/**
 * @param options what a client joins with.
 * @throws ServerError to keep it out.
 */
export async function visitorWith(options: unknown, table: Table, deps: EntryDeps): Promise<Omit<Visitor, "blockers">> {
  const join = tableJoinFormat.safeParse(options);
  if (!join.success) throw refusal("unauthorized");
  const { token, watch, formerly, bundles } = join.data;
  const player = await deps.identity.playerOf(token);
  if (!player) throw refusal("unauthorized");
  const guest = await guestBehind(player, formerly, table, deps);
  return { player, network: networkIn(options), watches: watch === true, formerly: guest, bundles: bundles === true };
}

/**
 * Which guest a player was, if that is true. Whoever was removed from this table as a guest stays so.
 * @param token which the guest had.
 */
async function guestBehind(
  player: Player,
  token: string | undefined,
  { people: { attendance } }: Table,
  { identity, accountsOf }: EntryDeps,
): Promise<string | null> {
  if (player.guest) return null;
  const guest = token === undefined ? null : await identity.playerOf(token);
  const { removed } = attendance;
  const accounts = await accountsOf([...removed, ...(guest ? [guest.id] : [])]);
  if (removed.some((id) => accounts.get(id) === player.id)) attendance.keepOut(player.id);
  return guest && accounts.get(guest.id) === player.id ? guest.id : null;
}

/** Whether a player's seat is at another table. */
export const isElsewhere = (table: Table, seated: Seated | null): boolean =>
  seated !== null && seated.code !== table.seated.code;

/**
 * Lets players who have a chair at this table join it, even if they asked to watch, or took it as guests.
 * @param seated where the player has a seat.
 * @throws ServerError to keep the player out.
 */
export function checkEntry(
  table: Table,
  { player, watches, formerly, blockers }: Omit<Visitor, "network" | "bundles">,
  seated: Seated | null,
): void {
  const { people } = table;
  const id = people.placeOf(player.id, formerly);
  if (table.hidesFrom({ playerId: id, blockers })) throw refusal("no-such-table");
  if (isElsewhere(table, seated)) throw refusal("already-seated");
  const admitted = watches ? people.admitsSpectator(id) : people.admits(id);
  if (!admitted.ok) throw refusal(admitted.error);
}

/** Keeps a player out; the message is an ApiErrorCode. */
export const refusal = (code: ApiErrorCode): ServerError => new ServerError(statusOf(code), code);

/** @throws ServerError that asks the player to come again if the answer cannot be known now. */
export async function orAgain<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Away ? refusal("again") : error;
  }
}

const statusOf = (code: ApiErrorCode): number => {
  switch (code) {
    case "unauthorized":
      return 401;
    case "no-such-table":
      return 404;
    case "again":
      return 503;
    default:
      return 403;
  }
};
