import { type Request, type Response, Router } from "express";
import type { SignedIn } from "../../../shared/net/people.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { seatOf } from "../../people/accounts/guest-merge.ts";
import type { SignInResult } from "../../people/accounts/sign-in.ts";
import { acceptName } from "../../people/identity/names.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { guestCookie } from "./guest-cookie.ts";
import { visitCookie } from "./own-cookie.ts";
import { accountSchema, emptyBodySchema, passkeyNameSchema, recoverySchema, sharingSchema } from "./request-schemas.ts";
import { forAccounts, forPlayers, parseBody, parseDeviceName, playerOf } from "./requests.ts";

/** Routes to create an account for a guest, and to sign in and out. */
export function signInApi(deps: ApiDeps): Router {
  const { identity, signingIn, ownAccount, people, directory, deviceLinks, timers, limits } = deps;
  const router = Router();
  const cookie = guestCookie(deps.config);
  const visit = visitCookie(deps.config);

  /** Returns the device's name, and its guest until now. */
  const placeOf = async (request: Request) => {
    const player = await playerOf(identity, request);
    return { guestId: player?.guest ? player.id : null, label: parseDeviceName(request) };
  };

  /** Ends the guest of this browser. */
  async function signedIn(request: Request, response: Response, { token, player }: SignInResult): Promise<SignedIn> {
    cookie.clear(request, response);
    const seated = await people.ask((db) => seatOf(db, directory, player.id, timers.date()));
    return { token, player, seated };
  }

  /** Wraps a handler for guests who create an account. */
  const forGuests = (handle: (guest: Player, request: Request, response: Response) => unknown) =>
    forPlayers(identity, (player, request, response) =>
      player.guest
        ? handle(player, request, response)
        : sendError(response, { error: "unauthorized", detail: "expected the token of a guest" }),
    );

  router.post(
    "/account/options",
    forGuests(async (guest, request, response) => {
      const body = parseBody(passkeyNameSchema, request, response);
      if (!body) return;
      const name = acceptName(body.name);
      if (name === null) return sendError(response, { error: "name-refused" });
      const options = await signingIn.creation(guest, name);
      return options.ok ? response.json({ options: options.value }) : sendError(response, options.error);
    }),
  );
  router.post(
    "/account",
    limits.names,
    limits.tries,
    forGuests(async (guest, request, response) => {
      const body = parseBody(accountSchema, request, response);
      if (!body) return;
      const name = acceptName(body.name);
      if (name === null) return sendError(response, { error: "name-refused" });
      const made = await signingIn.create(guest, name, body.response, parseDeviceName(request));
      if (!made.ok) return sendError(response, made.error);
      const { recoveryCodes, ...entered } = made.value;
      return response.status(201).json({ ...(await signedIn(request, response, entered)), recoveryCodes });
    }),
  );
  router.post("/sign-in/options", async (request, response) => {
    if (!parseBody(emptyBodySchema, request, response)) return;
    const options = await signingIn.request();
    if (options.ok) response.json({ options: options.value });
    else sendError(response, options.error);
  });
  router.post("/sign-in", limits.tries, async (request, response) => {
    const body = parseBody(sharingSchema, request, response);
    if (!body) return;
    const entered = await signingIn.withPasskey(body.response, await placeOf(request));
    if (entered.ok) response.json(await signedIn(request, response, entered.value));
    else sendError(response, entered.error);
  });
  router.post("/sign-in/recovery", limits.tries, async (request, response) => {
    const body = parseBody(recoverySchema, request, response);
    if (!body) return;
    const entered = await signingIn.withCode(body.code, await placeOf(request));
    if (entered.ok) response.json(await signedIn(request, response, entered.value));
    else sendError(response, entered.error);
  });
  router.post(
    "/sign-out",
    forAccounts(ownAccount, async (session, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      await ownAccount.signOut(session);
      await deviceLinks.revoke(session.player.id);
      visit.clear(request, response);
      response.json({});
    }),
  );
  return router;
}
