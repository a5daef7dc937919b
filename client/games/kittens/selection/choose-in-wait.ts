import type { Command } from "../../../../shared/core/commands.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import type { UiContext } from "../ui-context.ts";
import { choosePlay } from "./choose-play.ts";
import { isButton, type KittensTransition, withCommand, withMessage } from "./transition.ts";

/** Auto-pass setting of each button. */
const consents: Readonly<Record<string, AutoPass>> = {
  "let-all": "until-turn",
  "let-most": "unless-hit",
  "ask-me": "ask",
};

/** A play waits: Nope it (a Clone may do so too), let it happen, or slip in a NOW card (K19, K49, K57). */
export function onNope(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { selection, view, labels } = context;
  if (isButton(intent, "let-it")) return withCommand(selection, { type: "pass" });
  const consent = intent.kind === "button" ? consents[intent.id] : undefined;
  if (consent !== undefined) return { selection, followUp: { kind: "let-pass", consent } };
  const byClone = nopeWithClone(context);
  if (isButton(intent, "nope")) {
    if (view.hand.includes("nope")) return withCommand(selection, { type: "nope" });
    return byClone ? withCommand(selection, byClone) : withMessage(selection, labels.t("kittens.prompt.nope.none"));
  }
  const mayNope = context.legal.some(({ type }) => type === "nope");
  if (mayNope && isCard(intent, "nope")) return withCommand(selection, { type: "nope" });
  if (byClone && isCard(intent, "clone")) return withCommand(selection, byClone);
  return choosePlay(context, intent, now);
}

export const nopeWithClone = ({ legal }: UiContext): Command | undefined =>
  legal.find((command) => command.type === "nope" && command.card === "clone");

/** Kittens are about to be put back: play Clairvoyance to watch, or pass (K50). */
export function onClairvoyance(context: UiContext, intent: Intent, now: number): KittensTransition {
  const { selection, view, labels } = context;
  if (isButton(intent, "let-it")) return withCommand(selection, { type: "pass" });
  if (!isButton(intent, "watch") && !isCard(intent, "clairvoyance-now")) return choosePlay(context, intent, now);
  if (!view.hand.includes("clairvoyance-now"))
    return withMessage(
      selection,
      labels.t("kittens.prompt.clairvoyance.none", { card: labels.title("clairvoyance-now") }),
    );
  return withCommand(selection, { type: "play", cards: ["clairvoyance-now"] });
}

const isCard = (intent: Intent, card: string): boolean => intent.kind === "card" && intent.key.startsWith(`${card}#`);
