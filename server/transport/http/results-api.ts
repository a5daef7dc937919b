import { Router } from "express";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { forPlayers, limitTries } from "./requests.ts";

/** Routes of results of finished games, for those who may see the game. */
export function resultsApi({ identity, profiles, limits }: Pick<ApiDeps, "identity" | "profiles" | "limits">): Router {
  const router = Router();
  router.get(
    "/results/:id",
    ...limitTries({ identity, limits }),
    forPlayers(identity, async (player, request, response) => {
      const result = await profiles.result(String(request.params["id"]), player.id);
      if (result) response.json(result);
      else sendError(response, { error: "no-such-game" });
    }),
  );
  return router;
}
