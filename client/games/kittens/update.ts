import type { Command } from "../../../shared/core/commands.ts";
import type { Intent } from "../../table/model/scene.ts";
import type { Update as GameUpdate } from "../update.ts";
import { cleared, type Draft } from "./draft.ts";

/** What can be opened over the table. */
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

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;
