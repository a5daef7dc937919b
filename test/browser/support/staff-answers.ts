import type { Page } from "playwright-core";
import type { PersonRecord, ReportRow, ReportsPage, ReportView, WordList } from "../../../shared/net/moderation.ts";
import type { AuditEntry, AuditPage, ClusterView, Staff, TableRow, TablesPage } from "../../../shared/net/operators.ts";
import { type Lobby, protocolVersion } from "../../../shared/net/protocol.ts";
import { answering } from "./people-answers.ts";

/** Responses of a busy cluster of several nodes to a staff member. */

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const now = Date.now();

const operator: Staff = { role: "operator", name: "Duchess Whiskerton 3", isConfirmed: true, openReports: 3 };

const house: ClusterView = {
  nodes: [
    { name: "amber", version: "1.4.0+8532ec6d", state: "ready", silentMs: 400, tables: 212, people: 518 },
    { name: "birch", version: "1.4.0+8532ec6d", state: "late", silentMs: 23_000, tables: 198, people: 471 },
    { name: "cedar", version: "1.3.2+1a2b3c4d", state: "drained", silentMs: 300, tables: 1, people: 4 },
  ],
  tables: 411,
  playing: 287,
  people: 993,
  spectators: 62,
  queue: [
    { edition: "original", waiting: 3, longestMs: 14_000 },
    { edition: "apocalypse:good-vs-evil", waiting: 1, longestMs: 3 * minute },
    { edition: "any", waiting: 2, longestMs: 8000 },
  ],
  troubles: [
    { at: now - 4 * minute, node: "birch", event: "journal.write.slow", count: 17 },
    { at: now - 3 * hour, node: "amber", event: "table.set-back", count: 1 },
  ],
  announcement: {
    words: "Tournament on Saturday at eight: bring your vainest cat. All tables are open until midnight.",
    at: now - 2 * hour,
    by: "Maximilian Schnurrer",
  },
  maintenance: { words: "A new version comes. Back at nine tonight.", at: now - 9 * minute, by: "Nori" },
  backupAt: now - 31 * hour,
};

const calmHouse: ClusterView = {
  ...house,
  nodes: house.nodes.slice(0, 1),
  queue: [],
  troubles: [],
  announcement: null,
  maintenance: null,
  backupAt: now - 5 * hour,
};

const table = (code: string, more: Partial<TableRow> = {}): TableRow => ({
  roomId: `room-${code}`,
  code,
  node: "amber",
  edition: "original",
  isPublic: true,
  phase: "playing",
  seats: 4,
  people: [
    { name: "Nori", kind: "person", isHere: true },
    { name: "Maximilian Schnurrer", kind: "person", isHere: false },
    { name: "Pixel the Third", kind: "bot", isHere: true },
    { name: "Karl-Heinz von Katze", kind: "person", isHere: true },
  ],
  spectators: 2,
  since: now - 26 * minute,
  turn: 1,
  ...more,
});

const tables: readonly TableRow[] = [
  table("K7M2PQ"),
  table("ABC234", {
    node: "birch",
    edition: "apocalypse:good-vs-evil",
    isPublic: false,
    phase: "waiting",
    spectators: 0,
    since: now - 40_000,
    turn: null,
    people: [
      { name: "Ö", kind: "person", isHere: true },
      { name: "", kind: "empty", isHere: false },
      { name: "", kind: "empty", isHere: false },
    ],
  }),
  table("ZZ99XY", { edition: "love-letter", phase: "over", since: now - 3 * hour, turn: null, spectators: 1 }),
];

const person = { id: "p1", name: "Karl-Heinz von Katze", avatar: "10", guest: true };

const row = (id: string, more: Partial<ReportRow> = {}): ReportRow => ({
  id,
  person,
  reasons: ["abuse", "teaming"],
  reporters: 3,
  firstAt: now - 2 * hour,
  lastAt: now - 25 * minute,
  gameId: "g1",
  decided: null,
  ...more,
});

const reports: ReportsPage = {
  reports: [
    row("r1"),
    row("r2", {
      person: { id: "p2", name: "Maximilian Schnurrer", avatar: "07", guest: false },
      reasons: ["stalling"],
      reporters: 1,
      lastAt: now - day,
    }),
    row("r3", { person: { ...person, name: "Ö", avatar: "02" }, reasons: ["name"], reporters: 1, gameId: null }),
  ],
  before: "r3",
  open: 3,
};

const reportsOfOne: ReportsPage = {
  reports: [
    row("r0", { decided: { kind: "chat", by: "Nori", at: now - day, why: "second time this week" } }),
    row("r8", { reasons: ["spam"], decided: { kind: "warning", by: "Nori", at: now - 9 * day, why: "" } }),
  ],
  before: null,
  open: 3,
};

const record: PersonRecord = {
  person,
  reports: 7,
  sanctions: [
    {
      id: "s1",
      kind: "chat",
      reason: "abuse",
      words: "Be kind to the other cats, please.",
      from: now - day,
      until: now + 2 * day,
      ended: false,
      answer: "I was only joking, and they began. It will not happen again.",
      seen: true,
      by: "Nori",
      why: "second time this week",
    },
    {
      id: "s2",
      kind: "warning",
      reason: "spam",
      words: "",
      from: now - 9 * day,
      until: now - 9 * day,
      ended: false,
      answer: null,
      seen: true,
      by: "Maximilian Schnurrer",
      why: "",
    },
  ],
};

const line = (number: number, who: number, name: string, text: string): ReportView["lines"][number] => ({
  number,
  who,
  name,
  avatar: who === 2 ? "10" : "01",
  guest: who === 2,
  text,
});

const report: ReportView = {
  ...row("r1"),
  said: [
    { reason: "abuse", words: "He does not stop.", at: now - 2 * hour, line: 12 },
    { reason: "teaming", words: "", at: now - 25 * minute, line: null },
  ],
  lines: [
    line(11, 1, "Nori", "good luck everybody"),
    line(12, 2, person.name, "You play like a wet sock and you smell like one, too"),
    line(13, 1, "Nori", "excuse me?"),
    line(14, 2, person.name, "mia".repeat(40)),
  ],
  accused: 2,
  stretch: { gameId: "g1", from: 31, to: 51, game: "over" },
  record,
};

const deed = (id: string, action: AuditEntry["action"], subject: string, why: string, at: number): AuditEntry => ({
  id,
  at,
  by: id === "2" ? "the command line" : "Maximilian Schnurrer",
  action,
  subject,
  who: action === "decide" ? "Karl-Heinz von Katze" : null,
  why,
});

const log: AuditPage = {
  deeds: [
    deed("5", "decide", "KvX1f0aQzR3bN7tY", "No chat for three days: second time this week", now - 5 * minute),
    deed("4", "close-table", "QQ22ZZ", "Somebody asked for it in the chat of the forum", now - hour),
    deed("3", "maintenance-on", "", "A new version comes", now - 2 * hour),
    deed("2", "grant", "Karl-Heinz von Katze", "", now - day),
  ],
  before: "2",
};

const words: readonly WordList[] = [
  { language: "en", words: 1204, readAt: now - 3 * day, error: null },
  {
    language: "de",
    words: 1,
    readAt: now - 2 * minute,
    error: "/var/lib/nine-lives/words/de.txt:17: expected one word of letters and digits, 64 at most",
  },
];

/** Makes the player of this page a staff member. */
export async function staffed(page: Page): Promise<void> {
  await answering(page, "/api/admin", operator);
  await answering(page, "/api/admin/house", house);
  await answering(page, "/api/admin/tables\\?*", { tables, found: 1234, all: 1234 } satisfies TablesPage);
  await answering(page, "/api/admin/log*", log);
  await answering(page, "/api/moderation/reports\\?*", reports);
  await answering(page, "/api/moderation/reports/r1", report);
  await answering(page, "/api/moderation/reports\\?*of=p1*", reportsOfOne);
  await answering(page, "/api/moderation/people/p1", record);
  await answering(page, "/api/moderation/words", words);
}

/** The same for a small, idle server. */
export async function staffedCalmly(page: Page): Promise<void> {
  await staffed(page);
  await answering(page, "/api/admin/house", calmHouse);
}

/** Makes the page receive an announcement, and the notice that new games are stopped. */
export async function telling(page: Page): Promise<void> {
  const lobby: Lobby = {
    protocol: protocolVersion,
    queueSeconds: 20,
    waiting: {},
    passkeys: { kind: "no-host-name" },
    notice: {
      announcement: house.announcement,
      maintenance: house.maintenance,
    },
  };
  await answering(page, "/api/lobby", lobby);
}

/** The same before the passkey confirmation. */
export async function unconfirmed(page: Page): Promise<void> {
  await staffed(page);
  await answering(page, "/api/admin/house", { error: "confirm" });
}
