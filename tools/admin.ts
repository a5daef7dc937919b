import type { Kysely } from "kysely";
import { accountNamed } from "../server/people/profiles/people.ts";
import { type LiftedSanction, liftAll, sanctionsOn } from "../server/staff/moderation/lift-sanctions.ts";
import { AuditLog } from "../server/staff/operators/audit-log.ts";
import { grant, revoke, staffList } from "../server/staff/operators/staff.ts";
import type { Database } from "../server/storage/database.ts";
import { withSettings } from "./backup/settings.ts";
import { command, exitCode, runAsMain } from "./command-line/command.ts";
import { openDatabase } from "./operators/open-database.ts";

/** Returns a message about the result; null after an error about the name was printed. */
type Deed = (db: Kysely<Database>, deeds: AuditLog) => Promise<string | null>;

const by = "the command line";

const refuse = (name: string, expected: string): null => {
  console.error(`${JSON.stringify(name)}: expected ${expected}`);
  process.exitCode = exitCode.unusable;
  return null;
};

/** Such as "ban for good" and "chat until 2026-11-28T09:30:00.000Z". */
const worded = ({ kind, endsAt }: LiftedSanction): string =>
  `${kind} ${endsAt === null ? "for good" : `until ${new Date(endsAt).toISOString()}`}`;

const run = (deed: Deed): Promise<void> =>
  withSettings(async (config) => {
    const db = await openDatabase(config);
    try {
      const deeds = new AuditLog({ date: Date.now });
      const said = await db.transaction().execute((moment) => deed(moment, deeds));
      if (said !== null) console.log(said);
    } finally {
      await db.destroy();
    }
  }, exitCode.unusable);

export const program = command(
  "admin",
  "Grants and revokes access to the panel and to reports, and lifts sanctions. May run while the server runs.",
);

program
  .command("grant")
  .argument("<name>", "of an account")
  .option("--moderator", "grant only access to reports and decisions on them", false)
  .description("grants an account access to the panel")
  .action((name: string, { moderator }: { readonly moderator: boolean }) =>
    run(async (db, deeds) => {
      const account = await accountNamed(db, name);
      if (!account) return refuse(name, "the name of an account");
      const role = moderator ? "moderator" : "operator";
      const { playerId, name: called } = account;
      await grant(db, deeds, { playerId, name: called, role, by }, Date.now());
      const held = await sanctionsOn(db, playerId, Date.now());
      const hint = `still in force: ${held.map(worded).join(", ")}; the command lift ${called} ends that`;
      return held.length === 0 ? `${called} is ${role} now` : `${called} is ${role} now; ${hint}`;
    }),
  );

program
  .command("revoke")
  .argument("<name>", "of an account")
  .description("revokes the access of an account")
  .action((name: string) =>
    run(async (db, deeds) => {
      const revoked = await revoke(db, deeds, name, by);
      if (revoked.ok) return `${name} is no ${revoked.value} any more`;
      return refuse(name, revoked.error === "no-right" ? "an operator or moderator" : "the name of an account");
    }),
  );

program
  .command("lift")
  .argument("<name>", "of an account")
  .description("lifts all active sanctions of an account")
  .action((name: string) =>
    run(async (db, deeds) => {
      const account = await accountNamed(db, name);
      if (!account) return refuse(name, "the name of an account");
      const lifted = await liftAll(db, deeds, { playerId: account.playerId, by }, Date.now());
      if (lifted.length === 0) return refuse(name, "an account with a sanction in force");
      return `${account.name}: lifted ${lifted.map(worded).join(", ")}`;
    }),
  );

program
  .command("list")
  .description("lists all operators and moderators")
  .action(() =>
    run(async (db) => {
      const staff = await staffList(db);
      return staff.length === 0 ? "no staff" : staff.map(({ name, role }) => `${role} ${name}`).join("\n");
    }),
  );

if (import.meta.main) await runAsMain(program);
