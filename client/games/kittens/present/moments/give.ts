import type { GiftRoute } from "../../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import { stillChoosing, type VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton, Who } from "../../../../table/model/pieces.ts";
import type { Stage, Waiting } from "../../../../table/model/stages.ts";
import { asked, empty, type MomentScene, waitsFor } from "../../../prompts.ts";
import { selectedCards } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { type GiveTexts, textsOf } from "./give-texts.ts";

/** Cards of their givers' own choice, all at once, in secret (K26, K52, K53). */
export function give(situation: Situation, question: VisibleGive): MomentScene {
  const texts = textsOf(situation, question);
  return isMine(situation) ? mine(situation, question, texts) : theirs(situation, question, texts);
}

function mine(situation: Situation, question: VisibleGive, texts: GiveTexts): MomentScene {
  const { words } = situation;
  const [card = null] = selectedCards(situation, situation.choice);
  const line = texts.line(card);
  const prompt = asked(situation, {
    title: texts.title,
    narrowTitle: texts.narrowTitle,
    line,
    buttons: card === null ? [] : [handOver(situation, card)],
  });
  const { from, to } = texts.route;
  const stageLine = card === null ? texts.slot : line;
  const waiting = texts.together ? waitingFor(situation, question) : null;
  return {
    prompt,
    stage: { kind: "give", from: words.who(from), to: receiver(situation, to), card, line: stageLine, waiting },
  };
}

const handOver = ({ words }: Situation, card: CardId): PromptButton =>
  button({
    id: "give",
    kind: "go",
    label: words.caps("kittens.prompt.give.button"),
    effect: words.title(card),
    key: "Enter",
  });

const receiver = ({ words }: Situation, to: GiftRoute["to"]): Who | "pile" => (to === "pile" ? to : words.who(to));

/** The others who have yet to choose; what they chose is told to nobody. */
function waitingFor({ words }: Situation, question: VisibleGive): Waiting {
  const players = stillChoosing(question)
    .filter((seat) => !words.isMe(seat))
    .map(words.who);
  return { text: words.t("kittens.prompt.give.still", { count: players.length }), players };
}

function theirs(situation: Situation, question: VisibleGive, texts: GiveTexts): MomentScene {
  return { prompt: waiting(situation, question, texts), stage: gathering(situation, question, texts) };
}

function waiting(situation: Situation, { own }: VisibleGive, texts: GiveTexts): Prompt {
  const line = own === null ? texts.theirLine : texts.done;
  return waitsFor(situation, texts.route.from, { title: texts.theirTitle, line });
}

function gathering(situation: Situation, question: VisibleGive, texts: GiveTexts): Stage {
  if (!texts.together) return empty;
  const { own } = question;
  const line = own === null ? texts.theirLine : texts.line(own);
  return {
    kind: "gather",
    to: receiver(situation, texts.route.to),
    card: own,
    line,
    waiting: waitingFor(situation, question),
  };
}
