import type { StopDecision } from "../../../../../shared/games/kittens/state.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";

/** The pile whirls until the next living player says stop. All players see who that is (K37). */
export function stop(situation: Situation, { seat }: StopDecision): DecisionScene {
  const { words, table } = situation;
  const { t } = words;
  const name = words.name(seat);
  const mine = isMine(situation);
  const drum = mine || table.mySeat === null || table.rerun ? null : t("kittens.prompt.stop.drum");
  const prompt = mine
    ? asked(situation, {
        title: words.caps("kittens.prompt.stop.title"),
        line: t("kittens.prompt.stop.line"),
        narrowLine: t("kittens.prompt.stop.short"),
      })
    : waitsFor(situation, seat, {
        title: words.caps("kittens.prompt.stop.theirTitle", { name }),
        line: t(`kittens.prompt.stop.${drum === null ? "theirLine" : "drumLine"}`),
      });
  const spoken = t(mine ? "kittens.prompt.stop.spoken" : "kittens.prompt.stop.theirSpoken", { name });
  const word = t("kittens.prompt.stop.word");
  return { prompt, stage: { kind: "stop", stopper: words.who(seat), mine, drum, word, clock: table.clock, spoken } };
}
