import type { PromptButton } from "../../../table/model.ts";

interface ButtonParts {
  readonly id: ButtonId;
  readonly kind: PromptButton["kind"];
  readonly label: string;
  readonly effect?: string | null;
  readonly key?: "Enter" | "Escape" | "d" | "n" | "l";
  readonly enabled?: boolean;
}

/** All buttons that a prompt of this game may have. */
export type ButtonId =
  | "draw"
  | "peek"
  | "got-it"
  | "cancel"
  | "play"
  | "only"
  | "nope"
  | "let-it"
  | "save"
  | "hide"
  | "anywhere"
  | "give"
  | "pick"
  | "take";

const caps = { Enter: "↵", Escape: "Esc", d: "D", n: "N", l: "L" } as const;

export function button({ id, kind, label, effect = null, key, enabled = true }: ButtonParts): PromptButton {
  return { id, kind, label, effect, enabled, key: key === undefined ? null : { press: key, cap: caps[key] } };
}
