import { type Response, Router } from "express";
import { fail, ok } from "../../shared/core/result.ts";
import type { Staff } from "../../shared/net/operators.ts";
import type { ApiErrorCode } from "../../shared/net/protocol.ts";
import { openReports } from "../moderation/open-reports.ts";
import type { Doer } from "../operators/deeds.ts";
import type { Closing } from "../operators/floor.ts";
import { viewOfHouse } from "../operators/house-view.ts";
import { emptyBody, maintenanceBody, wordsBody } from "./bodies.ts";
import type { ApiDeps } from "./deps.ts";
import { refuse } from "./replies.ts";
import { forAnyStaff, forStaff, readBody, type StaffMember } from "./requests.ts";

type AdminDeps = Pick<
  ApiDeps,
  "ownAccount" | "people" | "readings" | "deeds" | "board" | "floor" | "lastBackup" | "publicQueue" | "log"
>;

/** The panel (shared/net/operators.ts): each address is refused to whom it does not belong. */
export function adminApi(deps: AdminDeps): Router {
  const { people, readings, deeds, board, floor, log } = deps;
  const router = Router();
  const forOperators = (handle: Parameters<typeof forStaff>[2]) => forStaff(deps, "operator", handle);

  const showHouse = async (response: Response) => response.json(await viewOfHouse(deps));
  const showTables = async (response: Response) => response.json(await floor.tables());

  router.get(
    "/admin",
    forAnyStaff(deps, async ({ session: { player, isConfirmed }, role }, _request, response) => {
      const open = await people.ask((db) => openReports(db, player.id));
      const staff: Staff = { role, name: player.name, isConfirmed, openReports: open };
      response.json(staff);
    }),
  );
  router.get(
    "/admin/house",
    forOperators((_member, _request, response) => showHouse(response)),
  );
  router.get(
    "/admin/tables",
    forOperators((_member, _request, response) => showTables(response)),
  );
  router.post(
    "/admin/tables/:room/close",
    forOperators(async (member, request, response) => {
      const body = readBody(wordsBody, request, response);
      if (!body) return;
      const roomId = String(request.params["room"]);
      const code = await floor.codeOf(roomId);
      if (code === null) return refuse(response, { error: "no-such-table" });
      // An order that nobody has answered may still be carried out: the log has it.
      const closed = await people.change<Closing, null>(async (db) => {
        await deeds.add(db, { by: doer(member), action: "close-table", subject: code, why: body.words });
        const closing = await floor.close(roomId, body.words);
        return closing === "refused" ? fail(null) : ok(closing);
      });
      if (!closed.ok || closed.value === "unanswered") return refuse(response, { error: "again" });
      log.info({ event: "operator-closed-table", room: roomId }, "an operator has closed a table");
      return showTables(response);
    }),
  );
  router.post(
    "/admin/announcement",
    forOperators(async (member, request, response) => {
      const body = readBody(wordsBody, request, response);
      if (!body) return;
      await board.announce(body.words, doer(member));
      await showHouse(response);
    }),
  );
  router.post(
    "/admin/maintenance",
    forOperators(async (member, request, response) => {
      const body = readBody(maintenanceBody, request, response);
      if (!body) return;
      await board.maintain(body.on, body.words, doer(member));
      await showHouse(response);
    }),
  );
  router.post(
    "/admin/nodes/:name/drain",
    forOperators(async (member, request, response) => {
      if (!readBody(emptyBody, request, response)) return;
      const node = String(request.params["name"]);
      const drained = await people.change<null, ApiErrorCode>(async (db) => {
        if (!(await floor.nodes()).some(({ name }) => name === node)) return fail("malformed");
        await deeds.add(db, { by: doer(member), action: "drain", subject: node, why: "" });
        return (await floor.drain(node)) ? ok(null) : fail("malformed");
      });
      if (!drained.ok)
        return refuse(response, { error: drained.error, detail: `expected the name of a node, got ${node}` });
      log.info({ event: "operator-drains", node }, "an operator drains a node");
      return showHouse(response);
    }),
  );
  router.get(
    "/admin/log",
    forOperators(async (_member, { query: { before } }, response) => {
      const from = typeof before === "string" && /^[\w-]{1,40}$/.test(before) ? before : null;
      response.json(await readings.ask((db) => deeds.page(db, from)));
    }),
  );
  return router;
}

const doer = ({ session: { player } }: StaffMember): Doer => ({ id: player.id, name: player.name });
