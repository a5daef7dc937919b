import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { RoundResult } from "../../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { isPutOut } from "../../game/bots.ts";
import type { TableSnapshot } from "../../game/model.ts";
import { type Draft, draftFor } from "./draft.ts";
import type { Told } from "./story.ts";
import type { Words } from "./words.ts";

/** Input of a scene, and of the update after an intent. */
export interface Situation {
  readonly table: TableSnapshot;
  readonly view: LoveLetterView;
  /** Legal commands of the viewer now; empty unless the game waits for them. */
  readonly legal: readonly Command[];
  readonly draft: Draft;
  readonly words: Words;
  /** Events so far, oldest first. */
  readonly story: readonly Told[];
  /** The round that has just ended, until the next one begins. */
  readonly recap: RoundResult | null;
}

export interface Sight {
  readonly table: TableSnapshot;
  readonly view: LoveLetterView;
  readonly words: Words;
  readonly story: readonly Told[];
  readonly draft: Draft | null;
}

/** Creates a situation. A draft of another state is dropped. */
export function situationOf({ draft, ...sight }: Sight): Situation {
  const { view, table, story } = sight;
  const last = story.at(-1)?.event;
  return {
    ...sight,
    legal: table.midway || isPutOut(table) ? [] : loveLetter.legal(view),
    draft: draftFor(table, draft),
    recap: last?.type === "round-over" && !isOver(view) ? last.result : null,
  };
}

export const isOver = ({ winners }: LoveLetterView): boolean => winners.length > 0;

export const isMine = ({ legal }: Situation): boolean => legal.length > 0;

export const legalPlays = ({ legal }: Situation): readonly PlayCommand[] =>
  legal.filter((command) => command.type === "play");

/** The player that the game waits for; null after the game. */
export const awaitedSeat = (view: LoveLetterView): Seat | null =>
  isOver(view) ? null : (view.pending?.seat ?? view.turn);
