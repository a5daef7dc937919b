import type { StayDecision } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage } from "../../../../table/scene/stages.ts";
import { type DecisionScene, emptyStage, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** Doggy Grave Digger: keep the hand, or swap it with the card set aside. */
export function stay(context: UiContext, { seat }: StayDecision): DecisionScene {
  const { labels } = context;
  if (isViewersMove(context)) return mine(context, seat);
  const prompt = waitingPrompt(context, seat, {
    title: labels.caps("love-letter.prompt.stay.theirTitle", { name: labels.name(seat) }),
    line: labels.t("love-letter.prompt.stay.theirLine"),
  });
  return { prompt, stage: emptyStage };
}

function mine(context: UiContext, seat: number): DecisionScene {
  const { labels, view } = context;
  const { t } = labels;
  const [hand = null] = view.hand;
  const aside = view.setAside === "face-down" ? null : view.setAside;
  const effects = {
    keep: hand && t("love-letter.prompt.stay.keepEffect", { card: labels.title(hand) }),
    swap: aside && t("love-letter.prompt.stay.swapEffect", { card: labels.title(aside) }),
  };
  const prompt = ownPrompt(context, {
    title: labels.caps("love-letter.prompt.stay.title"),
    line: t("love-letter.prompt.stay.line"),
    buttons: [
      button({
        id: "keep",
        kind: "paper",
        label: labels.caps("love-letter.prompt.stay.keep"),
        effect: effects.keep ?? "",
      }),
      button({
        id: "swap",
        kind: "go",
        label: labels.caps("love-letter.prompt.stay.swap"),
        effect: effects.swap ?? "",
      }),
    ],
  });
  const { avatar } = labels.who(seat);
  const stage: RowStage = {
    kind: "row",
    secret: t("love-letter.table.secret"),
    cards: [
      { card: hand, who: { name: t("love-letter.prompt.stay.hand"), avatar }, crowned: false },
      { card: aside, who: { name: t("love-letter.prompt.stay.aside"), avatar }, crowned: false },
    ],
  };
  return { prompt, stage };
}
