import type { Command } from "../../../shared/core/commands.ts";
import type { Intent } from "../../table/model/scene.ts";
import type { Answer as GameAnswer } from "../answer.ts";
import { type Choice, cleared } from "./choice.ts";

/** What can be laid open over the table. */
export type OpenSheet = "log" | "discards";

export type Answer = GameAnswer<Choice, OpenSheet>;

export const still = (choice: Choice): Answer => ({ choice, deed: null });

export const say = (choice: Choice, text: string | null): Answer => ({
  choice,
  deed: text === null ? null : { kind: "say", text },
});

export const act = (choice: Choice, command: Command): Answer => ({
  choice: cleared(choice),
  deed: { kind: "act", command },
});

export const isButton = (intent: Intent, id: string): boolean => intent.kind === "button" && intent.id === id;
