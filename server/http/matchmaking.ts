import { matchMaker, ServerError } from "@colyseus/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { joinFormat } from "../../shared/net/formats.ts";
import { malformed, refuse } from "./answers.ts";
import type { ApiDeps } from "./deps.ts";

/** How the SDK's clients get into rooms: into those that exist, since rooms are made by the server alone. */
export function matchmaking({ tokens, tables, limits }: Pick<ApiDeps, "tokens" | "tables" | "limits">): Router {
  const router = Router();

  /** The player who comes to a table at which they have a seat already; null for everybody else. */
  function comingBack({ body, path }: Request): string | null {
    const join = joinFormat.safeParse(body);
    const player = join.success ? tokens.verify(join.data.token) : null;
    const seated = player && tables.seatOf(player.id);
    return player && seated && path === `/joinById/${seated.roomId}` ? player.id : null;
  }

  const known: RequestHandler = ({ body }, response, next) => {
    const join = joinFormat.safeParse(body);
    if (!join.success) refuse(response, malformed(join.error));
    else if (!tokens.verify(join.data.token)) refuse(response, { error: "unauthorized" });
    else next();
  };
  router.use(limits.joinsOf(comingBack));
  router.post("/joinById/:roomId", known, (request: Request<{ roomId: string }>, response) =>
    reserve(response, () => matchMaker.joinById(request.params.roomId, request.body)),
  );
  router.post("/joinOrCreate/queue", known, ({ body }, response) => {
    if (tables.closing) refuse(response, { error: "closing" });
    else return reserve(response, () => matchMaker.join("queue", body));
  });
  return router;
}

/** Answers with a place in a room, or with the code by which the SDK knows what was wrong. */
async function reserve(response: Response, join: () => Promise<object>): Promise<void> {
  try {
    response.json(await join());
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    response.status(error.code).json({ code: error.code, error: error.message });
  }
}
