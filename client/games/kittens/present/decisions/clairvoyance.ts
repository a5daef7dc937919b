import type { Seat } from "../../../../../shared/core/game.ts";
import type { KittensView, VisibleClairvoyanceWait } from "../../../../../shared/games/kittens/view.ts";
import type { Prompt } from "../../../../table/model/pieces.ts";
import type { Stage } from "../../../../table/model/stages.ts";
import { asked, type DecisionScene, waitsFor } from "../../../prompts.ts";
import { isMine, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** After a save the other players may play Clairvoyance. All get the same decision, with or without the card (K50). */
export function clairvoyance(situation: Situation, wait: VisibleClairvoyanceWait): DecisionScene {
  const prompt = isMine(situation) ? mine(situation, wait.seat) : waiting(situation, wait);
  return { prompt, stage: ticking(situation) };
}

function mine(situation: Situation, seat: Seat): Prompt {
  const { words, view } = situation;
  const { t } = words;
  const values = { name: words.name(seat), card: words.title("clairvoyance-now") };
  return asked(situation, {
    title: words.caps("kittens.prompt.clairvoyance.title"),
    line: t("kittens.prompt.clairvoyance.line", values),
    narrowLine: t("kittens.prompt.clairvoyance.short", values),
    buttons: [
      button({
        id: "watch",
        kind: "go",
        label: words.caps("kittens.prompt.clairvoyance.button", values),
        effect: t("kittens.prompt.clairvoyance.effect"),
        key: "c",
        enabled: view.hand.includes("clairvoyance-now"),
      }),
      button({
        id: "let-it",
        kind: "paper",
        label: words.caps("kittens.prompt.clairvoyance.letIt"),
        effect: t("kittens.prompt.clairvoyance.letItEffect", values),
        key: "l",
      }),
    ],
  });
}

/** The viewer is the saved player, has passed, or only watches. */
function waiting(situation: Situation, { seat, passed }: VisibleClairvoyanceWait): Prompt {
  const { words, table } = situation;
  const values = { name: words.name(seat), card: words.title("clairvoyance-now") };
  const title = words.caps(`kittens.prompt.clairvoyance.${passed ? "passed" : "waiting"}`);
  const line = passed ? "passedLine" : words.isMe(seat) ? "waitingYours" : "waitingTheirs";
  const content = { title, line: words.t(`kittens.prompt.clairvoyance.${line}`, values) };
  return { ...waitsFor(situation, seat, content), clock: table.clock };
}

/** The kittens that are about to be put back. */
function ticking({ view, words }: Situation): Stage {
  const cards = Array<string>(kittensInHand(view)).fill("exploding-kitten");
  return { kind: "selection", cards, line: words.t("kittens.prompt.save.ticking") };
}

function kittensInHand({ pending }: KittensView): number {
  const below = pending.findLast(({ kind }) => kind === "insert");
  return below?.kind === "insert" ? below.kittens : 0;
}
