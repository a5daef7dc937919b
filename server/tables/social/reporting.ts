import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { tableReportSchema } from "../../../shared/net/moderation.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import type { SocialError, SocialErrorCode } from "../../../shared/net/social.ts";
import type { Table } from "../table.ts";
import type { ChatLineRecord, FiledReport } from "./moderation-updates.ts";
import type { Social } from "./social.ts";

const refuse = (code: SocialErrorCode): Result<never, SocialError> => fail({ kind: "company", code });

/** Creates a report about a person who is or was at the table, with the surrounding chat and game steps. */
export function reportAt(
  table: Table,
  social: Social,
  reporter: string,
  message: unknown,
): Result<FiledReport, SocialError> {
  const request = tableReportSchema.safeParse(message);
  if (!request.success) return refuse("malformed");
  if (!isAt(table, reporter)) return fail({ kind: "not-seated" });
  const { who, reason, words = "", line } = request.data;
  const id = table.people.presenceTracker.idOf(who);
  if (id === null || id === reporter) return refuse("nobody-there");
  const accused = { id, who, ...faceOf(table, social, id, who) };
  const quoted = quoteDeckName(table, accused);
  const about = social.line(line)?.who === who && line !== undefined ? line : null;
  const said = social
    .linesAround(about)
    .map((each): ChatLineRecord => ({ line: each, playerId: table.people.presenceTracker.idOf(each.who) }));
  return ok({
    ...{ reporter, reason, words, accused },
    line: reason === "name" && line === undefined && quoted ? quoted.line.number : about,
    roomId: table.seated.roomId,
    stretch: table.games.latestStretch,
    lines: quoted ? [quoted, ...said] : said,
  });
}

/** Quotes the last name of the table's deck. @returns null if the accused is not its author. */
function quoteDeckName({ seats, hostActions }: Table, accused: FiledReport["accused"]): ChatLineRecord | null {
  const { id, who, name, avatar } = accused;
  const last = hostActions.lastDeckName;
  if (last === null || who === null || last.author !== id) return null;
  const guest = seats.personOf(id)?.player.guest ?? true;
  return { playerId: id, line: { number: last.number, who, name, avatar, guest, text: last.text } };
}

function isAt({ seats, people }: Table, playerId: string): boolean {
  const person = seats.personOf(playerId);
  return person?.left === false || people.spectators.get(playerId) !== null;
}

/** Returns the present or last known profile of a person here; empty if the entry was evicted. */
function faceOf({ seats, people }: Table, social: Social, id: string, who: number): Profile {
  const face = seats.personOf(id)?.player ?? people.spectators.get(id) ?? social.lastLineOf(who);
  return { name: face?.name ?? "", avatar: face?.avatar ?? "01" };
}
