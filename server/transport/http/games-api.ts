import { type Request, Router } from "express";
import type { Seat } from "../../../shared/core/game.ts";
import type { RecordError } from "../../../shared/core/record-error.ts";
import type { Result } from "../../../shared/core/result.ts";
import type { WatchedGame } from "../../../shared/net/protocol.ts";
import type { Log } from "../../runtime/log.ts";
import { isReported } from "../../staff/moderation/report-views.ts";
import { roleOf } from "../../staff/operators/staff.ts";
import type { FinishedGame } from "../../storage/saved-types.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { emptyBodySchema } from "./request-schemas.ts";
import { forPlayers, limitTries, parseBody, parseToken } from "./requests.ts";

/** Routes of finished games. A game is visible to its players, and to others if one of its players has shared it. */
export function gamesApi({ identity, archive, ownAccount, people, limits, log }: ApiDeps): Router {
  const router = Router();
  const mayModerate = (request: Request, gameId: string) =>
    moderates({ ownAccount, people }, parseToken(request), gameId);
  const tries = limitTries({ identity, limits });
  router.get(
    "/games/:id",
    ...tries,
    forPlayers(identity, async (player, request, response) => {
      const game = readable(await archive.finished(String(request.params["id"])), log);
      const seat = game && seatOf(game, player.id);
      const mayWatch = game && (seat !== null || game.isShared || (await mayModerate(request, game.id)));
      if (!game || !mayWatch) return sendError(response, { error: "no-such-game" });
      const watched: WatchedGame = { record: game.record, seat, shared: game.isShared };
      return response.json(watched);
    }),
  );
  router.post(
    "/games/:id/share",
    ...tries,
    forPlayers(identity, async (player, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const shared = await archive.share(String(request.params["id"]), player.id);
      if (shared) response.json({});
      else sendError(response, { error: "no-such-game" });
    }),
  );
  return router;
}

/** Whether a token belongs to a moderator with a recently verified passkey, and the game was reported. */
async function moderates(
  { ownAccount, people }: Pick<ApiDeps, "ownAccount" | "people">,
  token: string,
  gameId: string,
): Promise<boolean> {
  const session = await ownAccount.session(token);
  if (!session?.isVerified) return false;
  const { id } = session.player;
  return people.ask(async (db) => (await roleOf(db, id)) !== null && (await isReported(db, id, gameId)));
}

/** @returns null for an unreadable game; logs the reason. */
function readable<Kept>(kept: Result<Kept, RecordError>, log: Pick<Log, "error">): Kept | null {
  if (kept.ok) return kept.value;
  const { what, expected, got } = kept.error;
  log.error({ event: "game-unreadable", what, expected, got }, "a finished game cannot be read");
  return null;
}

function seatOf({ players }: FinishedGame, playerId: string): Seat | null {
  const seat = players.indexOf(playerId);
  return seat < 0 ? null : seat;
}
