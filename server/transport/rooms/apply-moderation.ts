import type { ModerationUpdates } from "../../tables/social/moderation-updates.ts";
import type { Social } from "../../tables/social/social.ts";
import type { Table } from "../../tables/table.ts";
import { sendToAll } from "./broadcast.ts";
import { kick, type TableClients, visitorOf } from "./table-clients.ts";

/** Notifies each client once after a change of their sanctions. */
export function notifySanctionChanges(verdicts: ModerationUpdates, clients: TableClients): void {
  for (const client of clients.all) if (verdicts.hasNews(visitorOf(client).player.id)) client.send("standing", {});
}

/** Applies decisions of moderators to the people at a table and to its chat lines. */
export function applyModeration(
  verdicts: ModerationUpdates,
  table: Table,
  clients: TableClients,
  social: Social,
): void {
  for (const client of clients.all) {
    const visitor = visitorOf(client);
    const player = { ...visitor.player, name: verdicts.nameOf(visitor.player) };
    if (player.name !== visitor.player.name) table.rename(player);
    client.auth = { ...visitor, player };
  }
  const staying = table.seats.persons.filter(({ left }) => !left).map(({ player }) => player);
  for (const player of staying.filter(({ id }) => !clients.of(id))) {
    const name = verdicts.nameOf(player);
    if (name !== player.name) table.rename({ ...player, name });
  }
  for (const playerId of [...staying.map(({ id }) => id), ...table.people.spectators.ids])
    if (verdicts.isSentAway(playerId)) kick(table, clients, playerId, "suspended");
  const { screens } = table.people;
  const sentAway = new Set(screens.openers.filter((playerId) => verdicts.isSentAway(playerId)));
  for (const screenId of screens.of(sentAway)) kick(table, clients, screenId, "suspended");
  const taken = verdicts.linesTaken(table.seated.roomId);
  table.hostActions.takeDown(taken);
  const gone = social.takeDown(taken);
  if (gone.length > 0) sendToAll(clients.all, "unsaid", gone);
}
