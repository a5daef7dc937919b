import { kittenOdds, kittensInPile } from "../../../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Discard, Pile } from "../../../table/model/pieces.ts";
import { isOver } from "../awaited.ts";
import type { Situation } from "../situation.ts";

export function pile(situation: Situation): Pile {
  const { view, words, legal, draft, table, held, odds } = situation;
  const told = odds && !isOver(view);
  const kittens = kittensInPile(view);
  const danger = told ? words.t("kittens.table.kittens", { count: kittens }) : null;
  const drawable = legal.some(({ type }) => type === "draw") && draft.cards.length === 0 && !draft.peeking;
  return {
    count: view.pile,
    unit: words.t("kittens.table.cards", { count: view.pile }),
    danger: danger === null ? null : { text: { wide: danger, narrow: `${kittens}` }, percent: kittenPercent(view) },
    drawable,
    beat: held && table.beatEndsAt !== null ? { endsAt: table.beatEndsAt, totalMs: beatTime(table) } : null,
    spoken: [
      words.t("kittens.spoken.pile", { count: view.pile }),
      ...(danger === null ? [] : [danger]),
      ...(drawable ? [words.t("kittens.spoken.draw")] : []),
    ].join(", "),
  };
}

/** The chance of a kitten on top, 0 to 100. */
export const kittenPercent = (view: KittensView): number => Math.round(100 * kittenOdds(view));

const beatTime = ({ settings }: Situation["table"]): number => settings.beatSeconds * 1000;

export function discard({ view, words }: Situation): Discard {
  return {
    top: view.discard.slice(-4),
    count: view.discard.length,
    label: words.t("kittens.table.discarded", { count: view.discard.length }),
  };
}
