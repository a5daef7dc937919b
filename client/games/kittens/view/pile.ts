import { kittenOdds, kittensInPile } from "../../../../shared/games/kittens/odds.ts";
import type { KittensView } from "../../../../shared/games/kittens/view.ts";
import type { Discard, Pile } from "../../../table/scene/pieces.ts";
import { isOver } from "../active-seats.ts";
import type { UiContext } from "../ui-context.ts";

export function pile(context: UiContext): Pile {
  const { view, labels, legal, selection, table, held, odds } = context;
  const told = odds && !isOver(view);
  const kittens = kittensInPile(view);
  const danger = told ? labels.t("kittens.table.kittens", { count: kittens }) : null;
  const drawable = legal.some(({ type }) => type === "draw") && selection.cards.length === 0 && !selection.peeking;
  return {
    count: view.pile,
    unit: labels.t("kittens.table.cards", { count: view.pile }),
    danger: danger === null ? null : { text: { wide: danger, narrow: `${kittens}` }, percent: kittenPercent(view) },
    drawable,
    beat: held && table.beatEndsAt !== null ? { endsAt: table.beatEndsAt, totalMs: beatTime(table) } : null,
    spoken: [
      labels.t("kittens.spoken.pile", { count: view.pile }),
      ...(danger === null ? [] : [danger]),
      ...(drawable ? [labels.t("kittens.spoken.draw")] : []),
    ].join(", "),
  };
}

/** The chance of a kitten on top, 0 to 100. */
export const kittenPercent = (view: KittensView): number => Math.round(100 * kittenOdds(view));

const beatTime = ({ settings }: UiContext["table"]): number => settings.beatSeconds * 1000;

export function discard({ view, labels }: UiContext): Discard {
  return {
    top: view.discard.slice(-4),
    count: view.discard.length,
    label: labels.t("kittens.table.discarded", { count: view.discard.length }),
  };
}
