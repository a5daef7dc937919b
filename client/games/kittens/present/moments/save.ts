import type { SaveQuestion } from "../../../../../shared/games/kittens/state.ts";
import { asked, type MomentScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** Somebody has drawn a kitten and has a save. */
export function save(situation: Situation, { seat }: SaveQuestion): MomentScene {
  const { words } = situation;
  const card = words.title("defuse");
  const line = words.t("kittens.prompt.save.ticking");
  const stage = { kind: "selection", cards: ["exploding-kitten"], line } as const;
  if (!isMine(situation)) {
    const title = words.caps("kittens.prompt.save.theirTitle", { name: words.name(seat) });
    return {
      prompt: waitsFor(situation, seat, { title, line: words.t("kittens.prompt.save.theirLine") }),
      stage,
    };
  }
  const prompt = asked(situation, {
    title: words.caps("kittens.prompt.save.title"),
    line: words.t("kittens.prompt.save.line", { card }),
    buttons: [
      button({
        id: "save",
        kind: "green",
        label: words.caps("kittens.prompt.save.button", { card }),
        effect: words.t("kittens.prompt.save.effect"),
        key: "Enter",
      }),
    ],
  });
  return { prompt, stage };
}
