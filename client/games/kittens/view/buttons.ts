import type { Clock, PromptButton } from "../../../table/scene/pieces.ts";

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
