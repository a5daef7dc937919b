import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { loveLetter } from "../../../shared/games/love-letter/game.ts";
import type { RoundResult } from "../../../shared/games/love-letter/state.ts";
import type { CardId } from "../../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../../shared/games/love-letter/view.ts";
import { isPlayedByBot } from "../../game-model/bots.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import type { DelayedPlay } from "../transition.ts";
import type { LoggedEvent } from "./text/event-log.ts";
import type { Labels } from "./text/labels.ts";

/** Input of a scene, and of the update after an intent. */
export interface UiContext {
  readonly table: TableSnapshot;
  readonly view: LoveLetterView;
  /** Legal commands of the viewer now; empty unless the game waits for them. */
  readonly legal: readonly Command[];
  readonly selection: Selection;
  readonly labels: Labels;
  /** Events so far, oldest first. */
  readonly story: readonly LoggedEvent[];
  /** The round that has just ended, until the next one begins. */
  readonly recap: RoundResult | null;
}

export interface ContextInput {
  readonly table: TableSnapshot;
  readonly view: LoveLetterView;
  readonly labels: Labels;
  readonly story: readonly LoggedEvent[];
  readonly selection: Selection | null;
}

/** Creates a situation. A draft of another state is dropped. */
export function createContext({ selection, ...perspective }: ContextInput): UiContext {
  const { view, table, story } = perspective;
  const last = story.at(-1)?.event;
  return {
    ...perspective,
    legal: table.midway || isPlayedByBot(table) ? [] : loveLetter.legal(view),
    selection: draftFor(table, selection),
    recap: last?.type === "round-over" && !isOver(view) ? last.result : null,
  };
}

export const isOver = ({ winners }: LoveLetterView): boolean => winners.length > 0;

export const isViewersMove = ({ legal }: UiContext): boolean => legal.length > 0;

export const legalPlays = ({ legal }: UiContext): readonly PlayCommand[] =>
  legal.filter((command) => command.type === "play");

/** The player that the game waits for; null after the game. */
export const awaitedSeat = (view: LoveLetterView): Seat | null =>
  isOver(view) ? null : (view.pending?.seat ?? view.turn);

/** Choices of the viewer that are not sent yet. They are valid for one state of the game. */
export interface Selection {
  /** Sequence number of that state. */
  readonly seq: number;
  /** Key of the selected hand card. */
  readonly card: string | null;
  readonly target: Seat | null;
  readonly guess: CardId | null;
  /** Number of cards above the slot for the inspected card. */
  readonly slot: number;
  /** The viewer's play at another player, which can still be undone. */
  readonly sending: DelayedPlay | null;
}

/** Returns the draft for this state. A new state starts without choices. */
function draftFor({ seq }: TableSnapshot, before: Selection | null): Selection {
  if (before?.seq === seq) return before;
  return { seq, card: null, target: null, guess: null, slot: 0, sending: null };
}

/** Returns the same draft without choices. */
export const withoutChoices = (selection: Selection): Selection => ({
  ...selection,
  card: null,
  target: null,
  guess: null,
  sending: null,
});
