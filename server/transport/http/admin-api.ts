import { type Response, Router } from "express";
import { z } from "zod";
import {
  clusterPath,
  fewTables,
  maxTables,
  type Staff,
  type TableInspection,
  type TableQuery,
  tableOrders,
} from "../../../shared/net/operators.ts";
import type { ApiError } from "../../../shared/net/protocol.ts";
import { openReports } from "../../staff/moderation/open-reports.ts";
import { AdminActions } from "../../staff/operators/admin-actions.ts";
import type { Actor } from "../../staff/operators/audit-log.ts";
import { clusterView } from "../../staff/operators/cluster-view.ts";
import { pageOf } from "../../staff/operators/table-list.ts";
import { inspectRoom } from "../../tables/inspection/inspect-table.ts";
import type { ApiDeps } from "./api-deps.ts";
import { sendError } from "./errors.ts";
import { emptyBodySchema, maintenanceSchema, noteSchema, sharingSchema } from "./request-schemas.ts";
import { forAnyStaff, forStaff, parseBody, type StaffMember } from "./requests.ts";

type AdminDeps = Pick<
  ApiDeps,
  | "ownAccount"
  | "people"
  | "readings"
  | "auditLog"
  | "board"
  | "adminBackend"
  | "lastBackup"
  | "publicQueue"
  | "archive"
  | "games"
  | "log"
>;

/** Routes of the panel (shared/net/operators.ts). Each requires its role. */
export function adminApi(deps: AdminDeps): Router {
  const { ownAccount, people, readings, auditLog, board, adminBackend, log } = deps;
  const orders = new AdminActions({ people, auditLog, adminBackend });
  const router = Router();
  const forOperators = (handle: Parameters<typeof forStaff>[2]) => forStaff(deps, "operator", handle);

  const showCluster = async (response: Response) => response.json(await clusterView(deps));
  const showTables = async (response: Response, wanted: TableQuery = firstTables) =>
    response.json(pageOf(await adminBackend.tables(), wanted));

  router.get(
    "/admin",
    forAnyStaff(deps, async ({ session: { player, isVerified }, role }, _request, response) => {
      const open = await people.ask((db) => openReports(db, player.id));
      const staff: Staff = { role, name: player.name, isConfirmed: isVerified, openReports: open };
      response.json(staff);
    }),
  );
  router.post(
    "/admin/confirm/options",
    forAnyStaff(deps, async ({ session }, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const options = await ownAccount.confirmation(session, "panel");
      return options.ok ? response.json({ options: options.value }) : sendError(response, options.error);
    }),
  );
  router.post(
    "/admin/confirm",
    forAnyStaff(deps, async ({ session }, request, response) => {
      const body = parseBody(sharingSchema, request, response);
      if (!body) return;
      const confirmed = await ownAccount.confirm(session, body.response, "panel");
      return confirmed.ok ? response.json({}) : sendError(response, confirmed.error);
    }),
  );
  router.get(
    `/admin${clusterPath}`,
    forOperators((_member, _request, response) => showCluster(response)),
  );
  router.get(
    "/admin/tables",
    forOperators((_member, { query }, response) => {
      const wanted = tablesWanted.safeParse(query);
      if (wanted.success) return showTables(response, wanted.data);
      const detail = `expected order (${tableOrders.join(", ")}), find (${longestFind} characters at most), most (1 to ${maxTables})`;
      return sendError(response, { error: "malformed", detail });
    }),
  );
  router.get(
    "/admin/tables/:room",
    forOperators(async (member, request, response) => {
      const table = await inspect(String(request.params["room"]), deps);
      if (!table) return sendError(response, { error: "no-such-table" });
      await orders.noteLook(doer(member), table.code);
      return response.json(table);
    }),
  );
  router.post(
    "/admin/tables/:room/close",
    forOperators(async (member, request, response) => {
      const body = parseBody(noteSchema, request, response);
      if (!body) return;
      const roomId = String(request.params["room"]);
      const closed = await orders.closeTable(doer(member), roomId, body.words);
      if (!closed.ok) return sendError(response, { error: closed.error });
      log.info({ event: "operator-closed-table", room: roomId }, "an operator has closed a table");
      return showTables(response);
    }),
  );
  router.post(
    "/admin/announcement",
    forOperators(async (member, request, response) => {
      const body = parseBody(noteSchema, request, response);
      if (!body) return;
      await board.announce(body.words, doer(member));
      await showCluster(response);
    }),
  );
  router.post(
    "/admin/maintenance",
    forOperators(async (member, request, response) => {
      const body = parseBody(maintenanceSchema, request, response);
      if (!body) return;
      await board.maintain(body.on, body.words, doer(member));
      await showCluster(response);
    }),
  );
  router.post(
    "/admin/nodes/:name/drain",
    forOperators(async (member, request, response) => {
      if (!parseBody(emptyBodySchema, request, response)) return;
      const node = String(request.params["name"]);
      const drained = await orders.drain(doer(member), node);
      if (!drained.ok) return sendError(response, undrained(drained.error, node));
      log.info({ event: "operator-drains", node }, "an operator drains a node");
      return showCluster(response);
    }),
  );
  router.get(
    "/admin/log",
    forOperators(async (_member, { query: { before } }, response) => {
      const from = typeof before === "string" && /^[\w-]{1,40}$/.test(before) ? before : null;
      response.json(await readings.ask((db) => auditLog.page(db, from)));
    }),
  );
  return router;
}

/** Returns the public state of a table; null if there is none, or it cannot be read, which is logged. */
async function inspect(
  room: string,
  { archive, games, log }: Pick<AdminDeps, "archive" | "games" | "log">,
): Promise<TableInspection | null> {
  const inspected = await inspectRoom(room, games, archive);
  if (inspected.ok) return inspected.value;
  const { what, expected, got } = inspected.error;
  log.error({ event: "table-unreadable", room, what, expected, got }, "the saved state of a table cannot be read");
  return null;
}

const longestFind = 64;
const firstTables: TableQuery = { order: "newest", find: "", most: fewTables };

/** Query parameters of the list of tables. */
const tablesWanted = z.strictObject({
  order: z.enum(tableOrders).default(firstTables.order),
  find: z.string().max(longestFind).default(firstTables.find),
  most: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(maxTables))
    .default(firstTables.most),
});

const doer = ({ session: { player } }: StaffMember): Actor => ({ id: player.id, name: player.name });

const undrained = (why: "no-such-node" | "last-node", node: string): ApiError =>
  why === "last-node"
    ? { error: why, detail: `expected a node that is not the last one to open tables, got ${node}` }
    : { error: "malformed", detail: `expected the name of a node, got ${node}` };
