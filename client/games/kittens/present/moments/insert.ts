import type { InsertQuestion } from "../../../../../shared/games/kittens/state.ts";
import type { HideStage, Prompt } from "../../../../table/model.ts";
import { asked, empty, type MomentScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { drawers } from "../chances.ts";

/** A kitten is put back into the pile, in secret. */
export function insert(situation: Situation, { seat }: InsertQuestion): MomentScene {
  const { words } = situation;
  if (isMine(situation)) return { prompt: question(situation), stage: hiding(situation) };
  const title = words.caps("kittens.prompt.hide.theirTitle", { name: words.name(seat) });
  return { prompt: waitsFor(situation, seat, { title, line: words.t("kittens.prompt.hide.theirLine") }), stage: empty };
}

/** Who draws at each place, if everybody just draws; putting the kitten back ends one turn (K14). */
const order = ({ view }: Situation) => drawers(view, view.pile + 1, 1);

function question(situation: Situation): Prompt {
  const { words, choice } = situation;
  const { t } = words;
  const drawer = order(situation)[choice.place] ?? situation.view.turn;
  const count = choice.place;
  const at = atPlace(situation);
  return asked(situation, {
    title: words.caps("kittens.prompt.hide.title"),
    strong: t(`kittens.prompt.hide.strong${at}`, { count }),
    line: words.isMe(drawer)
      ? t("kittens.prompt.hide.lineYou")
      : t("kittens.prompt.hide.line", { name: words.name(drawer) }),
    buttons: [
      button({
        id: "anywhere",
        kind: "dark",
        label: words.caps("kittens.prompt.hide.anywhere"),
        effect: t("kittens.prompt.hide.byChance"),
      }),
      button({ id: "hide", kind: "bomb", label: words.caps("kittens.prompt.hide.here"), key: "Enter" }),
    ],
  });
}

function hiding(situation: Situation): HideStage {
  const { words, choice } = situation;
  const { t } = words;
  const spoken = { Top: "kittens.spoken.onTop", End: "kittens.spoken.atEnd", Above: "kittens.spoken.above" } as const;
  return {
    kind: "hide",
    secret: t("kittens.table.secret"),
    kitten: "exploding-kitten",
    drawers: order(situation).map((seat) => words.who(seat).avatar),
    chosen: choice.place,
    top: t("kittens.prompt.hide.top"),
    end: t("kittens.prompt.hide.end"),
    spoken: t(spoken[atPlace(situation)], { count: choice.place }),
  };
}

function atPlace({ view, choice }: Situation): "Top" | "End" | "Above" {
  if (choice.place === 0) return "Top";
  return choice.place === view.pile ? "End" : "Above";
}
