import { assertNever } from "../../../../../shared/core/errors.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { AutoPass } from "../../../../../shared/net/protocol.ts";
import { isReplacedByBot } from "../../../../game-model/bots.ts";
import type { PromptButton } from "../../../../table/scene/pieces.ts";
import { isViewersMove, letsPass, type UiContext } from "../../ui-context.ts";
import { button } from "../buttons.ts";

/** Describes the auto-pass setting; null if the viewer is always asked. */
export function autoPassLine({ consent, labels }: UiContext): string | null {
  if (consent === null || consent === "ask") return null;
  return labels.t(`kittens.prompt.consent.${consent === "until-turn" ? "allLine" : "mostLine"}`);
}

/** Reason for the prompt despite auto-pass; null if the viewer is always asked, or if their own play is affected. */
export const hitLine = ({ consent, labels }: UiContext, { play }: VisibleNopeWait): string | null =>
  consent === "unless-hit" && !labels.isMe(play.seat) ? labels.t("kittens.prompt.consent.hit") : null;

/** Buttons for the auto-pass setting: one beside the responses, all other choices while no response is pending. */
export function autoPassButtons(context: UiContext, wait: VisibleNopeWait): readonly PromptButton[] {
  const { consent, view, table } = context;
  const isIn = view.viewer !== "spectator" && view.seats[view.viewer]?.life !== "exploded" && !isReplacedByBot(table);
  if (consent === null || !isIn) return [];
  if (isViewersMove(context) && !letsPass(context)) return [choice(context, consent === "ask" ? "until-turn" : "ask")];
  if (consent === "ask" && !wait.passed) return [];
  return offered.filter((each) => each !== consent).map((each) => choice(context, each));
}

const offered: readonly AutoPass[] = ["unless-hit", "until-turn", "ask"];

function choice({ labels }: UiContext, consent: AutoPass): PromptButton {
  const { t, caps } = labels;
  switch (consent) {
    case "until-turn":
      return button({
        id: "let-all",
        kind: "quiet",
        label: caps("kittens.prompt.consent.all"),
        effect: t("kittens.prompt.consent.allEffect"),
        key: "p",
      });
    case "unless-hit":
      return button({
        id: "let-most",
        kind: "quiet",
        label: caps("kittens.prompt.consent.most"),
        effect: t("kittens.prompt.consent.mostEffect"),
        key: "h",
      });
    case "ask":
      return button({
        id: "ask-me",
        kind: "quiet",
        label: caps("kittens.prompt.consent.ask"),
        effect: t("kittens.prompt.consent.askEffect"),
        key: "a",
      });
    default:
      return assertNever(consent);
  }
}
