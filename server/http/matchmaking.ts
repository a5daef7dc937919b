import { matchMaker, ServerError } from "@colyseus/core";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { joinFormat } from "../../shared/net/formats.ts";
import type { ApiDeps } from "./deps.ts";
import { malformed, refuse } from "./replies.ts";

type MatchmakingDeps = Pick<ApiDeps, "tokens" | "tables" | "queue" | "limits" | "networks">;

/** Lets clients of the SDK join rooms that exist; only the server makes rooms. */
export function matchmaking({ tokens, tables, queue, limits, networks }: MatchmakingDeps): Router {
  const router = Router();
  /** What is kept with the place in a room; whatever a client says of its network is overwritten. */
  const options = (request: Request) => ({ ...request.body, network: networks.of(request) });

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
    reserve(response, () => matchMaker.joinById(request.params.roomId, options(request))),
  );
  router.post("/joinOrCreate/queue", known, (request, response) => {
    const player = tokens.verify(request.body.token);
    const refusal = player && queue.refusalFor({ player, network: networks.of(request) });
    if (refusal) refuse(response, { error: refusal.reason, ...("waitMs" in refusal && { waitMs: refusal.waitMs }) });
    else return reserve(response, () => matchMaker.join("queue", options(request)));
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
