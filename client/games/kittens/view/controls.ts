import type { CardId } from "../../../../shared/games/kittens/titles.ts";
import type { Clock, PromptButton } from "../../../table/scene/pieces.ts";
import type { GridStage } from "../../../table/scene/stages.ts";
import type { UiContext } from "../ui-state.ts";

interface ButtonContent {
  readonly id: ButtonId;
  readonly kind: PromptButton["kind"];
  readonly label: string;
  readonly effect?: string | null;
  readonly key?: Key;
  readonly enabled?: boolean;
  readonly until?: Clock;
}

/** All buttons that a prompt of this game may have. */
export type ButtonId =
  | "draw"
  | "peek"
  | "got-it"
  | "cancel"
  | "play"
  | "only"
  | "take-back"
  | "nope"
  | "let-it"
  | "let-all"
  | "let-most"
  | "ask-me"
  | "watch"
  | "save"
  | "explode"
  | "hide"
  | "anywhere"
  | "give"
  | "pick"
  | "pick-godcat"
  | "take"
  | "keep"
  | "return"
  | "arrange"
  | "undo-order"
  | "godcat"
  | "devilcat"
  | "stay"
  | "swap";

const caps = {
  Enter: "↵",
  Escape: "Esc",
  a: "A",
  c: "C",
  d: "D",
  g: "G",
  h: "H",
  l: "L",
  n: "N",
  p: "P",
  "1": "1",
  "2": "2",
} as const;

type Key = keyof typeof caps;

export function button({ id, kind, label, effect = null, key, enabled = true, until }: ButtonContent): PromptButton {
  const cap = key === undefined ? null : { press: key, cap: caps[key] };
  return { id, kind, label, effect, enabled, key: cap, ...(until && { until }) };
}

/** Grid of titles; the viewer chooses one. */
export const grid = ({ labels, selection }: UiContext, title: string, cards: readonly CardId[]): GridStage => ({
  kind: "grid",
  secret: null,
  title,
  cards: cards.map((card) => ({ key: card, card, chosen: selection.title === card, spoken: labels.title(card) })),
});

/** Grid of the possible meanings of a Godcat (K43). */
export const formsGrid = (context: UiContext, forms: readonly CardId[]): GridStage =>
  grid(context, context.labels.t("kittens-prompt.godcat.stage"), forms);
