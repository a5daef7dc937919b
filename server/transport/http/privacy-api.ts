import { pipeline } from "node:stream/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import type { Player } from "../../../shared/net/protocol.ts";
import { seatOf } from "../../people/accounts/guest-merge.ts";
import { exportOf } from "../../people/profiles/export.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { guestCookie } from "./guest-cookie.ts";
import { parseToken, playerOf } from "./requests.ts";

type RightsDeps = Pick<
  ApiDeps,
  | "config"
  | "identity"
  | "ownAccount"
  | "people"
  | "readings"
  | "archive"
  | "directory"
  | "erasure"
  | "deviceLinks"
  | "limits"
  | "timers"
  | "log"
>;

/** Routes of the rights to personal data: export and erasure. Guests have them too. */
export function privacyApi(deps: RightsDeps): Router {
  const { people, directory, erasure, deviceLinks, limits, timers } = deps;
  const router = Router();
  const cookie = guestCookie(deps.config);
  router.get("/account/export", limits.creations, forOneself(deps, exportsFor(deps)));
  router.delete(
    "/account",
    forOneself(deps, async ({ id }, response, request) => {
      const seated = await people.ask((db) => seatOf(db, directory, id, timers.date()));
      if (seated) return sendError(response, { error: "already-seated", seated });
      await deviceLinks.revoke(id);
      await erasure.erase(id);
      cookie.clear(request, response);
      return response.json({});
    }),
  );
  return router;
}

type Handle = (player: Player, response: Response, request: Request) => unknown;

/**
 * Wraps a handler for the player's own data. Guests have only their token; accounts must have shown the passkey
 * recently.
 */
const forOneself =
  ({ identity, ownAccount }: Pick<RightsDeps, "identity" | "ownAccount">, handle: Handle): RequestHandler =>
  async (request, response) => {
    const player = await playerOf(identity, request);
    if (!player) return sendError(response, { error: "unauthorized" });
    const isConfirmed = player.guest || (await ownAccount.session(parseToken(request)))?.isConfirmed === true;
    return isConfirmed ? handle(player, response, request) : sendError(response, { error: "confirm" });
  };

/** Creates the export handler, which runs one export at a time for each player. */
function exportsFor({ readings, archive, log }: Pick<RightsDeps, "readings" | "archive" | "log">): Handle {
  const running = new Set<string>();
  return async (player, response) => {
    if (running.has(player.id)) return sendError(response, { error: "too-many-tries" });
    running.add(player.id);
    response.type("application/zip").set("Content-Disposition", 'attachment; filename="nine-lives.zip"');
    try {
      await pipeline(exportOf({ db: readings, archive }, player), response);
    } catch (error) {
      log.error({ event: "export-ended-early", err: error }, "an export has ended early");
      response.destroy();
    } finally {
      running.delete(player.id);
    }
  };
}
