import { ServerError } from "@colyseus/core";
import { tableJoinFormat } from "../../shared/net/formats.ts";
import type { ApiErrorCode, Player } from "../../shared/net/protocol.ts";
import type { TableDeps } from "../tables/deps.ts";
import type { Table } from "../tables/table.ts";

/** Somebody who joins a table; `watches`: does not want a chair. */
export interface Visitor {
  readonly player: Player;
  readonly watches: boolean;
}

/**
 * @param options what a client joins with.
 * @throws ServerError to keep it out.
 */
export function visitorWith(options: unknown, verify: TableDeps["verify"]): Visitor {
  const join = tableJoinFormat.safeParse(options);
  const player = join.success ? verify(join.data.token) : null;
  if (!player) throw refusal("unauthorized");
  return { player, watches: join.data?.watch === true };
}

/**
 * Players who have a chair come to that, even if they asked to watch.
 * @throws ServerError to keep somebody out.
 */
export function checkEntry(table: Table, { player, watches }: Visitor): void {
  const admitted = watches ? table.people.admitsSpectator(player.id) : table.people.admits(player.id);
  if (!admitted.ok) throw refusal(admitted.error);
}

/** Keeps somebody out; the message is an ApiErrorCode. */
export const refusal = (code: ApiErrorCode): ServerError => new ServerError(statusOf(code), code);

const statusOf = (code: ApiErrorCode): number => {
  switch (code) {
    case "unauthorized":
      return 401;
    case "no-such-table":
      return 404;
    default:
      return 403;
  }
};
