import type { PickDecision } from "../../../../../shared/games/kittens/state.ts";
import type { Prompt, PromptButton } from "../../../../table/model/pieces.ts";
import type { StealStage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** A pair succeeded: the thief picks a back from the other hand. */
export function pick(situation: Situation, decision: PickDecision): DecisionScene {
  const prompt = isMine(situation) ? mine(situation, decision) : theirs(situation, decision);
  return { prompt, stage: fan(situation, decision) };
}

function mine(situation: Situation, { from }: PickDecision): Prompt {
  const { words, view } = situation;
  const { t } = words;
  const seen = view.godcat === from;
  return asked(situation, {
    title: words.caps("kittens.prompt.pick.title", { name: words.name(from) }),
    line: t(`kittens.prompt.pick.${seen ? "lineGodcat" : "line"}`),
    narrowLine: t(`kittens.prompt.pick.${seen ? "shortGodcat" : "short"}`),
    buttons: seen ? [pickGodcat(situation), pickBack(situation)] : [pickBack(situation)],
  });
}

const pickBack = ({ words }: Situation): PromptButton =>
  button({
    id: "pick",
    kind: "go",
    label: words.caps("kittens.prompt.pick.button"),
    effect: words.t("kittens.prompt.pick.effect"),
    key: "Enter",
  });

const pickGodcat = ({ words }: Situation): PromptButton =>
  button({
    id: "pick-godcat",
    kind: "paper",
    label: words.caps("kittens.prompt.pick.buttonGodcat"),
    effect: words.t("kittens.prompt.pick.effectGodcat"),
    key: "g",
  });

function theirs(situation: Situation, { seat, from }: PickDecision): Prompt {
  const { words } = situation;
  const names = { thief: words.name(seat), name: words.name(from) };
  const title = words.isMe(from) ? "kittens.prompt.pick.theirTitleYou" : "kittens.prompt.pick.theirTitle";
  return waitsFor(situation, seat, {
    title: words.caps(title, names),
    line: words.t("kittens.prompt.pick.theirLine"),
  });
}

function fan(situation: Situation, { from }: PickDecision): StealStage {
  const { view, words, draft } = situation;
  const mine = isMine(situation);
  const seen = view.godcat === from;
  return {
    kind: "steal",
    count: view.seats[from]?.cards ?? 0,
    tag: seen ? words.title("godcat") : null,
    chosen: mine ? draft.back : null,
    mine,
    spoken: words.t(seen ? "kittens.spoken.stealGodcat" : "kittens.spoken.steal", { name: words.name(from) }),
  };
}
