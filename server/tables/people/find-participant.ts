import { fail, ok, type Result } from "../../../shared/core/result.ts";
import type { ChatLine } from "../../../shared/net/social.ts";
import type { AtTable, NotAtTable } from "../../people/identity/seated-players.ts";
import type { Participants } from "./participants.ts";

/**
 * Returns the person with a number at a table. The caller is or was there.
 * @param lines of the chat, which contain the names of people who have left.
 */
export function findParticipant(
  { presenceTracker, seats, spectators }: Participants,
  lines: readonly ChatLine[],
  playerId: string,
  who: number,
): Result<AtTable, NotAtTable> {
  if (!presenceTracker.knows(playerId)) return fail("no-such-table");
  const id = presenceTracker.idOf(who);
  if (id === null) return fail("no-such-player");
  const face = seats.personOf(id)?.player ?? spectators.get(id) ?? lines.findLast((line) => line.who === who);
  return face ? ok({ id, name: face.name, avatar: face.avatar }) : fail("no-such-player");
}
