import type { GameInspection } from "../../../../shared/net/operators.ts";
import type { MoveListEntry, MoveListOf } from "../../../game-model/client-game.ts";
import { replayChairs } from "../../replay/replay-chairs.ts";

/** Number of shown steps. */
const shownSteps = 20;

/** Returns the entries of the last public steps of a game, in the current language. */
export function lastEntries({ game, names, steps }: GameInspection, moveListOf: MoveListOf): readonly MoveListEntry[] {
  const replay = { last: steps.length - 1, events: (step: number) => steps[step] ?? [] };
  const chairs = replayChairs(names.map((name) => ({ kind: "person", name, avatar: "01" })));
  return moveListOf({ game, replay }, chairs).filter(({ step }) => step >= steps.length - shownSteps);
}
