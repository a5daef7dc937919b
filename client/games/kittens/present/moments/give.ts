import type { GiveQuestion } from "../../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import type { PromptButton } from "../../../../table/model.ts";
import { asked, empty, type MomentScene, waitsFor } from "../../../prompts.ts";
import { selectedCards } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** A Favor: somebody gives a card of their own choice. */
export function give(situation: Situation, question: GiveQuestion): MomentScene {
  return isMine(situation) ? mine(situation, question) : { prompt: theirs(situation, question), stage: empty };
}

function mine(situation: Situation, { seat, to }: GiveQuestion): MomentScene {
  const { words } = situation;
  const { t } = words;
  const name = words.name(to);
  const [card = null] = selectedCards(situation, situation.choice);
  const line = t(card === null ? "kittens.prompt.give.line" : "kittens.prompt.give.lineChosen", { name });
  const prompt = asked(situation, {
    title: words.caps("kittens.prompt.give.title", { name }),
    narrowTitle: words.caps("kittens.prompt.give.titleNarrow", { name }),
    line,
    buttons: card === null ? [] : [handOver(situation, card)],
  });
  const stageLine = card === null ? t("kittens.prompt.give.slot") : line;
  return { prompt, stage: { kind: "give", from: words.who(seat), to: words.who(to), card, line: stageLine } };
}

const handOver = ({ words }: Situation, card: CardId): PromptButton =>
  button({
    id: "give",
    kind: "go",
    label: words.caps("kittens.prompt.give.button"),
    effect: words.title(card),
    key: "Enter",
  });

function theirs(situation: Situation, { seat, to }: GiveQuestion) {
  const { words } = situation;
  const names = { from: words.name(seat), to: words.name(to) };
  const title = words.isMe(to) ? "kittens.prompt.give.theirTitleYou" : "kittens.prompt.give.theirTitle";
  return waitsFor(situation, seat, {
    title: words.caps(title, names),
    line: words.t("kittens.prompt.give.theirLine", names),
  });
}
