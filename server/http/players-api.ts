import { type RequestHandler, Router } from "express";
import type { Player, Seated } from "../../shared/net/protocol.ts";
import { seatOf as seatOfAccount } from "../accounts/moved-guests.ts";
import { acceptName } from "../players/names.ts";
import { newcomer } from "../players/newcomers.ts";
import { emptyBody, profileBody, redemptionBody } from "./bodies.ts";
import type { ApiDeps } from "./deps.ts";
import { noAccount, refuse } from "./replies.ts";
import { deviceIn, forPlayers, playerOf, readBody, tokenIn } from "./requests.ts";

/** Routes of players: their names and pictures, and moving to another device. */
export function playersApi(deps: ApiDeps): Router {
  const { identity, ownAccount, people, directory, deviceLinks, moderation, lastingNetworks, limits, timers } = deps;
  const router = Router();

  const seatOf = (player: Player): Promise<Seated | null> =>
    player.guest
      ? directory.seatOf(player.id)
      : people.ask((db) => seatOfAccount(db, directory, player.id, timers.date()));

  router.post("/players", limits.guests, async (request, response) => {
    if (!readBody(emptyBody, request, response)) return;
    const player = newcomer();
    await moderation.newGuests.made(player, lastingNetworks.of(request));
    response.status(201).json({ token: await identity.tokenOf(player), player });
  });
  router.get(
    "/players/me",
    forPlayers(identity, async (player, request, response) => {
      const token = await identity.renewed(tokenIn(request));
      response.json({ player, seated: await seatOf(player), ...(token !== null && { token }) });
    }),
  );
  /** Counts an account's new name. Guests may share names, so theirs do not count. */
  const countNewName: RequestHandler = async (request, response, next) => {
    const player = await playerOf(identity, request);
    const wanted = profileBody.safeParse(request.body);
    const isNewName =
      player !== null && !player.guest && wanted.success && ![undefined, player.name].includes(wanted.data.name);
    return isNewName ? limits.names(request, response, next) : next();
  };
  router.patch(
    "/players/me",
    countNewName,
    forPlayers(identity, async (player, request, response) => {
      const wanted = readBody(profileBody, request, response);
      if (!wanted) return;
      const name = wanted.name === undefined ? player.name : acceptName(wanted.name);
      if (name === null) return refuse(response, { error: "name-refused" });
      if (player.guest && wanted.name !== undefined && moderation.book.isTakenDown(name))
        return refuse(response, { error: "name-refused" });
      const changed = { ...player, ...wanted, name };
      if (player.guest) return response.json({ token: await identity.tokenOf(changed), player: changed });
      const presented = await ownAccount.present(player, changed);
      return presented.ok
        ? response.json({ token: tokenIn(request), player: presented.value })
        : refuse(response, presented.error);
    }),
  );
  router.post(
    "/device-links",
    forPlayers(identity, async (player, request, response) => {
      if (!readBody(emptyBody, request, response)) return;
      const session = player.guest ? null : await ownAccount.session(tokenIn(request));
      if (!player.guest && !session) return refuse(response, noAccount);
      if (session?.isConfirmed === false) return refuse(response, { error: "confirm" });
      response.status(201).json(await deviceLinks.issue({ player, session: session?.hash ?? null }));
    }),
  );
  router.post("/device-links/redeem", limits.tries, async (request, response) => {
    const body = readBody(redemptionBody, request, response);
    if (!body) return;
    const mover = await deviceLinks.redeem(body.ticket);
    const moved = mover && (await identity.elsewhere(mover, deviceIn(request)));
    if (!moved) return refuse(response, { error: "ticket-expired" });
    response.json({ ...moved, seated: await seatOf(moved.player) });
  });
  return router;
}
