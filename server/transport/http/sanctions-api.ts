import { Router } from "express";
import { answerSchema, gameReportSchema } from "../../../shared/net/moderation.ts";
import type { FiledReport } from "../../tables/social/moderation-updates.ts";
import { stepsReported } from "../../tables/social/moderation-updates.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { emptyBodySchema } from "./request-schemas.ts";
import { forPlayers, idIn, parseBody } from "./requests.ts";

type StandingDeps = Pick<ApiDeps, "identity" | "archive" | "moderation" | "lastingNetworks" | "limits">;

/** Routes of the player's own sanctions, and of reports from replays. Guests have them too. */
export function sanctionsApi({ identity, archive, moderation, lastingNetworks, limits }: StandingDeps): Router {
  const router = Router();
  const { ownStanding, reports, newGuests } = moderation;

  router.get(
    "/standing",
    forPlayers(identity, async (player, request, response) => {
      await newGuests.came(player, lastingNetworks.of(request));
      response.json(await ownStanding.of(player));
    }),
  );
  router.post(
    "/standing/:id/answer",
    forPlayers(identity, async (player, request, response) => {
      const body = parseBody(answerSchema, request, response);
      if (!body) return;
      const standing = await ownStanding.answer(player, idIn(request.params["id"]), body.text);
      return standing.ok ? response.json(standing.value) : sendError(response, { error: standing.error });
    }),
  );
  router.post(
    "/standing/:id/seen",
    forPlayers(identity, async (player, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const standing = await ownStanding.see(player, idIn(request.params["id"]));
      return standing.ok ? response.json(standing.value) : sendError(response, { error: standing.error });
    }),
  );
  router.post(
    "/reports",
    limits.tries,
    forPlayers(identity, async (player, request, response) => {
      const body = parseBody(gameReportSchema, request, response);
      if (!body) return;
      const { gameId, seat, step, reason, words = "" } = body;
      const kept = await archive.finished(gameId);
      const game = kept.ok ? kept.value : null;
      const mayWatch = game && (game.isShared || game.players.includes(player.id));
      if (!game || !mayWatch) return sendError(response, { error: "no-such-game" });
      const id = game.players[seat] ?? null;
      const face = game.record.seats[seat];
      if (id === null || id === player.id || !face) return sendError(response, { error: "no-such-player" });
      const to = Math.min(step ?? game.record.steps.length, game.record.steps.length);
      const report: FiledReport = {
        ...{ reporter: player.id, reason, words, line: null, lines: [] },
        accused: { id, name: face.name, avatar: face.avatar, who: null },
        roomId: game.roomId,
        stretch: { gameId, from: Math.max(0, to - stepsReported), to },
      };
      const filed = await reports.file(report);
      if (filed.ok) return response.status(201).json({});
      return sendError(response, { error: codes[filed.error] });
    }),
  );
  return router;
}

const codes = {
  "nobody-there": "no-such-player",
  "too-fast": "too-many-tries",
  "too-many-reports": "too-many-reports",
} as const;
