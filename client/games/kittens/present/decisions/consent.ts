import { assertNever } from "../../../../../shared/core/errors.ts";
import type { VisibleNopeWait } from "../../../../../shared/games/kittens/view.ts";
import type { Consent } from "../../../../../shared/net/protocol.ts";
import { isPutOut } from "../../../../game/bots.ts";
import type { PromptButton } from "../../../../table/model/pieces.ts";
import { isMine, letsPass, type Situation } from "../../situation.ts";
import { button } from "../buttons.ts";

/** Describes the auto-pass setting; null if the viewer is always asked. */
export function consentLine({ consent, words }: Situation): string | null {
  if (consent === null || consent === "ask") return null;
  return words.t(`kittens.prompt.consent.${consent === "until-turn" ? "allLine" : "mostLine"}`);
}

/** Reason for the prompt despite auto-pass; null if the viewer is always asked, or if their own play is affected. */
export const hitLine = ({ consent, words }: Situation, { play }: VisibleNopeWait): string | null =>
  consent === "unless-hit" && !words.isMe(play.seat) ? words.t("kittens.prompt.consent.hit") : null;

/** Buttons for the auto-pass setting: one beside the responses, all other choices while no response is pending. */
export function consentButtons(situation: Situation, wait: VisibleNopeWait): readonly PromptButton[] {
  const { consent, view, table } = situation;
  const isIn = view.viewer !== "spectator" && view.seats[view.viewer]?.life !== "exploded" && !isPutOut(table);
  if (consent === null || !isIn) return [];
  if (isMine(situation) && !letsPass(situation)) return [choice(situation, consent === "ask" ? "until-turn" : "ask")];
  if (consent === "ask" && !wait.passed) return [];
  return offered.filter((each) => each !== consent).map((each) => choice(situation, each));
}

const offered: readonly Consent[] = ["unless-hit", "until-turn", "ask"];

function choice({ words }: Situation, consent: Consent): PromptButton {
  const { t, caps } = words;
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
