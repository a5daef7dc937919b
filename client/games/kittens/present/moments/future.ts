import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { FutureStage } from "../../../../table/model.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { drawers } from "../chances.ts";
import { asked, type MomentScene, waitsFor } from "../prompts.ts";

/** As many cards of the pile as a See the Future shows. */
const most = 3;

export const knowsAnything = ({ known }: KittensView): boolean => known.slice(0, most).some((card) => card !== null);

/** What the viewer knows of the top of the pile, with who would draw it. */
export function future(situation: Situation): MomentScene {
  const { words, view } = situation;
  const { t } = words;
  const stage = futureStage(situation);
  const parts = {
    title: words.caps("kittens.prompt.future.title", { count: stage.cards.length }),
    line: t("kittens.prompt.future.line"),
    narrowLine: t("kittens.prompt.future.short"),
    buttons: [
      button({
        id: "got-it",
        kind: "go",
        label: words.caps("kittens.prompt.future.got"),
        effect: t("kittens.prompt.future.gotEffect"),
        key: "Enter",
      }),
    ],
  };
  return { prompt: isMine(situation) ? asked(situation, parts) : waitsFor(situation, view.turn, parts), stage };
}

function futureStage({ view, words }: Situation): FutureStage {
  const known = view.known.slice(0, most);
  const order = drawers(view, known.length);
  return {
    kind: "future",
    secret: words.t("kittens.table.secret"),
    cards: known.map((card, index) => ({
      card,
      place: placeName(words, index),
      drawer: words.who(order[index] ?? view.turn),
    })),
  };
}

function placeName({ t }: Situation["words"], index: number): string {
  const name = (["first", "second", "third"] as const)[index] ?? "more";
  return t(`kittens.prompt.future.places.${name}`, { count: index + 1 });
}
