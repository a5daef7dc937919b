import type { StayDecision } from "../../../../../shared/games/love-letter/state.ts";
import type { RowStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** Doggy Grave Digger: keep the hand, or swap it with the card set aside. */
export function stay(situation: Situation, { seat }: StayDecision): DecisionScene {
  const { words } = situation;
  if (isMine(situation)) return mine(situation, seat);
  const prompt = waitsFor(situation, seat, {
    title: words.caps("love-letter.prompt.stay.theirTitle", { name: words.name(seat) }),
    line: words.t("love-letter.prompt.stay.theirLine"),
  });
  return { prompt, stage: empty };
}

function mine(situation: Situation, seat: number): DecisionScene {
  const { words, view } = situation;
  const { t } = words;
  const [hand = null] = view.hand;
  const aside = view.setAside === "face-down" ? null : view.setAside;
  const effects = {
    keep: hand && t("love-letter.prompt.stay.keepEffect", { card: words.title(hand) }),
    swap: aside && t("love-letter.prompt.stay.swapEffect", { card: words.title(aside) }),
  };
  const prompt = asked(situation, {
    title: words.caps("love-letter.prompt.stay.title"),
    line: t("love-letter.prompt.stay.line"),
    buttons: [
      button({
        id: "keep",
        kind: "paper",
        label: words.caps("love-letter.prompt.stay.keep"),
        effect: effects.keep ?? "",
      }),
      button({ id: "swap", kind: "go", label: words.caps("love-letter.prompt.stay.swap"), effect: effects.swap ?? "" }),
    ],
  });
  const { avatar } = words.who(seat);
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
