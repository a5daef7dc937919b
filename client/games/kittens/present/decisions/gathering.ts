import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { PromptButton } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, empty } from "../../../prompts.ts";
import { isInPair, playsCopies } from "../../plan.ts";
import { whyNot } from "../../refusals.ts";
import type { Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** The selected cards are not a legal play yet. Shows the missing card, or why they can never be a play. */
export function gathering(situation: Situation, cards: readonly CardId[]): DecisionScene {
  const { words } = situation;
  const buttons = [cancel(situation), ...only(situation, cards)];
  const stage =
    cards.length < 2 ? empty : ({ kind: "selection", cards, line: words.t("kittens.selection.none") } as const);
  return { prompt: asked(situation, { ...missing(situation, cards), buttons }), stage };
}

function missing(situation: Situation, cards: readonly CardId[]): { readonly title: string; readonly line: string } {
  const { words, view } = situation;
  const [first] = cards;
  if (first !== undefined && cards.length === 1 && isInPair(situation, first)) {
    const title = words.caps("kittens.prompt.play.oneMore.title", { card: words.title(first) });
    return { title, line: words.t("kittens.prompt.play.oneMore.line") };
  }
  if (cards.length > 1 && new Set(cards).size === cards.length) {
    const title = words.caps("kittens.prompt.play.gathering.title", { count: cards.length });
    return { title, line: words.t("kittens.prompt.play.gathering.line") };
  }
  const line = whyNot(view, { type: "play", cards }, words) ?? "";
  return { title: words.caps("kittens.prompt.play.nothing"), line };
}

/** Button that reduces the selection to the card pressed last, if that card is playable alone. */
function only(situation: Situation, cards: readonly CardId[]): readonly PromptButton[] {
  const last = cards.at(-1);
  if (last === undefined || cards.length < 2 || !playsCopies(situation, last, 1)) return [];
  const label = situation.words.caps("kittens.prompt.play.gathering.only", { card: situation.words.title(last) });
  return [button({ id: "only", kind: "paper", label })];
}

export const cancel = ({ words }: Situation): PromptButton =>
  button({ id: "cancel", kind: "dark", label: words.caps("kittens.prompt.cancel"), key: "Escape" });
