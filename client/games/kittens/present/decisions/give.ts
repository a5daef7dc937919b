import type { Gift } from "../../../../../shared/games/kittens/state.ts";
import type { CardId } from "../../../../../shared/games/kittens/titles.ts";
import { stillChoosing, type VisibleGive } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt, PromptButton, Who } from "../../../../table/model/pieces.ts";
import type { Stage, Waiting } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { selectedCards } from "../../plan.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { type GiveTexts, textsOf } from "./give-texts.ts";

/** All givers choose a card, simultaneously and in secret (K26, K52, K53). */
export function give(situation: Situation, decision: VisibleGive): DecisionScene {
  const texts = textsOf(situation, decision);
  return isMine(situation) ? mine(situation, decision, texts) : theirs(situation, decision, texts);
}

function mine(situation: Situation, decision: VisibleGive, texts: GiveTexts): DecisionScene {
  const { words } = situation;
  const [card = null] = selectedCards(situation, situation.draft);
  const line = texts.line(card);
  const prompt = asked(situation, {
    title: texts.title,
    narrowTitle: texts.narrowTitle,
    line,
    buttons: card === null ? [] : [handOver(situation, card)],
  });
  const { from, to } = texts.own;
  const stageLine = card === null ? texts.slot : line;
  const waiting = texts.together ? waitingFor(situation, decision) : null;
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

const receiver = ({ words }: Situation, to: Gift["to"]): Who | "pile" => (to === "pile" ? to : words.who(to));

/** Returns the other players who have not chosen yet. Their choices stay secret. */
function waitingFor({ words }: Situation, decision: VisibleGive): Waiting {
  const players = stillChoosing(decision)
    .filter((seat) => !words.isMe(seat))
    .map(words.who);
  return { text: words.t("kittens.prompt.give.still", { count: players.length }), players };
}

function theirs(situation: Situation, decision: VisibleGive, texts: GiveTexts): DecisionScene {
  return { prompt: waiting(situation, decision, texts), stage: gathering(situation, decision, texts) };
}

function waiting(situation: Situation, { own }: VisibleGive, texts: GiveTexts): Prompt {
  const line = own === null ? texts.theirLine : texts.done;
  return waitsFor(situation, texts.next.from, { title: texts.theirTitle, line });
}

function gathering(situation: Situation, decision: VisibleGive, texts: GiveTexts): Stage {
  if (!texts.together) return empty;
  const { own } = decision;
  const line = own === null ? texts.theirLine : texts.line(own);
  return {
    kind: "gather",
    to: receiver(situation, texts.own.to),
    card: own,
    line,
    waiting: waitingFor(situation, decision),
  };
}
