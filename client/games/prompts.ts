import type { Seat } from "../../shared/core/game.ts";
import type { TextKey } from "../../shared/locales/keys.ts";
import { language, t } from "../app/i18n.ts";
import { mayTakeOver } from "../game-model/bots.ts";
import type { TableSnapshot } from "../game-model/model.ts";
import type { Fitted, Prompt, PromptButton, PromptCall } from "../table/scene/pieces.ts";
import type { Stage } from "../table/scene/stages.ts";
import type { TableLabels } from "./labels.ts";

/** Prompt and stage of the table for one decision. */
export interface DecisionScene {
  readonly prompt: Prompt;
  readonly stage: Stage;
}

interface PromptContent {
  readonly title: string;
  /** For phones. */
  readonly narrowTitle?: string | undefined;
  readonly line: string;
  readonly narrowLine?: string | undefined;
  readonly strong?: string | null | undefined;
  readonly pips?: Prompt["pips"];
  readonly buttons?: readonly PromptButton[];
  /** By default `turn`; null: the game waits for others too. */
  readonly call?: PromptCall | null;
}

/** Prompt for the viewer's decision. */
export const ownPrompt = ({ table }: { readonly table: TableSnapshot }, content: PromptContent): Prompt => ({
  ...filled(content),
  ...(content.call !== null && { call: content.call ?? "turn" }),
  mine: true,
  clock: table.clock,
  avatar: null,
});

/** Prompt for a shared wait in which the viewer has no answer. It does not call for attention. */
export const slimPrompt = ({ table }: { readonly table: TableSnapshot }, content: PromptContent): Prompt => ({
  ...filled(content),
  ...bar,
  mine: false,
  clock: table.clock,
});

const bar = { slim: true, avatar: null } as const;

/** Prompt while the table waits for another player. */
export const waitingPrompt = (
  { labels }: { readonly labels: Pick<TableLabels<string, TextKey>, "who"> },
  seat: Seat,
  content: PromptContent,
): Prompt => ({
  ...filled(content),
  mine: false,
  clock: null,
  avatar: labels.who(seat).avatar,
});

/** Id of the button that ends the play of a bot for the viewer. */
export const takeOverButton = "take-over";

/** Prompt while a bot plays for the viewer, in place of all others; null if they play themselves. */
export function takeOverPrompt({ table }: { readonly table: TableSnapshot }): Prompt | null {
  if (!mayTakeOver(table)) return null;
  const caps = (key: "away.text" | "away.back") => t(key).toLocaleUpperCase(language.value);
  const button: PromptButton = {
    id: takeOverButton,
    kind: "go",
    label: caps("away.back"),
    effect: null,
    key: { press: "Enter", cap: "↵" },
    enabled: true,
  };
  const line = t(table.isPublic ? "away.last" : "away.why");
  return { ...filled({ title: caps("away.text"), line, buttons: [button] }), ...bar, mine: true, clock: null };
}

/** Prompt between two decisions: names only the player on turn. */
export const midway = (
  context: { readonly labels: Pick<TableLabels<string, TextKey>, "who"> },
  turn: Seat,
  title: string,
): Prompt => ({ ...waitingPrompt(context, turn, { title, line: "" }), between: true });

function filled({ title, narrowTitle, line, narrowLine, strong, pips, buttons }: PromptContent) {
  return {
    title: fitted(title, narrowTitle),
    line: fitted(line, narrowLine),
    strong: strong ?? null,
    pips: pips ?? null,
    buttons: buttons ?? [],
  };
}

const fitted = (wide: string, narrow?: string): Fitted<string> => (narrow === undefined ? { wide } : { wide, narrow });

export const emptyStage: Stage = { kind: "none" };
