import type { Command } from "../../../../../core/commands.ts";
import type { Seat } from "../../../../../core/game.ts";
import { cards } from "../../../cards/registry.ts";
import { isPlainSave } from "../../../saves.ts";
import type { Play } from "../../../state.ts";
import { type CardId, cardIds } from "../../../titles.ts";
import type { KittensView, VisibleDecision, VisibleNopeWait } from "../../../view.ts";
import { useOf } from "../../card-priorities.ts";
import { steady } from "../../steady.ts";
import { type EventContext, type Hidden, knownTo } from "./hidden.ts";
import { exchange } from "./swaps.ts";
import { handIn } from "./world.ts";

/** Share of decisions in which a player deviates from `steady`. */
export const noise = 0.12;
/** Probability that a card is still held although `steady` would have played it. */
export const doubt = 0.15;

/** View of another seat in a possible world, with this decision pending. */
export const viewFrom = (
  view: KittensView,
  hidden: Hidden,
  seat: Seat,
  decision: VisibleDecision | null,
): KittensView => ({
  ...view,
  viewer: seat,
  hand: handIn(view, hidden, seat),
  known: knownTo(hidden, seat),
  pending: decision === null ? [] : [decision],
});

/** Kinds of actions on a turn. The exact pair and its target are left out, because they reveal little. */
export type Act = "draw" | "pair" | "triple" | "five" | CardId;

export const actOf = ({ form, as, cards }: Play): Act => (form === "card" ? (as ?? cards[0] ?? "draw") : form);

/** The command of `steady` in a seat with this pending decision. */
function answerOf(
  hidden: Hidden,
  { view, answers, chance }: EventContext,
  seat: Seat,
  decision: VisibleDecision | null,
): Command {
  const seen = viewFrom(view, hidden, seat, decision);
  const key = `${seat} ${seen.hand.toSorted().join(" ")} ${seen.known.join(" ")}`;
  const known = answers.get(key);
  if (known !== undefined) return known;
  const answer = steady(seen, chance);
  answers.set(key, answer);
  return answer;
}

/**
 * Computes the likelihood of an action of the seat on turn. Replaces cards that contradict the action, unless the
 * seat's knowledge of the draw pile may explain the contradiction.
 *
 * @param shown cards that the hand is known to hold.
 *
 * @returns the likelihood of this action.
 */
export function likelihoodOfAct(
  hidden: Hidden,
  scene: EventContext,
  seat: Seat,
  act: Act,
  shown: readonly CardId[],
): number {
  const knowsTop = hidden.knows[seat]?.[0] === true;
  let would = answerOf(hidden, scene, seat, null);
  for (let tries = 0; tries < 4 && actOfCommand(scene.view, would) !== act && scene.chance() > doubt; tries += 1) {
    const card = offending(would, knowsTop);
    if (card === undefined || shown.includes(card)) break;
    if (!exchange(hidden, scene.self, seat, card, scene.chance)) break;
    would = answerOf(hidden, scene, seat, null);
  }
  return (actOfCommand(scene.view, would) === act ? 1 - noise : 0) + noise * (act === "draw" ? 0.4 : 0.1);
}

/** Finds a card that contradicts this action, because its player would have used it. */
function offending(would: Command, knowsTop: boolean): CardId | undefined {
  if (would.type !== "play" || (knowsTop && !would.cards.every((title) => gathering.has(title)))) return undefined;
  return cardIds.find((title) => title === would.cards[0] && !isPlainSave(title));
}

/** Titles that have no use but to get other cards. */
const gathering: ReadonlySet<string> = new Set(
  cardIds.filter((title) => cards[title].kind === "cat" || useOf(title) === "gather"),
);

function actOfCommand(view: KittensView, command: Command): Act {
  if (command.type !== "play") return "draw";
  const { cards: played, as } = command;
  const forms = { 2: "pair", 3: "triple", 5: "five" } as const;
  if (played.length === 2 || played.length === 3 || played.length === 5) return forms[played.length];
  const title = as ?? (played[0] === "clone" ? view.discard.at(-1) : played[0]);
  return cardIds.find((card) => card === title) ?? "draw";
}

/** Usually removes Nopes from the hand of a player who let a play pass that they would have Noped. */
export function letPass(hidden: Hidden, scene: EventContext, seat: Seat, wait: VisibleNopeWait): void {
  const hand = hidden.hands[seat] ?? [];
  for (let tries = 0; tries < 4; tries += 1) {
    const card = hand.includes("nope") ? "nope" : "clone";
    if (!hand.includes(card) || answerOf(hidden, scene, seat, wait).type !== "nope") return;
    if (scene.chance() < doubt || !exchange(hidden, scene.self, seat, card, scene.chance)) return;
  }
}
