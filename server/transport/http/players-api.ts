import { type Request, type RequestHandler, Router } from "express";
import type { Player, SeatLocation } from "../../../shared/net/protocol.ts";
import { seatOf as seatOfAccount } from "../../people/accounts/guest-merge.ts";
import { createGuest } from "../../people/identity/create-guest.ts";
import { acceptName } from "../../people/identity/names.ts";
import type { ApiDeps } from "./api-deps.ts";
import { noAccount, sendError } from "./errors.ts";
import { guestCookie } from "./guest-cookie.ts";
import { deviceCodeSchema, emptyBodySchema, profileSchema } from "./request-schemas.ts";
import { forPlayers, parseBody, parseDeviceName, parseToken, playerOf } from "./requests.ts";

/** Routes of players: their names and pictures, the return of a guest, and moving to another device. */
export function playersApi(deps: ApiDeps): Router {
  const { identity, ownAccount, people, directory, deviceLinks, moderation, lastingNetworks, limits, timers } = deps;
  const router = Router();
  const cookie = guestCookie(deps.config);

  const seatOf = (player: Player): Promise<SeatLocation | null> =>
    player.guest
      ? directory.seatOf(player.id)
      : people.ask((db) => seatOfAccount(db, directory, player.id, timers.date()));

  /** Returns the guest of a browser that has cleared its storage; null if there is none, or it has an account now. */
  async function guestOfCookie(request: Request) {
    const player = await identity.playerOf(cookie.read(request) ?? "");
    return player?.guest ? identity.elsewhere({ player, session: null }, parseDeviceName(request)) : null;
  }

  router.post("/players", limits.guests, async (request, response) => {
    if (!parseBody(emptyBodySchema, request, response)) return;
    const former = await guestOfCookie(request);
    if (former) {
      cookie.write(request, response, former.token);
      return response.json({ ...former, seated: await seatOf(former.player) });
    }
    const player = createGuest();
    await moderation.newGuests.onCreated(player, lastingNetworks.of(request));
    const token = await identity.tokenOf(player);
    cookie.write(request, response, token);
    return response.status(201).json({ token, player });
  });
  router.get(
    "/players/me",
    forPlayers(identity, async (player, request, response) => {
      const token = await identity.renewed(parseToken(request));
      if (player.guest) cookie.write(request, response, token ?? parseToken(request));
      response.json({ player, seated: await seatOf(player), ...(token !== null && { token }) });
    }),
  );
  /** Counts an account's new name. Guests may share names, so theirs do not count. */
  const countNewName: RequestHandler = async (request, response, next) => {
    const player = await playerOf(identity, request);
    const wanted = profileSchema.safeParse(request.body);
    const isNewName =
      player !== null && !player.guest && wanted.success && ![undefined, player.name].includes(wanted.data.name);
    return isNewName ? limits.names(request, response, next) : next();
  };
  router.patch(
    "/players/me",
    countNewName,
    forPlayers(identity, async (player, request, response) => {
      const wanted = parseBody(profileSchema, request, response);
      if (!wanted) return;
      const name = wanted.name === undefined ? player.name : acceptName(wanted.name);
      if (name === null) return sendError(response, { error: "name-refused" });
      if (player.guest && wanted.name !== undefined && moderation.sanctionCache.isTakenDown(name))
        return sendError(response, { error: "name-refused" });
      const changed = { ...player, ...wanted, name };
      if (player.guest) {
        const token = await identity.tokenOf(changed);
        cookie.write(request, response, token);
        return response.json({ token, player: changed });
      }
      const presented = await ownAccount.present(player, changed);
      return presented.ok
        ? response.json({ token: parseToken(request), player: presented.value })
        : sendError(response, presented.error);
    }),
  );
  router.post(
    "/device-links",
    forPlayers(identity, async (player, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const session = player.guest ? null : await ownAccount.session(parseToken(request));
      if (!player.guest && !session) return sendError(response, noAccount);
      if (session?.isConfirmed === false) return sendError(response, { error: "confirm" });
      response.status(201).json(await deviceLinks.issue({ player, session: session?.hash ?? null }));
    }),
  );
  router.post("/device-links/redeem", limits.tries, async (request, response) => {
    const body = parseBody(deviceCodeSchema, request, response);
    if (!body) return;
    const mover = await deviceLinks.redeem(body.ticket);
    const moved = mover && (await identity.elsewhere(mover, parseDeviceName(request)));
    if (!moved) return sendError(response, { error: "ticket-expired" });
    if (moved.player.guest) cookie.write(request, response, moved.token);
    else cookie.clear(request, response);
    response.json({ ...moved, seated: await seatOf(moved.player) });
  });
  return router;
}
