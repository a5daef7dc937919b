import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import type { CardId } from "../../../shared/games/kittens/titles.ts";
import type { KittensView } from "../../../shared/games/kittens/view.ts";
import type { TableSnapshot } from "../../store/model.ts";
import { type Choice, choiceFor } from "./choice.ts";
import type { Told } from "./story.ts";
import type { Words } from "./words.ts";

/** All that a scene follows from, and all that an answer to an intent follows from. */
export interface Situation {
  readonly table: TableSnapshot;
  readonly view: KittensView;
  /** What the viewer may do now; nothing unless the game waits for the viewer. */
  readonly legal: readonly Command[];
  readonly choice: Choice;
  readonly words: Words;
  /** What has been told so far, oldest first. */
  readonly story: readonly Told[];
  /** A card that has just come into the viewer's hand. */
  readonly fresh: CardId | null;
}

/** A choice made for another moment is forgotten. */
export function situationOf(
  sight: Omit<Situation, "legal" | "choice"> & { readonly choice: Choice | null },
): Situation {
  const { table, view, choice } = sight;
  return { ...sight, legal: kittens.legal(view), choice: choiceFor(table, view, choice) };
}

export const isMine = ({ legal }: Situation): boolean => legal.length > 0;

export const legalPlays = ({ legal }: Situation): readonly PlayCommand[] =>
  legal.filter((command) => command.type === "play");

export const mySeat = ({ table }: Situation): Seat | null => table.mySeat;
