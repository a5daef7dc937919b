import type { Command, PlayCommand } from "../../../../shared/core/commands.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import { delayPlay, waitFor } from "../../take-back.ts";
import type { Transition as GameUpdate } from "../../transition.ts";
import type { UiContext } from "../ui-context.ts";
import { type Selection, withoutChoices } from "./selection.ts";

/** Sheets that can open over the table. */
export type OpenSheet = "log" | "discards";

export type KittensTransition = GameUpdate<Selection, OpenSheet>;

export const withSelection = (selection: Selection): KittensTransition => ({ selection, followUp: null });

export const withMessage = (selection: Selection, text: string | null): KittensTransition => ({
  selection,
  followUp: text === null ? null : { kind: "say", text },
});

export const withCommand = (selection: Selection, command: Command): KittensTransition => ({
  selection: withoutChoices(selection),
  followUp: { kind: "act", command },
});

/** Plays the cards of a draft after the time for undoing it; at once if the clock is too short for that. */
export function actSoon(
  { table }: UiContext,
  selection: Selection,
  command: PlayCommand,
  now: number,
): KittensTransition {
  const sending = delayPlay(command, table.clock, now);
  if (sending === null) return withCommand(selection, command);
  return { selection: { ...selection, sending }, followUp: waitFor(sending) };
}

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;
