import type { Clock, PromptButton } from "../../../table/scene/pieces.ts";
import type { UiContext } from "../ui-state.ts";

interface ButtonContent {
  readonly id: "play" | "cancel" | "keep" | "swap" | "put" | "anywhere" | "take-back";
  readonly kind: PromptButton["kind"];
  readonly label: string;
  readonly effect?: string;
  readonly key?: "Enter" | "Escape";
  readonly until?: Clock;
}

const caps = { Enter: "↵", Escape: "Esc" } as const;

export function button({ id, kind, label, effect, key, until }: ButtonContent): PromptButton {
  return {
    id,
    kind,
    label,
    effect: effect ?? null,
    enabled: true,
    key: key === undefined ? null : { press: key, cap: caps[key] },
    ...(until && { until }),
  };
}

export const cancel = ({ labels }: UiContext): PromptButton =>
  button({ id: "cancel", kind: "dark", label: labels.caps("love-letter.prompt.cancel"), key: "Escape" });
