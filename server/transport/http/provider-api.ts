import { type Request, type RequestHandler, type Response, Router } from "express";
import { addresses } from "../../../shared/net/addresses.ts";
import type { ProviderOutcome } from "../../../shared/net/people.ts";
import { providerLifeMs } from "../../people/accounts/challenges.ts";
import { seatOf } from "../../people/accounts/guest-merge.ts";
import type { ProviderSignIn } from "../../people/accounts/provider-sign-in.ts";
import type { Goal } from "../../people/accounts/provider-visit.ts";
import type { SignInResult } from "../../people/accounts/sign-in.ts";
import { acceptName } from "../../people/identity/names.ts";
import { withBase } from "../../runtime/config/base-path.ts";
import type { ApiDeps } from "./api-deps.ts";
import { noAccount, sendError } from "./errors.ts";
import { guestCookie } from "./guest-cookie.ts";
import { visitCookie } from "./own-cookie.ts";
import { emptyBodySchema, passkeyNameSchema, providerGoalSchema } from "./request-schemas.ts";
import { forConfirmed, forPlayers, parseBody, parseDeviceName, parseToken, playerOf } from "./requests.ts";

/**
 * Routes of the sign-in at the OpenID provider. The browser's visit there is in a cookie, which comes back with the
 * callback (`lax`) and is redeemed by the page. A server without a provider has none of these routes.
 */
export function providerApi(deps: ApiDeps): Router {
  const router = Router();
  return deps.providerSignIn ? withRoutes(router, deps, deps.providerSignIn) : router;
}

function withRoutes(router: Router, deps: ApiDeps, visits: ProviderSignIn): Router {
  const { config, identity, ownAccount, people, directory, deviceLinks, timers, limits } = deps;
  const cookie = visitCookie(config);
  const guests = guestCookie(config);

  const sealedIn = (request: Request): string => cookie.read(request) ?? "";

  /** Limits redemptions of answers. Others try nothing, and a foreign page can lead any browser to the page that redeems. */
  const redemptions: RequestHandler = (request, response, next) =>
    visits.answerIn(sealedIn(request)).ok ? limits.tries(request, response, next) : next();

  /** Answers with the outcome, and ends the visit. */
  function done(request: Request, response: Response, outcome: ProviderOutcome, status = 200): void {
    cookie.clear(request, response);
    response.status(status).json(outcome);
  }

  /** Ends the guest of this browser. */
  async function signedIn(request: Request, response: Response, { token, player }: SignInResult) {
    guests.clear(request, response);
    const seated = await people.ask((db) => seatOf(db, directory, player.id, timers.date()));
    return { token, player, seated };
  }

  /** @returns null if the player may not begin a visit for this purpose; the error response is then already sent. */
  async function goalOf(kind: Goal["kind"], request: Request, response: Response): Promise<Goal | null> {
    if (kind === "sign-in") return { kind, player: (await playerOf(identity, request))?.id ?? null };
    const session = await ownAccount.session(parseToken(request));
    if (session && (kind === "confirm" || session.isConfirmed)) return { kind, session: session.hash };
    sendError(response, session ? { error: "confirm" } : noAccount);
    return null;
  }

  router.post("/provider", limits.tries, async (request, response) => {
    const body = parseBody(providerGoalSchema, request, response);
    if (!body) return;
    const goal = await goalOf(body.for, request, response);
    if (!goal) return;
    const begun = await visits.begin(goal);
    if (!begun.ok) return sendError(response, begun.error);
    cookie.write(request, response, begun.value.visit, providerLifeMs);
    response.json({ url: begun.value.url });
  });
  router.get("/provider/callback", limits.tries, async (request, response) => {
    const { search } = new URL(request.originalUrl, "http://callback");
    const returned = await visits.returned(sealedIn(request), search);
    if (returned) cookie.write(request, response, returned.visit, providerLifeMs);
    if (returned?.isWrong) limits.countAsWrong(response);
    response.redirect(303, `${config.PUBLIC_URL ?? ""}${withBase(config.BASE_PATH, addresses.provider)}`);
  });
  router.post("/provider/answer", redemptions, async (request, response) => {
    if (!parseBody(emptyBodySchema, request, response)) return;
    const sealed = sealedIn(request);
    const answer = visits.answerIn(sealed);
    if (!answer.ok) {
      if (!visits.isAtProvider(sealed)) cookie.clear(request, response);
      return sendError(response, answer.error);
    }
    if (answer.value.goal.kind === "sign-in") {
      const before = await playerOf(identity, request);
      const entered = await visits.enter(answer.value, before, parseDeviceName(request));
      if (!entered.ok) return sendError(response, entered.error);
      if (entered.value === null) return response.json({ kind: "nameless" } satisfies ProviderOutcome);
      return done(request, response, { kind: "signed-in", ...(await signedIn(request, response, entered.value)) });
    }
    const { kind } = answer.value.goal;
    const session = await ownAccount.session(parseToken(request));
    if (!session) return sendError(response, noAccount);
    const redeemed = await visits[kind](session, answer.value);
    return redeemed.ok ? done(request, response, { kind }) : sendError(response, redeemed.error);
  });
  router.post(
    "/provider/account",
    limits.names,
    limits.tries,
    forPlayers(identity, async (guest, request, response) => {
      const body = parseBody(passkeyNameSchema, request, response);
      if (!body) return;
      if (!guest.guest) return sendError(response, { error: "unauthorized", detail: "expected the token of a guest" });
      const name = acceptName(body.name);
      if (name === null) return sendError(response, { error: "name-refused" });
      const answer = visits.answerIn(sealedIn(request));
      if (!answer.ok) return sendError(response, answer.error);
      const made = await visits.create(answer.value, guest, name, parseDeviceName(request));
      if (!made.ok) return sendError(response, made.error);
      const { recoveryCodes, ...entered } = made.value;
      const account = await signedIn(request, response, entered);
      return done(request, response, { kind: "created", ...account, recoveryCodes }, 201);
    }),
  );
  router.delete(
    "/account/provider",
    forConfirmed(ownAccount, async (session, _request, response) => {
      const unlinked = await visits.unlink(session);
      if (!unlinked.ok) return sendError(response, unlinked.error);
      await deviceLinks.revoke(session.player.id);
      const view = await ownAccount.view(session);
      return view ? response.json(view) : sendError(response, noAccount);
    }),
  );
  return router;
}
