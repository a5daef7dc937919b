import { ServerError } from "@colyseus/core";
import { z } from "zod";
import { tableJoinFormat } from "../../shared/net/formats.ts";
import type { ApiErrorCode, Player, Seated } from "../../shared/net/protocol.ts";
import type { Identity } from "../players/identity.ts";
import { Away } from "../tables/away.ts";
import type { Table } from "../tables/table.ts";

/** A player who joins a table; `watches`: does not want a chair. */
export interface Visitor {
  readonly player: Player;
  /** Where they come from; null if networks do not count. */
  readonly network: string | null;
  readonly watches: boolean;
}

/** What the server adds to the options that a client joins with. */
const placeFormat = z.looseObject({ network: z.string().nullable().default(null) });

/** Where a client comes from; null if networks do not count. */
export const networkIn = (options: unknown): string | null => placeFormat.parse(options).network;

/**
 * @param options what a client joins with.
 * @throws ServerError to keep it out.
 */
export async function visitorWith(options: unknown, identity: Identity): Promise<Visitor> {
  const join = tableJoinFormat.safeParse(options);
  const player = join.success ? await identity.playerOf(join.data.token) : null;
  if (!player) throw refusal("unauthorized");
  return { player, network: networkIn(options), watches: join.data?.watch === true };
}

/**
 * Lets players who have a chair at this table join it, even if they asked to watch.
 * @param seated where the player has a seat.
 * @throws ServerError to keep the player out.
 */
export function checkEntry(
  table: Table,
  { player, watches }: Pick<Visitor, "player" | "watches">,
  seated: Seated | null,
): void {
  if (seated && seated.code !== table.seated.code) throw refusal("already-seated");
  const admitted = watches ? table.people.admitsSpectator(player.id) : table.people.admits(player.id);
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
