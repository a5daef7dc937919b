import { fail, ok } from "../../shared/core/result.ts";
import type { ActRequest, DealMessage } from "../../shared/net/protocol.ts";
import type { Table } from "./table.ts";
import type { Reply } from "./table-games.ts";

/** Carries out what a player does in the game. A draw during the beat gets its reply later. */
export function act(table: Table, playerId: string, { seq, command }: ActRequest): Reply | Promise<Reply> {
  const { seats, conduct, games } = table;
  const person = seats.personOf(playerId);
  const seat = seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  conduct.markResponsive(person);
  if (person.isOut) return fail({ kind: "put-out" });
  if (!games.isPass(command)) conduct.resumePlay(person);
  return games.act(seat, seq, command);
}

/** Takes a player's contribution to the game that is being prepared. */
export function contribute(table: Table, playerId: string, message: DealMessage): Reply {
  const person = table.seats.personOf(playerId);
  const seat = table.seats.seatOf(playerId);
  if (!person || seat === null || person.left) return fail({ kind: "not-seated" });
  table.conduct.markResponsive(person);
  return table.starting.contribute(seat, message) ? ok(null) : fail({ kind: "manage", code: "not-now" });
}
