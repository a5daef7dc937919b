import type { Command } from "../../../shared/core/commands.ts";
import type { Consent } from "../../../shared/net/protocol.ts";
import type { Intent } from "../../table/model/scene.ts";
import { choosePlay } from "./choose-play.ts";
import type { Situation } from "./situation.ts";
import { act, isButton, say, type Update } from "./update.ts";

/** Auto-pass setting of each button. */
const consents: Readonly<Record<string, Consent>> = {
  "let-all": "until-turn",
  "let-most": "unless-hit",
  "ask-me": "ask",
};

/** A play waits: Nope it (a Clone may do so too), let it happen, or slip in a NOW card (K19, K49, K57). */
export function onNope(situation: Situation, intent: Intent, now: number): Update {
  const { draft, view, words } = situation;
  if (isButton(intent, "let-it")) return act(draft, { type: "pass" });
  const consent = intent.kind === "button" ? consents[intent.id] : undefined;
  if (consent !== undefined) return { draft, followUp: { kind: "let-pass", consent } };
  const byClone = nopeWithClone(situation);
  if (isButton(intent, "nope")) {
    if (view.hand.includes("nope")) return act(draft, { type: "nope" });
    return byClone ? act(draft, byClone) : say(draft, words.t("kittens.prompt.nope.none"));
  }
  const mayNope = situation.legal.some(({ type }) => type === "nope");
  if (mayNope && isCard(intent, "nope")) return act(draft, { type: "nope" });
  if (byClone && isCard(intent, "clone")) return act(draft, byClone);
  return choosePlay(situation, intent, now);
}

export const nopeWithClone = ({ legal }: Situation): Command | undefined =>
  legal.find((command) => command.type === "nope" && command.card === "clone");

/** Kittens are about to be put back: play Clairvoyance to watch, or pass (K50). */
export function onClairvoyance(situation: Situation, intent: Intent, now: number): Update {
  const { draft, view, words } = situation;
  if (isButton(intent, "let-it")) return act(draft, { type: "pass" });
  if (!isButton(intent, "watch") && !isCard(intent, "clairvoyance-now")) return choosePlay(situation, intent, now);
  if (!view.hand.includes("clairvoyance-now"))
    return say(draft, words.t("kittens.prompt.clairvoyance.none", { card: words.title("clairvoyance-now") }));
  return act(draft, { type: "play", cards: ["clairvoyance-now"] });
}

const isCard = (intent: Intent, card: string): boolean => intent.kind === "card" && intent.key.startsWith(`${card}#`);
