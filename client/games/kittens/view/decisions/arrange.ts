import { drawersOf } from "../../../../../shared/games/kittens/lives.ts";
import type { ArrangeDecision } from "../../../../../shared/games/kittens/state.ts";
import type { ArrangeStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-state.ts";
import { button } from "../controls.ts";
import { ordinalOf } from "./pile-cards.ts";

/** Alter the Future: its player puts the top cards in order, unseen by the others (K80). */
export function arrange(context: UiContext, decision: ArrangeDecision): DecisionScene {
  const { labels, selection } = context;
  const { t } = labels;
  if (!isViewersMove(context)) {
    const title = labels.caps("kittens-prompt.arrange.theirTitle", { name: labels.name(decision.seat) });
    const prompt = waitingPrompt(context, decision.seat, { title, line: t("kittens-prompt.arrange.theirLine") });
    return { prompt, stage: emptyStage };
  }
  const isMoved = selection.order.some((card, place) => card !== place);
  const isAlone = decision.count === 1;
  const undo = button({ id: "undo-order", kind: "dark", label: labels.caps("kittens-prompt.arrange.undo") });
  const prompt = ownPrompt(context, {
    title: labels.caps("kittens-prompt.arrange.title"),
    line: t(isAlone ? "kittens-prompt.arrange.lineOne" : "kittens-prompt.arrange.line"),
    ...(!isAlone && { narrowLine: t("kittens-prompt.arrange.short") }),
    buttons: [
      ...(isMoved ? [undo] : []),
      button({
        id: "arrange",
        kind: "go",
        label: labels.caps("kittens-prompt.arrange.button"),
        effect: t("kittens-prompt.arrange.effect"),
        key: "Enter",
      }),
    ],
  });
  return { prompt, stage: cardsInOrder(context) };
}

function cardsInOrder(context: UiContext): ArrangeStage {
  const { view, labels, selection } = context;
  const { order, picked } = selection;
  const drawers = drawersOf(view, order.length);
  return {
    kind: "arrange",
    secret: labels.t("kittens.table.secret"),
    cards: order.flatMap((index, place) => {
      const card = view.known[index] ?? null;
      if (card === null) return [];
      const values = { card: labels.title(card), place: place + 1, count: order.length };
      return {
        card,
        ordinal: ordinalOf(context, place),
        drawer: labels.who(drawers[place] ?? view.turn),
        chosen: picked === place,
        spoken: labels.t("kittens-prompt.arrange.place", values),
      };
    }),
  };
}
