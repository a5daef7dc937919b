import type { TakeDecision } from "../../../../../shared/games/kittens/state.ts";
import { type CardId, cardIds } from "../../../../../shared/games/kittens/titles.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import { asked, type DecisionScene, empty, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";
import { grid } from "../grid.ts";

/** Five different cards succeeded: the player takes a discarded card. */
export function take(situation: Situation, { seat }: TakeDecision): DecisionScene {
  const { words } = situation;
  if (isMine(situation))
    return {
      prompt: mine(situation),
      stage: grid(situation, words.t("kittens.prompt.take.stage"), takeable(situation)),
    };
  const title = words.caps("kittens.prompt.take.theirTitle", { name: words.name(seat) });
  return { prompt: waitsFor(situation, seat, { title, line: words.t("kittens.prompt.take.theirLine") }), stage: empty };
}

function mine(situation: Situation): Prompt {
  const { words, draft } = situation;
  const title = words.caps("kittens.prompt.take.title");
  if (draft.title === null) return asked(situation, { title, line: words.t("kittens.prompt.take.line") });
  const card = words.title(draft.title);
  const line = words.t("kittens.prompt.take.lineChosen", { card });
  const label = words.caps("kittens.prompt.take.button");
  return asked(situation, {
    title,
    line,
    buttons: [button({ id: "take", kind: "go", label, effect: card, key: "Enter" })],
  });
}

function takeable({ legal }: Situation): readonly CardId[] {
  const titles = legal.flatMap((command) => (command.type === "take" ? command.card : []));
  return cardIds.filter((id) => titles.includes(id));
}
