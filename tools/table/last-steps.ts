import { setLanguage, withTexts } from "../../client/app/i18n.ts";
import { lastEntries } from "../../client/features/admin/tables/last-entries.ts";
import { games } from "../../client/games/registry.ts";
import type { GameInspection } from "../../shared/net/operators.ts";

/** A public event in English; `step` counts the public steps of the game from 0, the deal. */
export interface StepLine {
  readonly step: number;
  readonly isTurn: boolean;
  readonly text: string;
}

/** Returns the events of the last twenty public steps of a game. */
export async function lastSteps(game: GameInspection | null): Promise<readonly StepLine[]> {
  if (game === null) return [];
  await setLanguage("en");
  const moveListOf = await withTexts(games.game(game.game).moveList());
  return lastEntries(game, moveListOf).map(({ step, kind, text }) => ({ step, isTurn: kind === "turn", text }));
}
