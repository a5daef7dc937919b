import { fail, ok } from "../../shared/core/result.ts";
import { commandFormat } from "../../shared/net/formats.ts";
import type { ActRequest, DealMessage } from "../../shared/net/protocol.ts";
import type { Table } from "./table.ts";
import type { Reply } from "./table-games.ts";

/** Carries out what a player does in the game. A draw during the beat gets its reply later. */
export function act(table: Table, playerId: string, request: ActRequest): Reply | Promise<Reply> {
  const { seats, conduct, games } = table;
  const person = seats.personOf(playerId);
  const seat = seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  conduct.markResponsive(person);
  if (person.isOut) return fail({ kind: "put-out" });
  const command = commandFormat.safeParse(request.command);
  if (!command.success || !games.isPass(command.data)) conduct.resumePlay(person);
  return command.success ? games.act(seat, request.seq, command.data) : malformed;
}

/** Takes a player's contribution to the game that is being prepared. */
export function contribute(table: Table, playerId: string, message: DealMessage): Reply {
  const person = table.seats.personOf(playerId);
  const seat = table.seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  table.conduct.markResponsive(person);
  return table.starting.contribute(seat, message) ? ok(null) : fail({ kind: "manage", code: "not-now" });
}

const malformed: Reply = fail({ kind: "refused", refusal: { code: "malformed", rule: "" } });
