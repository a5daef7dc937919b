import { z } from "zod";
import type { ReportsPage, ReportView, SanctionKind, SanctionStatus } from "../../shared/net/moderation.ts";
import type { StaffRole } from "../../shared/net/operators.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { AccountHolder, expectOk } from "./account-holder.ts";
import type { AccountsApp } from "./accounts-app.ts";
import { type Answer, type NewGuest, textIn, settings as usual } from "./app.ts";
import { ReconnectingClient } from "./reconnecting-client.ts";

/** Account of a moderator, who may decide on reports. */
export const moderatorAt = (app: AccountsApp, name: string): Promise<AccountHolder> => staffAt(app, name, "moderator");

/** Account of an operator, who may also decide on reports of staff. */
export const operatorAt = (app: AccountsApp, name: string): Promise<AccountHolder> => staffAt(app, name, "operator");

async function staffAt(app: AccountsApp, name: string, role: StaffRole): Promise<AccountHolder> {
  const holder = await AccountHolder.at(app, name);
  await app.run(`insert into staff ("playerId", role, "grantedAt") values ('${holder.id}', '${role}', 1)`);
  return holder;
}

/** Seats players at a private table with open chat; the first player opens it. */
export async function tableOf(
  app: AccountsApp,
  tokens: readonly string[],
  settings: TableSettings = usual,
): Promise<readonly ReconnectingClient[]> {
  const [host = ""] = tokens;
  const opened = expectOk(await app.call("POST /api/tables", { token: host, body: { settings } }));
  const seated = { roomId: textIn(opened, "roomId"), code: textIn(opened, "code") };
  const people = tokens.map((token) => new ReconnectingClient(app.url, token, seated));
  for (const person of people) await person.join();
  return people;
}

/** Number of a player at the table. */
export const whoOf = (person: ReconnectingClient | undefined): number => person?.guest.welcomes.at(-1)?.who ?? 0;

const page = z.custom<ReportsPage>();
const view = z.custom<ReportView>();
const own = z.custom<SanctionStatus>();

export const openReportsOf = async (moderator: AccountHolder): Promise<ReportsPage> =>
  page.parse(expectOk(await moderator.call("GET /api/moderation/reports")).body);

/** The only open report of a player. */
export async function reportOf(moderator: AccountHolder, playerId: string): Promise<ReportView> {
  const { reports } = await openReportsOf(moderator);
  const [row, another] = reports.filter(({ person }) => person.id === playerId);
  if (!row || another) throw new Error(`expected one report, got ${another ? "several" : "none"}`);
  return view.parse(expectOk(await moderator.call(`GET /api/moderation/reports/${row.id}`)).body);
}

export const standingOf = async (app: AccountsApp, token: string, headers = {}): Promise<SanctionStatus> =>
  own.parse(expectOk(await app.call("GET /api/standing", { token, headers })).body);

/** Lets Ann report a player at a separate table, and a moderator decide on the report. */
export async function sanctioned(
  app: AccountsApp,
  moderator: AccountHolder,
  { token, player }: NewGuest,
  kind: SanctionKind,
  more: object = {},
): Promise<Answer> {
  const reporter = await app.newGuest();
  const [ann, bob] = await tableOf(app, [reporter.token, token]);
  await ann?.guest.request("report", { who: whoOf(bob), reason: "abuse" });
  for (const person of [ann, bob]) await person?.guest.manage({ type: "leave" });
  const { id } = await reportOf(moderator, player.id);
  const decision = { kind, hours: kind === "warning" ? null : 24, reason: "abuse", words: "Calm down.", why: "seen" };
  return expectOk(await moderator.call(`POST /api/moderation/reports/${id}`, { ...decision, ...more }));
}
