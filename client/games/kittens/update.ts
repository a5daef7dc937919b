import type { Command, PlayCommand } from "../../../shared/core/commands.ts";
import type { Intent } from "../../table/model/scene.ts";
import { sendingSoon, waitFor } from "../take-back.ts";
import type { Update as GameUpdate } from "../update.ts";
import { cleared, type Draft } from "./draft.ts";
import type { Situation } from "./situation.ts";

/** Sheets that can open over the table. */
export type OpenSheet = "log" | "discards";

export type Update = GameUpdate<Draft, OpenSheet>;

export const still = (draft: Draft): Update => ({ draft, followUp: null });

export const say = (draft: Draft, text: string | null): Update => ({
  draft,
  followUp: text === null ? null : { kind: "say", text },
});

export const act = (draft: Draft, command: Command): Update => ({
  draft: cleared(draft),
  followUp: { kind: "act", command },
});

/** Plays the cards of a draft after the time for undoing it; at once if the clock is too short for that. */
export function actSoon({ table }: Situation, draft: Draft, command: PlayCommand, now: number): Update {
  const sending = sendingSoon(command, table.clock, now);
  if (sending === null) return act(draft, command);
  return { draft: { ...draft, sending }, followUp: waitFor(sending) };
}

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;
