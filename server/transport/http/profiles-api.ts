import { Router } from "express";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { parseQuery, searchSchema } from "./profile-queries.ts";
import { forPlayers, limitTries } from "./requests.ts";

/** Routes of profiles and lists of finished games: of accounts by name, and of the player. */
export function profilesApi({ identity, profiles, limits }: ApiDeps): Router {
  const router = Router();
  const tries = limitTries({ identity, limits });
  router.get(
    "/profiles/:name",
    ...tries,
    forPlayers(identity, async (player, request, response) => {
      const profile = await profiles.profile(String(request.params["name"]), player.id);
      if (profile) response.json(profile);
      else sendError(response, { error: "no-such-player" });
    }),
  );
  router.get(
    "/profiles/:name/games",
    ...tries,
    forPlayers(identity, async (player, request, response) => {
      const search = parseQuery(searchSchema, request, response);
      if (!search) return;
      const page = await profiles.games(String(request.params["name"]), player.id, search);
      if (page) response.json(page);
      else sendError(response, { error: "no-such-player" });
    }),
  );
  router.get(
    "/games",
    forPlayers(identity, async (player, request, response) => {
      const search = parseQuery(searchSchema, request, response);
      if (search) response.json(await profiles.ownGames(player.id, search));
    }),
  );
  return router;
}
