import { ServerError } from "@colyseus/core";
import { z } from "zod";
import { type ApiErrorCode, deckRevision, type Player, type SeatLocation } from "../../../shared/net/protocol.ts";
import { tableJoinSchema } from "../../../shared/net/schemas.ts";
import type { KnownBlocks } from "../../people/blocks/blocks.ts";
import type { Identity } from "../../people/identity/identity.ts";
import { UnavailableError } from "../../runtime/unavailable-error.ts";
import type { Requester } from "../../tables/requester.ts";
import type { Table } from "../../tables/table.ts";

/** Role of a client. `openedBy`: the player who opened a screen. */
type Role =
  | { readonly kind: "player" }
  | { readonly kind: "spectator" }
  | { readonly kind: "screen"; readonly openedBy: string };

/** Client that joins a table. */
export interface Visitor {
  /** A screen has an id of its own and no name, so that a player's browser can be a screen besides. */
  readonly player: Player;
  /** Network of the client; null if networks do not count. */
  readonly network: string | null;
  readonly role: Role;
  /** Id of the guest that has become this account; null if the client names none. */
  readonly formerly: string | null;
  /** Ids of all accounts that have blocked this player. */
  readonly blockers: ReadonlySet<string>;
  /** Whether the client supports bundles. */
  readonly bundles: boolean;
  /** The page's `protocolRevision`; 0 if it names none. */
  readonly revision: number;
}

export interface JoinDeps {
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
export const parseNetwork = (options: unknown): string | null => addedFormat.parse(options).network;

/** Returns the id of the request that reserved the client's seat; null if there is none. */
export const parseRequestId = (options: unknown): string | null => addedFormat.safeParse(options).data?.request ?? null;

/** Authenticates a client. @param options join options of the client. @throws ServerError to reject it. */
export async function authorizeJoin(
  options: unknown,
  table: Table,
  deps: JoinDeps,
): Promise<Omit<Visitor, "blockers">> {
  const join = tableJoinSchema.safeParse(options);
  if (!join.success) throw joinError("unauthorized");
  const { token, formerly, bundles, revision = 0 } = join.data;
  const player = await deps.identity.playerOf(token);
  if (!player) throw joinError("unauthorized");
  const guest = await guestBehind(player, formerly, table, deps);
  return {
    player,
    network: parseNetwork(options),
    role: roleOf(join.data, player.id),
    formerly: guest,
    bundles: bundles === true,
    revision,
  };
}

function roleOf({ watch, screen }: z.output<typeof tableJoinSchema>, playerId: string): Role {
  if (screen) return { kind: "screen", openedBy: playerId };
  return { kind: watch ? "spectator" : "player" };
}

/** Whether a page is too old for a table, because it knows no decks of hosts. */
export const isOutdatedAt = ({ settings }: Pick<Table, "settings">, { revision }: Pick<Visitor, "revision">): boolean =>
  settings.deck !== undefined && revision < deckRevision;

/** Converts a client into a screen. */
export const asScreen = (visitor: Visitor, sessionId: string): Visitor => ({
  ...visitor,
  player: { id: `screen:${sessionId}`, name: "", avatar: "", guest: true },
  formerly: null,
});

/** Admits another screen. @param opener the player who opens it. @throws ServerError to reject it. */
export function assertMayShow(table: Table, opener: Requester): void {
  if (table.hidesFrom(opener)) throw joinError("no-such-table");
  const admitted = table.people.admitsScreen(opener.playerId);
  if (!admitted.ok) throw joinError(admitted.error);
}

/**
 * Returns the verified guest id behind an account. A player who was removed from this table as a guest stays removed.
 * @param token of the guest.
 */
async function guestBehind(
  player: Player,
  token: string | undefined,
  { people: { presenceTracker } }: Table,
  { identity, accountsOf }: JoinDeps,
): Promise<string | null> {
  if (player.guest) return null;
  const guest = token === undefined ? null : await identity.playerOf(token);
  const { removed } = presenceTracker;
  const accounts = await accountsOf([...removed, ...(guest ? [guest.id] : [])]);
  if (removed.some((id) => accounts.get(id) === player.id)) presenceTracker.keepOut(player.id);
  return guest && accounts.get(guest.id) === player.id ? guest.id : null;
}

/** Whether a player's seat is at another table. */
export const isOnAnotherNode = (table: Table, seated: SeatLocation | null): boolean =>
  seated !== null && seated.code !== table.seated.code;

/**
 * Admits players with a chair at this table, even if they asked to watch or took the chair as guests.
 * @param seated location of the player's seat.
 * @throws ServerError to reject the player.
 */
export function assertMayJoin(
  table: Table,
  { player, role, formerly, blockers }: Omit<Visitor, "network" | "bundles" | "revision">,
  seated: SeatLocation | null,
): void {
  const { people } = table;
  const id = people.placeOf(player.id, formerly);
  if (table.hidesFrom({ playerId: id, blockers })) throw joinError("no-such-table");
  if (isOnAnotherNode(table, seated)) throw joinError("already-seated");
  const admitted = role.kind === "spectator" ? people.admitsSpectator(id) : people.admits(id);
  if (!admitted.ok) throw joinError(admitted.error);
}

/** Creates the error that rejects a player. Its message is an ApiErrorCode. */
export const joinError = (code: ApiErrorCode): ServerError => new ServerError(statusOf(code), code);

/**
 * Converts an unavailable answer into a retryable error.
 * @throws ServerError `again` if the answer is unavailable now.
 */
export async function orUnavailable<Value>(answer: Promise<Value>): Promise<Value> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof UnavailableError ? joinError("again") : error;
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
