import type { Seat } from "../../../shared/core/game.ts";
import { openReplay } from "../../../shared/replays/replays.ts";
import { language } from "../../app/i18n.ts";
import type { DecisiveMoment } from "../../game-model/client-game.ts";
import type { Games } from "../../game-model/games.ts";
import { api } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { replayChairs } from "../replay/replay-chairs.ts";

/** Finds the decisive step of a finished game. @returns null if the game is unavailable, or has no such step. */
export async function decisiveStep(
  games: Games,
  id: string,
  moment: DecisiveMoment,
  seat: Seat,
): Promise<number | null> {
  const watched = await api.game(token(), id);
  if (!watched.ok) return null;
  const { record } = watched.value;
  const opened = openReplay(await games.engines(), record);
  if (!opened.ok) return null;
  const chronicleOf = await games.game(record.game).moveList();
  return moment.stepOf(chronicleOf(opened.value, language.value, replayChairs(record.seats)), seat);
}
