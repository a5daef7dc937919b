import type { Seat } from "../../../../../shared/core/game.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Situation } from "../../situation.ts";
import type { Words } from "../../words.ts";

/** What is said while cards are given, which depends on what for. */
export interface GiveTexts {
  /** Several give at once. */
  readonly together: boolean;
  readonly title: string;
  readonly narrowTitle?: string;
  /** @param card the one that is chosen */
  line(card: CardId | null): string;
  readonly slot: string;
  readonly theirTitle: string;
  readonly theirLine: string;
  /** The viewer has chosen, others have not. */
  readonly done: string;
}

/** Only the Dead are fed, and only graves go to the pile. */
export function textsOf({ view, words }: Situation, { seats, to }: VisibleGive): GiveTexts {
  if (to === "pile") return grave(words);
  return view.seats[to]?.life === "dead" ? feed(words, to) : favor(words, seats[0] ?? to, to);
}

function favor(words: Words, from: Seat, to: Seat): GiveTexts {
  const { t } = words;
  const name = words.name(to);
  const names = { from: words.name(from), to: name };
  const theirTitle = words.isMe(to) ? "kittens.prompt.give.theirTitleYou" : "kittens.prompt.give.theirTitle";
  return {
    together: false,
    title: words.caps("kittens.prompt.give.title", { name }),
    narrowTitle: words.caps("kittens.prompt.give.titleNarrow", { name }),
    line: (card) => t(card === null ? "kittens.prompt.give.line" : "kittens.prompt.give.lineChosen", { name }),
    slot: t("kittens.prompt.give.slot"),
    theirTitle: words.caps(theirTitle, names),
    theirLine: t("kittens.prompt.give.theirLine", names),
    done: "",
  };
}

function feed(words: Words, to: Seat): GiveTexts {
  const { t } = words;
  const name = words.name(to);
  const theirTitle = words.isMe(to)
    ? "kittens.prompt.gather.feedTheirTitleYou"
    : "kittens.prompt.gather.feedTheirTitle";
  return {
    together: true,
    title: words.caps("kittens.prompt.gather.feedTitle", { name }),
    line: (card) =>
      t(card === null ? "kittens.prompt.gather.feedLine" : "kittens.prompt.gather.feedLineChosen", { name }),
    slot: t("kittens.prompt.gather.feedSlot"),
    theirTitle: words.caps(theirTitle, { name }),
    theirLine: t("kittens.prompt.gather.feedTheirLine"),
    done: t("kittens.prompt.gather.feedDone"),
  };
}

function grave(words: Words): GiveTexts {
  const { t } = words;
  return {
    together: true,
    title: words.caps("kittens.prompt.gather.graveTitle"),
    line: (card) => {
      if (card === "godcat") return t("kittens.prompt.gather.graveLineGodcat");
      return t(card === null ? "kittens.prompt.gather.graveLine" : "kittens.prompt.gather.graveLineChosen");
    },
    slot: t("kittens.prompt.gather.graveSlot"),
    theirTitle: words.caps("kittens.prompt.gather.graveTheirTitle"),
    theirLine: t("kittens.prompt.gather.graveTheirLine"),
    done: t("kittens.prompt.gather.graveDone"),
  };
}
