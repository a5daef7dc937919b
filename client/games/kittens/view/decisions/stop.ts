import type { StopDecision } from "../../../../../shared/games/kittens/state.ts";
import { type DecisionScene, ownPrompt, waitingPrompt } from "../../../prompts.ts";
import { isViewersMove, type UiContext } from "../../ui-context.ts";

/** The pile whirls until the next living player says stop. All players see who that is (K37). */
export function stop(context: UiContext, { seat }: StopDecision): DecisionScene {
  const { labels, table } = context;
  const { t } = labels;
  const name = labels.name(seat);
  const mine = isViewersMove(context);
  const drum = mine || table.mySeat === null || table.rerun ? null : t("kittens.prompt.stop.drum");
  const prompt = mine
    ? ownPrompt(context, {
        title: labels.caps("kittens.prompt.stop.title"),
        line: t("kittens.prompt.stop.line"),
        narrowLine: t("kittens.prompt.stop.short"),
      })
    : waitingPrompt(context, seat, {
        title: labels.caps("kittens.prompt.stop.theirTitle", { name }),
        line: t(`kittens.prompt.stop.${drum === null ? "theirLine" : "drumLine"}`),
      });
  const spoken = t(mine ? "kittens.prompt.stop.spoken" : "kittens.prompt.stop.theirSpoken", { name });
  const word = t("kittens.prompt.stop.word");
  return { prompt, stage: { kind: "stop", stopper: labels.who(seat), mine, drum, word, clock: table.clock, spoken } };
}
