import { type Request, type Response, Router } from "express";
import type { SignedIn } from "../../shared/net/people.ts";
import type { Player } from "../../shared/net/protocol.ts";
import { seatOf } from "../accounts/moved-guests.ts";
import type { Entered } from "../accounts/signing-in.ts";
import { acceptName } from "../players/names.ts";
import { accountBody, emptyBody, namedBody, recoveryBody, shownBody } from "./bodies.ts";
import type { ApiDeps } from "./deps.ts";
import { refuse } from "./replies.ts";
import { deviceIn, forAccounts, forPlayers, playerOf, readBody } from "./requests.ts";

/** Routes to create an account for a guest, and to sign in and out. */
export function signInApi(deps: ApiDeps): Router {
  const { identity, signingIn, ownAccount, people, directory, deviceLinks, timers, limits } = deps;
  const router = Router();

  /** Returns the device's name, and its guest until now. */
  const placeOf = async (request: Request) => {
    const player = await playerOf(identity, request);
    return { guestId: player?.guest ? player.id : null, label: deviceIn(request) };
  };

  async function signedIn({ token, player }: Entered): Promise<SignedIn> {
    const seated = await people.ask((db) => seatOf(db, directory, player.id, timers.date()));
    return { token, player, seated };
  }

  /** Wraps a handler for guests who create an account. */
  const forGuests = (handle: (guest: Player, request: Request, response: Response) => unknown) =>
    forPlayers(identity, (player, request, response) =>
      player.guest
        ? handle(player, request, response)
        : refuse(response, { error: "unauthorized", detail: "expected the token of a guest" }),
    );

  router.post(
    "/account/options",
    forGuests(async (guest, request, response) => {
      const body = readBody(namedBody, request, response);
      if (!body) return;
      const name = acceptName(body.name);
      if (name === null) return refuse(response, { error: "name-refused" });
      const options = await signingIn.creation(guest, name);
      return options.ok ? response.json({ options: options.value }) : refuse(response, options.error);
    }),
  );
  router.post(
    "/account",
    limits.names,
    limits.tries,
    forGuests(async (guest, request, response) => {
      const body = readBody(accountBody, request, response);
      if (!body) return;
      const name = acceptName(body.name);
      if (name === null) return refuse(response, { error: "name-refused" });
      const made = await signingIn.create(guest, name, body.response, deviceIn(request));
      if (!made.ok) return refuse(response, made.error);
      const { recoveryCodes, ...entered } = made.value;
      return response.status(201).json({ ...(await signedIn(entered)), recoveryCodes });
    }),
  );
  router.post("/sign-in/options", async (request, response) => {
    if (!readBody(emptyBody, request, response)) return;
    const options = await signingIn.request();
    if (options.ok) response.json({ options: options.value });
    else refuse(response, options.error);
  });
  router.post("/sign-in", limits.tries, async (request, response) => {
    const body = readBody(shownBody, request, response);
    if (!body) return;
    const entered = await signingIn.withPasskey(body.response, await placeOf(request));
    if (entered.ok) response.json(await signedIn(entered.value));
    else refuse(response, entered.error);
  });
  router.post("/sign-in/recovery", limits.tries, async (request, response) => {
    const body = readBody(recoveryBody, request, response);
    if (!body) return;
    const entered = await signingIn.withCode(body.code, await placeOf(request));
    if (entered.ok) response.json(await signedIn(entered.value));
    else refuse(response, entered.error);
  });
  router.post(
    "/sign-out",
    forAccounts(ownAccount, async (session, request, response) => {
      if (!readBody(emptyBody, request, response)) return;
      await ownAccount.signOut(session);
      await deviceLinks.forget(session.player.id);
      response.json({});
    }),
  );
  return router;
}
