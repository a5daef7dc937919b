import type { Seat } from "../../../../../shared/core/game.ts";
import type { GiftRoute } from "../../../../../shared/games/kittens/state.ts";
import type { CardId, GivingTitle } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import { isMine, mySeat, type Situation } from "../../situation.ts";

/** What is said while cards are given. */
export interface GiveTexts {
  /** Who gives to whom, as far as the viewer is concerned. */
  readonly route: GiftRoute;
  /** Several give at once. */
  readonly together: boolean;
  readonly title: string;
  readonly narrowTitle: string;
  /** @param card the one that is chosen */
  line(card: CardId | null): string;
  readonly slot: string;
  readonly theirTitle: string;
  readonly theirLine: string;
  /** The viewer has chosen, others have not. */
  readonly done: string;
}

/** Whether all who are asked are shown together, even if it is only one. */
const together: Readonly<Record<GivingTitle, boolean>> = {
  favor: false,
  "feed-the-dead-now": true,
  "grave-robber": true,
};

export function textsOf(situation: Situation, decision: VisibleGive): GiveTexts {
  const { by } = decision;
  const { words } = situation;
  const { t } = words;
  const route = routeFor(situation, decision);
  const { from, to } = route;
  const receiver = to === "pile" ? "" : words.name(to);
  const names = { name: receiver, from: words.name(from), to: receiver };
  const toMe = to !== "pile" && words.isMe(to);
  return {
    route,
    together: together[by],
    title: words.caps(`kittens.cards.${by}.give.title`, names),
    narrowTitle: words.caps(`kittens.cards.${by}.give.titleNarrow`, names),
    line: (card) => {
      if (card === "godcat" && to === "pile") return t("kittens.prompt.give.godcat");
      return t(`kittens.cards.${by}.give.${card === null ? "line" : "lineChosen"}`, names);
    },
    slot: t(`kittens.cards.${by}.give.slot`),
    theirTitle: words.caps(`kittens.cards.${by}.give.${toMe ? "theirTitleYou" : "theirTitle"}`, names),
    theirLine: t(`kittens.cards.${by}.give.theirLine`, names),
    done: t(`kittens.cards.${by}.give.done`, names),
  };
}

/** The viewer's own gift while they choose; then the next that is still to be chosen. */
function routeFor(situation: Situation, { gifts }: VisibleGive): GiftRoute {
  const mine = isMine(situation) ? giftOf(gifts, mySeat(situation)) : undefined;
  const route = mine ?? gifts.find(({ chosen }) => !chosen);
  if (route === undefined) throw new Error("nobody gives anything");
  return route;
}

const giftOf = <Gift extends GiftRoute>(gifts: readonly Gift[], seat: Seat | null): Gift | undefined =>
  gifts.find(({ from }) => from === seat);
