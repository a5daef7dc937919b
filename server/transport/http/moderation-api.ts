import { type Request, type Response, Router } from "express";
import { decisionSchema, type ReportDecision, whySchema } from "../../../shared/net/moderation.ts";
import { readableLines } from "../../people/identity/text-normalization.ts";
import type { Moderator } from "../../staff/moderation/decisions.ts";
import { recordFor, reportsPage, reportView } from "../../staff/moderation/report-views.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { forStaff, idIn, parseBody } from "./requests.ts";

type ModerationDeps = Pick<ApiDeps, "ownAccount" | "people" | "moderation" | "wordLists">;

/** Routes of moderators. For other clients these addresses do not exist. */
export function moderationApi(deps: ModerationDeps): Router {
  const { people, moderation, wordLists } = deps;
  const { decisions } = moderation;
  const router = Router();

  const forModerators = (handle: (moderator: Moderator, request: Request, response: Response) => unknown) =>
    forStaff(deps, "moderator", ({ session: { player } }, request, response) => handle(player, request, response));

  async function showReport({ id }: Moderator, reportId: string, response: Response) {
    const view = await people.ask((db) => reportView(db, id, reportId));
    return view ? response.json(view) : sendError(response, { error: "no-such-report" });
  }

  async function showRecord({ id }: Moderator, playerId: string, response: Response) {
    const record = await people.ask((db) => recordFor(db, id, playerId));
    return record ? response.json(record) : sendError(response, { error: "no-such-player" });
  }

  router.get(
    "/moderation/reports",
    forModerators(async ({ id }, { query }, response) => {
      const state = query["state"] ?? "open";
      if (state !== "open" && state !== "decided")
        return sendError(response, { error: "malformed", detail: "state: expected open or decided" });
      const before = typeof query["before"] === "string" ? query["before"] : null;
      const about = query["of"] === undefined ? null : idIn(query["of"]);
      return response.json(await people.ask((db) => reportsPage(db, id, state, before, about)));
    }),
  );
  router.get(
    "/moderation/reports/:id",
    forModerators((moderator, { params }, response) => showReport(moderator, idIn(params["id"]), response)),
  );
  router.post(
    "/moderation/reports/:id",
    forModerators(async (moderator, request, response) => {
      const decision = parseBody(decisionSchema, request, response);
      if (!decision) return;
      const reportId = idIn(request.params["id"]);
      const decided = await decisions.decide(moderator, reportId, readableDecision(decision));
      return decided.ok ? showReport(moderator, reportId, response) : sendError(response, { error: decided.error });
    }),
  );
  router.post(
    "/moderation/sanctions/:id/end",
    forModerators(async (moderator, request, response) => {
      const body = parseBody(whySchema, request, response);
      if (!body) return;
      const lifted = await decisions.lift(moderator, idIn(request.params["id"]), readableLines(body.why));
      return lifted.ok ? showRecord(moderator, lifted.value, response) : sendError(response, { error: lifted.error });
    }),
  );
  router.get(
    "/moderation/people/:id",
    forModerators((moderator, { params }, response) => showRecord(moderator, idIn(params["id"]), response)),
  );
  router.post(
    "/moderation/people/:id/name",
    forModerators(async (moderator, request, response) => {
      const body = parseBody(whySchema, request, response);
      if (!body) return;
      const playerId = idIn(request.params["id"]);
      const taken = await decisions.takeName(moderator, playerId, readableLines(body.why));
      return taken.ok ? showRecord(moderator, playerId, response) : sendError(response, { error: taken.error });
    }),
  );
  router.get(
    "/moderation/words",
    forModerators((_moderator, _request, response) => response.json(wordLists.all)),
  );
  return router;
}

function readableDecision(decision: ReportDecision): ReportDecision {
  const why = readableLines(decision.why);
  return decision.kind === "nothing"
    ? { ...decision, why }
    : { ...decision, why, words: readableLines(decision.words) };
}
