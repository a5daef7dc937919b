import { Client } from "@colyseus/sdk";
import type { TableState } from "../../shared/net/state.ts";
import { type App, settings, textIn } from "../support/app.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";

/** Returns a guest in a game with two bots, with the table's code and room. */
export async function playing(app: App) {
  const { token, player } = await app.newGuest();
  const opened = await app.call("POST /api/tables", { token, body: { settings: { ...settings, turnSeconds: 120 } } });
  const [code, roomId] = [textIn(opened, "code"), textIn(opened, "roomId")];
  const guest = new Guest(await new Client(app.url).joinById<TableState>(roomId, { token }));
  await guest.until(() => guest.welcomes.length > 0);
  for (const _ of [1, 2]) await guest.manage({ type: "add-bot", strength: "easy" });
  await guest.manage({ type: "start" });
  await guest.until(() => guest.state.phase === "playing");
  return { token, player, code, roomId, guest };
}

/** Does the same, after one rejected command and the end of the game. */
export async function played(app: App) {
  const table = await playing(app);
  await table.guest.act({ type: "give", card: "nothing" });
  await playToEnd(table.guest);
  return table;
}
