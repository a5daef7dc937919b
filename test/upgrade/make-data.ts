/*
 * Creates the data for upgrade.test.ts: `node test/upgrade/make-data.ts FOLDER`, in a checkout of the release. It
 * creates sqlite.sqlite from FOLDER/games.sqlite. With DATABASE_URL the data is in that database; create postgres.sql
 * from it with `pg_dump --no-owner --no-privileges`. FOLDER/person.json has the credentials.
 */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@colyseus/sdk";
import type { TableState } from "../../shared/net/state.ts";
import { AccountHolder } from "../support/account-holder.ts";
import { settings, startApp, textIn } from "../support/app.ts";
import { playToEnd } from "../support/games.ts";
import { Guest } from "../support/guest.ts";

const [, , folder] = process.argv;
if (folder === undefined) throw new Error("expected a folder for the data, got nothing");

const { DATABASE_URL } = process.env;
const app = await startApp({
  DATA_DIR: folder,
  MESSAGES_PER_SECOND: "100000",
  PUBLIC_URL: "http://localhost:2567",
  ...(DATABASE_URL !== undefined && { DATABASE_URL }),
});
const annika = await AccountHolder.at(app, "Annika");

/** Opens a table for Annika, with a running game against two bots. */
async function begin(): Promise<Guest> {
  const { token } = annika;
  const opened = await app.call("POST /api/tables", { token, body: { settings: { ...settings, turnSeconds: 120 } } });
  if (opened.status >= 300) throw new Error(`no table: ${JSON.stringify(opened.body)}`);
  const guest = new Guest(await new Client(app.url).joinById<TableState>(textIn(opened, "roomId"), { token }));
  await guest.until(() => guest.welcomes.length > 0);
  for (const _ of [1, 2]) await guest.manage({ type: "add-bot", strength: "easy" });
  await guest.manage({ type: "start" });
  await guest.until(() => guest.state.phase === "playing");
  return guest;
}

const finished = await begin();
await playToEnd(finished);
await finished.manage({ type: "leave" });
const running = await begin();
await running.until(() => running.legal.length > 0);
await app.close();
const [recoveryCode] = annika.recoveryCodes;
writeFileSync(join(folder, "person.json"), `${JSON.stringify({ id: annika.id, recoveryCode })}\n`);
process.exit(0);
