import { ServerError } from "@colyseus/core";
import { z } from "zod";
import { tableJoinFormat } from "../../shared/net/formats.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import type { KnownBlocks } from "../blocks/blocks.ts";
import type { Identity } from "../players/identity.ts";
import { Away } from "../tables/away.ts";
import type { Table } from "../tables/table.ts";

/** Player who joins a table. `watches`: as a spectator. */
export interface Visitor {
  readonly player: Player;
  /** Network of the client; null if networks do not count. */
  readonly network: string | null;
  readonly watches: boolean;
  /** Id of the guest that has become this account; null if the client names none. */
  readonly formerly: string | null;
  /** Ids of all accounts that have blocked this player. */
  readonly blockers: ReadonlySet<string>;
  /** Whether the client supports bundles. */
  readonly bundles: boolean;
}

export interface EntryDeps {
  readonly identity: Pick<Identity, "playerOf">;
  /** Returns the accounts of those guests that have become one. */
  readonly accountsOf: (guestIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly blocks: KnownBlocks;
}

/** Options that the server adds to the join options of a client. */
const addedFormat = z.looseObject({
  network: z.string().nullable().default(null),
  request: z.string().nullable().default(null),
});

/** Returns the network of a client; null if networks do not count. */
export const networkIn = (options: unknown): string | null => addedFormat.parse(options).network;

/** Returns the id of the request that reserved the client's seat; null if there is none. */
export const requestIn = (options: unknown): string | null => addedFormat.safeParse(options).data?.request ?? null;

/** Authenticates a client. @param options join options of the client. @throws ServerError to reject it. */
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
 * Returns the verified guest id behind an account. A player who was removed from this table as a guest stays removed.
 * @param token of the guest.
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
 * Admits players with a chair at this table, even if they asked to watch or took the chair as guests.
 * @param seated location of the player's seat.
 * @throws ServerError to reject the player.
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

/** Creates the error that rejects a player. Its message is an ApiErrorCode. */
export const refusal = (code: ApiErrorCode): ServerError => new ServerError(statusOf(code), code);

/**
 * Converts an unavailable answer into a retryable error.
 * @throws ServerError `again` if the answer is unavailable now.
 */
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
