import type { KittensView } from "../../../../../shared/games/kittens/view.ts";
import type { FutureStage } from "../../../../table/model.ts";
import { asked, type MomentScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { drawers } from "../order.ts";

/** The places of the pile that a See the Future shows. */
const places = ["first", "second", "third"] as const;

export const knowsAnything = ({ known }: KittensView): boolean =>
  known.slice(0, places.length).some((card) => card !== null);

/** What the viewer knows of the top of the pile, with who would draw it. */
export function future(situation: Situation): MomentScene {
  const { words, view } = situation;
  const { t } = words;
  const stage = futureStage(situation);
  const open = isOpen(situation);
  const parts = {
    title: words.caps("kittens.prompt.future.title", { count: stage.cards.length }),
    strong: open ? t("kittens.prompt.reveal.line") : undefined,
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

/** What was shown last, everybody saw (K35). */
function isOpen({ story, words }: Situation): boolean {
  const last = story.findLast(({ event }) => {
    if (event.type === "future-seen" || event.type === "card-put-on-top") return words.isMe(event.seat);
    return event.type === "future-revealed" || (event.type === "kitten-hidden" && event.position !== null);
  });
  return last?.event.type === "future-revealed";
}

function futureStage(situation: Situation): FutureStage {
  const { view, words } = situation;
  const known = view.known.slice(0, places.length);
  const order = drawers(view, known.length);
  return {
    kind: "future",
    secret: isOpen(situation) ? null : words.t("kittens.table.secret"),
    cards: places.slice(0, known.length).map((place, index) => ({
      card: known[index] ?? null,
      place: words.t(`kittens.prompt.future.places.${place}`),
      drawer: words.who(order[index] ?? view.turn),
    })),
  };
}
