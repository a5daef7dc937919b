import { Router } from "express";
import { acceptDeckName } from "../../people/identity/names.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { deckNameSchema } from "./request-schemas.ts";
import { parseBody } from "./requests.ts";

/** Route that filters the name of a deck in a link, before a page shows it. It saves nothing and needs no player. */
export function deckNamesApi({ limits, moderation }: Pick<ApiDeps, "limits" | "moderation">): Router {
  const router = Router();
  router.post("/deck-names", limits.deckNames, (request, response) => {
    const body = parseBody(deckNameSchema, request, response);
    if (!body) return;
    const name = acceptDeckName(body.name);
    if (name === null || moderation.sanctionCache.isDeckNameTaken(name, null))
      sendError(response, { error: "name-refused" });
    else response.json({ name });
  });
  return router;
}
