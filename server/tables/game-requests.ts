import { fail, ok } from "../../shared/core/result.ts";
import type { ActRequest, DealMessage } from "../../shared/net/protocol.ts";
import type { Table } from "./table.ts";
import type { Reply } from "./table-games.ts";

/** Carries out a player's command in the game. The reply to a draw in the response window comes later. */
export function handleCommand(table: Table, playerId: string, { seq, command }: ActRequest): Reply | Promise<Reply> {
  const { seats, leaverPolicy, games } = table;
  const person = seats.personOf(playerId);
  const seat = seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  leaverPolicy.markResponsive(person);
  if (person.isOut) return fail({ kind: "put-out" });
  if (!games.isPass(command)) leaverPolicy.resumePlay(person);
  return games.act(seat, seq, command);
}

/** Adds a player's contribution to the game in preparation. */
export function handleContribution(table: Table, playerId: string, message: DealMessage): Reply {
  const person = table.seats.personOf(playerId);
  const seat = table.seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  table.leaverPolicy.markResponsive(person);
  return table.starting.contribute(seat, message) ? ok(null) : fail({ kind: "manage", code: "not-now" });
}
