import type { Gift } from "../../../../../shared/games/kittens/state.ts";
import type { CardId, GivingTitle } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Labels } from "../../text/labels.ts";
import { mySeat, type UiContext } from "../../ui-context.ts";

/** Texts while cards are given. */
export interface GiveTexts {
  /** The viewer's own gift, or the next one if the viewer does not give. */
  readonly own: Gift;
  /** The next gift that is not chosen yet. */
  readonly next: Gift;
  /** Several players give at the same time. */
  readonly together: boolean;
  readonly title: string;
  readonly narrowTitle: string;
  /** @param card the chosen card */
  line(card: CardId | null): string;
  readonly slot: string;
  readonly theirTitle: string;
  readonly theirLine: string;
  /** The viewer has chosen and waits for others. */
  readonly done: string;
}

/** Whether all givers are shown together, even if there is only one. */
const together: Readonly<Record<GivingTitle, boolean>> = {
  favor: false,
  "feed-the-dead-now": true,
  "grave-robber": true,
};

export function textsOf(context: UiContext, decision: VisibleGive): GiveTexts {
  const { by } = decision;
  const { labels } = context;
  const { t } = labels;
  const next = decision.gifts.find(({ chosen }) => !chosen);
  if (next === undefined) throw new Error("there is no pending gift");
  const own = decision.gifts.find(({ from }) => from === mySeat(context)) ?? next;
  const names = namesIn(own, labels);
  const theirNames = namesIn(next, labels);
  const toMe = next.to !== "pile" && labels.isMe(next.to);
  return {
    own,
    next,
    together: together[by],
    title: labels.caps(`kittens.cards.${by}.give.title`, names),
    narrowTitle: labels.caps(`kittens.cards.${by}.give.titleNarrow`, names),
    line: (card) => {
      if (card === "godcat" && own.to === "pile") return t("kittens.prompt.give.godcat");
      return t(`kittens.cards.${by}.give.${card === null ? "line" : "lineChosen"}`, names);
    },
    slot: t(`kittens.cards.${by}.give.slot`),
    theirTitle: labels.caps(`kittens.cards.${by}.give.${toMe ? "theirTitleYou" : "theirTitle"}`, theirNames),
    theirLine: t(`kittens.cards.${by}.give.theirLine`, theirNames),
    done: t(`kittens.cards.${by}.give.done`, theirNames),
  };
}

function namesIn({ from, to }: Gift, labels: Labels) {
  const receiver = to === "pile" ? "" : labels.name(to);
  return { name: receiver, from: labels.name(from), to: receiver };
}
