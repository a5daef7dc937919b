import { type Response, Router } from "express";
import type { z } from "zod";
import type { ApiError, ApiErrorCode, Lobby, Player } from "../../shared/net/protocol.ts";
import type { Opener } from "../tables/open-tables.ts";
import { newTableBody } from "./bodies.ts";
import type { ApiDeps } from "./deps.ts";
import { refuse } from "./replies.ts";
import { forPlayers, playerOf, readBody } from "./requests.ts";

/** Tables that people open for themselves, and finding them by code. */
export function tablesApi({ config, version, tokens, tables, games, queue, limits, networks }: ApiDeps): Router {
  const router = Router();
  const body = newTableBody(games.settingsFormat);

  async function open(
    host: Player,
    { settings, bots = false }: z.output<ReturnType<typeof newTableBody>>,
    opener: Opener,
    response: Response,
  ) {
    const start = bots ? "when-joined" : "by-host";
    const opening = { settings, players: [host], fillWithBots: bots, start, isPublic: false } as const;
    const seated = await tables.open(opening, [opener]);
    response.status(201).json(seated);
  }

  /** What a player can do instead whom a table refuses. */
  function wayOut(error: ApiErrorCode, { id }: Player, code: string): Pick<ApiError, "seated" | "watch"> {
    const seated = error === "already-seated" ? tables.seatOf(id) : null;
    const watch = error === "table-full" ? tables.findToWatch(code, id) : null;
    return { ...(seated && { seated }), ...(watch && { watch }) };
  }

  router.post(
    "/tables",
    limits.creations,
    forPlayers(tokens, (player, request, response) => {
      const wanted = readBody(body, request, response);
      if (!wanted) return;
      const seated = tables.seatOf(player.id);
      if (seated) return refuse(response, { error: "already-seated", seated });
      const opener = { playerId: player.id, network: networks.of(request) };
      const refusal = tables.refusal ?? tables.refusalFor(opener);
      return refusal ? refuse(response, { error: refusal }) : open(player, wanted, opener, response);
    }),
  );
  router.get(
    "/tables/:code",
    limits.tries,
    limits.triesOf((request) => playerOf(tokens, request)?.id ?? ""),
    forPlayers(tokens, (player, request, response) => {
      const found = tables.find(String(request.params["code"]), player.id);
      if (found.ok) return response.json(found.value);
      return refuse(response, { error: found.error, ...wayOut(found.error, player, String(request.params["code"])) });
    }),
  );
  router.get(
    "/lobby",
    forPlayers(tokens, (_player, _request, response) => {
      const lobby: Lobby = { version, queueSeconds: config.QUEUE_WAIT_SECONDS, waiting: queue.waiting() };
      response.json(lobby);
    }),
  );
  return router;
}
