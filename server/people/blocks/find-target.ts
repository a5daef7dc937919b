import type { Kysely } from "kysely";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { PersonTarget } from "../../../shared/net/blocks.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import type { Database } from "../../storage/database.ts";
import type { AccountsDb } from "../accounts/accounts-db.ts";
import type { SeatedPlayers } from "../identity/seated-players.ts";
import { visibleGame } from "../profiles/game-result.ts";
import { accountNamed, accountsAmong } from "../profiles/people.ts";
import { calledIn } from "../profiles/visibility.ts";

/** Reason why a request names no player who could be blocked. */
export type NoSuchTarget = "no-such-table" | "no-such-game" | "no-such-player" | "again";

interface Whom extends Profile {
  readonly id: string;
}

interface WhomDeps {
  readonly db: Pick<AccountsDb, "ask">;
  readonly directory: Pick<SeatedPlayers, "personAt">;
}

/** Resolves the target of a block request. */
export function findTarget(
  { db, directory }: WhomDeps,
  playerId: string,
  request: PersonTarget,
): Promise<Result<Whom, NoSuchTarget>> {
  if ("roomId" in request) return directory.personAt(request.roomId, playerId, request.who);
  if ("gameId" in request) return db.ask((db) => inGame(db, playerId, request));
  return db.ask((db) => byName(db, request.name));
}

async function byName(db: Kysely<Database>, name: string): Promise<Result<Whom, NoSuchTarget>> {
  const account = await accountNamed(db, name);
  return account ? ok({ id: account.playerId, name: account.name, avatar: account.avatar }) : fail("no-such-player");
}

/** Finds the player on a seat of a finished game that the viewer may see. */
async function inGame(
  db: Kysely<Database>,
  viewer: string,
  { gameId, seat }: { readonly gameId: string; readonly seat: number },
): Promise<Result<Whom, NoSuchTarget>> {
  const game = await visibleGame(db, gameId, viewer);
  if (!game) return fail("no-such-game");
  const sitting = game.seats.find((row) => row.seat === seat);
  if (!sitting || sitting.playerId === null) return fail("no-such-player");
  const account = (await accountsAmong(db, [sitting.playerId])).get(sitting.playerId);
  const called = calledIn(sitting, account);
  return called.name === "" ? fail("no-such-player") : ok({ id: sitting.playerId, ...called });
}
