import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { PromptButton } from "../../../../table/scene/pieces.ts";
import { type DecisionScene, emptyStage, ownPrompt } from "../../../prompts.ts";
import { isInPair, playsCopies } from "../../selection/planned-move.ts";
import { explainRefusal } from "../../text/refusal-texts.ts";
import type { UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** The selected cards are not a legal play yet. Shows the missing card, or why they can never be a play. */
export function gathering(context: UiContext, cards: readonly CardId[]): DecisionScene {
  const { labels } = context;
  const buttons = [cancel(context), ...only(context, cards)];
  const stage =
    cards.length < 2 ? emptyStage : ({ kind: "selection", cards, line: labels.t("kittens.selection.none") } as const);
  return { prompt: ownPrompt(context, { ...missing(context, cards), buttons }), stage };
}

function missing(context: UiContext, cards: readonly CardId[]): { readonly title: string; readonly line: string } {
  const { labels, view } = context;
  const [first] = cards;
  if (first !== undefined && cards.length === 1 && isInPair(context, first)) {
    const title = labels.caps("kittens.prompt.play.oneMore.title", { card: labels.title(first) });
    return { title, line: labels.t("kittens.prompt.play.oneMore.line") };
  }
  if (cards.length > 1 && new Set(cards).size === cards.length) {
    const title = labels.caps("kittens.prompt.play.gathering.title", { count: cards.length });
    return { title, line: labels.t("kittens.prompt.play.gathering.line") };
  }
  const line = explainRefusal(view, { type: "play", cards }, labels) ?? "";
  return { title: labels.caps("kittens.prompt.play.nothing"), line };
}

/** Button that reduces the selection to the card pressed last, if that card is playable alone. */
function only(context: UiContext, cards: readonly CardId[]): readonly PromptButton[] {
  const last = cards.at(-1);
  if (last === undefined || cards.length < 2 || !playsCopies(context, last, 1)) return [];
  const label = context.labels.caps("kittens.prompt.play.gathering.only", { card: context.labels.title(last) });
  return [button({ id: "only", kind: "paper", label })];
}

export const cancel = ({ labels }: UiContext): PromptButton =>
  button({ id: "cancel", kind: "dark", label: labels.caps("kittens.prompt.cancel"), key: "Escape" });
