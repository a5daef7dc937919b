import { drawersOf } from "../../../../../shared/games/kittens/lives.ts";
import type { ArrangeDecision } from "../../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
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
  const prompt = ownPrompt(context, {
    title: labels.caps("kittens-prompt.arrange.title"),
    strong: spokenOrder(context),
    line: t(isAlone ? "kittens-prompt.arrange.lineOne" : "kittens-prompt.arrange.line"),
    ...(!isAlone && { narrowLine: t("kittens-prompt.arrange.short") }),
    buttons: [
      button({
        id: "undo-order",
        kind: "dark",
        label: labels.caps("kittens-prompt.arrange.undo"),
        enabled: isMoved,
      }),
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

/** Returns the picked card with its place, or else all cards in order. Screen readers speak it after each key. */
function spokenOrder(context: UiContext): string {
  const { labels, selection } = context;
  const cards = cardsInPlaces(context);
  const picked = cards.find(({ place }) => place === selection.picked);
  if (picked !== undefined) return placeText(context, picked);
  return labels.joined.facts(cards.map(({ card }) => labels.title(card)));
}

interface PlacedCard {
  readonly card: CardId;
  /** From the top of the pile. */
  readonly place: number;
}

const cardsInPlaces = ({ view, selection }: UiContext): readonly PlacedCard[] =>
  selection.order.flatMap((index, place) => {
    const card = view.known[index] ?? null;
    return card === null ? [] : [{ card, place }];
  });

const placeText = ({ labels, selection }: UiContext, { card, place }: PlacedCard): string =>
  labels.t("kittens-prompt.arrange.place", {
    card: labels.title(card),
    place: place + 1,
    count: selection.order.length,
  });

function cardsInOrder(context: UiContext): ArrangeStage {
  const { view, labels, selection } = context;
  const { order, picked } = selection;
  const drawers = drawersOf(view, order.length);
  return {
    kind: "arrange",
    secret: labels.t("kittens.table.secret"),
    cards: cardsInPlaces(context).map((placed) => ({
      card: placed.card,
      place: placed.place + 1,
      ordinal: ordinalOf(context, placed.place),
      drawer: labels.who(drawers[placed.place] ?? view.turn),
      chosen: picked === placed.place,
      spoken: placeText(context, placed),
      key: `${placed.place + 1}`,
    })),
  };
}
