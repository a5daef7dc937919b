import { Router } from "express";
import { acceptName } from "../players/names.ts";
import { newcomer } from "../players/newcomers.ts";
import { emptyBody, profileBody, redemptionBody } from "./bodies.ts";
import type { ApiDeps } from "./deps.ts";
import { refuse } from "./replies.ts";
import { forPlayers, readBody } from "./requests.ts";

/** Guests: who a player is, and how they move to another device. */
export function playersApi({ tokens, tables, deviceLinks, limits }: ApiDeps): Router {
  const router = Router();
  router.post("/players", limits.creations, (request, response) => {
    if (!readBody(emptyBody, request, response)) return;
    const player = newcomer();
    response.status(201).json({ token: tokens.sign(player), player });
  });
  router.get(
    "/players/me",
    forPlayers(tokens, (player, _request, response) => response.json({ player, seated: tables.seatOf(player.id) })),
  );
  router.patch(
    "/players/me",
    forPlayers(tokens, (player, request, response) => {
      const wanted = readBody(profileBody, request, response);
      if (!wanted) return;
      const name = wanted.name === undefined ? player.name : acceptName(wanted.name);
      if (name === null) return refuse(response, { error: "name-refused" });
      const changed = { ...player, ...wanted, name };
      response.json({ token: tokens.sign(changed), player: changed });
    }),
  );
  router.post(
    "/device-links",
    forPlayers(tokens, (player, request, response) => {
      if (readBody(emptyBody, request, response)) response.status(201).json(deviceLinks.issue(player));
    }),
  );
  router.post("/device-links/redeem", limits.tries, (request, response) => {
    const body = readBody(redemptionBody, request, response);
    if (!body) return;
    const player = deviceLinks.redeem(body.ticket);
    if (!player) return refuse(response, { error: "ticket-expired" });
    response.json({ token: tokens.sign(player), player, seated: tables.seatOf(player.id) });
  });
  return router;
}
