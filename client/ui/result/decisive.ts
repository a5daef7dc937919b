import type { Seat } from "../../../shared/core/game.ts";
import { openReplay } from "../../../shared/replays/replays.ts";
import type { DecisiveMoment } from "../../game/client-game.ts";
import type { Games } from "../../game/games.ts";
import { language } from "../../i18n.ts";
import { api } from "../../net/api.ts";
import { chairsOf } from "../../replay/chairs.ts";
import { token } from "../../store/session.ts";

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
  const chronicleOf = await games.game(record.game).chronicle();
  return moment.stepOf(chronicleOf(opened.value, language.value, chairsOf(record.seats)), seat);
}
