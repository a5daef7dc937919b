import type { Command, PlayCommand } from "../../../../shared/core/commands.ts";
import { assertNever } from "../../../../shared/core/errors.ts";
import type { Seat } from "../../../../shared/core/game.ts";
import { type CardId, cardIds } from "../../../../shared/games/love-letter/titles.ts";
import type { Intent } from "../../../table/scene/scene.ts";
import { delayPlay, type Transition as GameUpdate, type TimeUp, waitFor } from "../../transition.ts";
import { explainRefusal, whyNotTarget } from "../text/refusal-texts.ts";
import { isOver, isViewersMove, legalPlays, type Selection, type UiContext, withoutChoices } from "../ui-state.ts";

export type LetterTransition = GameUpdate<Selection, "log">;

const still = (selection: Selection): LetterTransition => ({ selection, followUp: null });
const say = (selection: Selection, text: string | null): LetterTransition =>
  text === null ? still(selection) : { selection, followUp: { kind: "say", text } };
const act = (selection: Selection, command: Command): LetterTransition => ({
  selection: withoutChoices(selection),
  followUp: { kind: "act", command },
});

/**
 * @param random returns 0 <= x < 1, for a card at a random position.
 * @param now by the clock of the table's deadlines, ms.
 */
export function handleIntent(
  context: UiContext,
  intent: Intent | TimeUp,
  random: () => number,
  now: number,
): LetterTransition {
  const { selection, view } = context;
  if (intent.kind === "time-up") return sent(selection, intent);
  if (intent.kind === "corner") return { selection, followUp: { kind: "open", sheet: "log" } };
  if (isOver(view)) return still(selection);
  if (!isViewersMove(context))
    return intent.kind === "card" ? say(selection, whyNoCard(context, intent.key)) : still(selection);
  switch (view.pending?.kind) {
    case undefined:
      return selection.sending === null ? onTurn(context, intent, now) : whileSending(context, intent, now);
    case "stay":
      return onStay(context, intent);
    case "insert":
      return onInsert(context, intent, random);
    default:
      return assertNever(view.pending);
  }
}

function whyNoCard({ view, labels }: UiContext, key: string): string | null {
  const held = heldCards(view.hand).find((each) => each.key === key);
  return held === undefined ? null : explainRefusal(view, { type: "play", cards: [held.card] }, labels);
}

/** Sends the card after the time for undoing it. */
const sent = (selection: Selection, { endsAt }: TimeUp): LetterTransition =>
  selection.sending?.endsAt === endsAt ? act(selection, selection.sending.command) : still(selection);

/** Undoes a card. The same seat or Escape only undoes it; any other action is executed afterwards. */
function whileSending(context: UiContext, intent: Intent, now: number): LetterTransition {
  const { sending } = context.selection;
  const selection: Selection = { ...context.selection, target: null, sending: null };
  const again = intent.kind === "seat" && intent.seat === sending?.command.target;
  if (again || intent.kind === "dismiss" || (intent.kind === "button" && intent.id === "take-back"))
    return still(selection);
  return onTurn({ ...context, selection }, intent, now);
}

/** The viewer chooses a card, its target and a guess. The last choice plays the card. */
function onTurn(context: UiContext, intent: Intent, now: number): LetterTransition {
  const { selection } = context;
  switch (intent.kind) {
    case "card":
      return intent.how === "press" ? pressed(context, intent.key) : dragged(context, intent.key, intent.onto, now);
    case "seat":
      return aimed(context, intent.seat, now);
    case "grid":
      return laid(context, { ...selection, guess: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "play" ? laid(context, selection) : still(withoutChoices(selection));
    case "dismiss":
      return still(withoutChoices(selection));
    default:
      return still(selection);
  }
}

/** A second press plays the card if no choice is left. */
function pressed(context: UiContext, key: string): LetterTransition {
  const { selection } = context;
  return selection.card === key ? laid(context, selection) : still(selected(context, key));
}

/** A drag onto the felt plays the card if no choice is left. A drag onto a player chooses that player. */
function dragged(context: UiContext, key: string, onto: Seat | undefined, now: number): LetterTransition {
  const selection = context.selection.card === key ? context.selection : selected(context, key);
  if (onto === undefined) return laid(context, selection);
  const isAimed = targetsOf(planMove(context, selection)).length > 0;
  return isAimed ? aimed({ ...context, selection }, onto, now) : still(context.selection);
}

const selected = ({ selection }: UiContext, key: string): Selection => ({ ...withoutChoices(selection), card: key });

/** Plays the card if only the target was missing. The player has a second to undo it. */
function aimed(context: UiContext, seat: Seat, now: number): LetterTransition {
  const { selection, view, labels, table } = context;
  const plan = planMove(context);
  if (plan.kind === "nothing") return say(selection, labels.t("love-letter.prompt.turn.first"));
  if (plan.kind === "alone") return still(selection);
  if (!plan.targets.includes(seat)) return say(selection, whyNotTarget(view, seat, labels));
  const chosen = { ...selection, target: seat };
  const command = commandOf(planMove(context, chosen));
  if (command === null) return still(chosen);
  const sending = delayPlay(command, table.clock, now);
  return sending === null ? act(chosen, command) : { selection: { ...chosen, sending }, followUp: waitFor(sending) };
}

/** Plays the card if all choices are made. */
function laid(context: UiContext, selection: Selection): LetterTransition {
  const command = commandOf(planMove(context, selection));
  return command === null ? still(selection) : act(selection, command);
}

function onStay({ selection }: UiContext, intent: Intent): LetterTransition {
  if (intent.kind !== "button") return still(selection);
  return act(selection, { type: intent.id === "swap" ? "swap" : "stay" });
}

function onInsert({ selection, view }: UiContext, intent: Intent, random: () => number): LetterTransition {
  const last = view.pile.length;
  if (intent.kind === "slot") return still({ ...selection, slot: Math.min(Math.max(intent.slot, 0), last) });
  if (intent.kind !== "button") return still(selection);
  if (intent.id === "put") return act(selection, { type: "insert", position: selection.slot });
  return act(selection, { type: "insert", position: Math.floor(random() * (last + 1)) });
}

/** Result of the draft so far. */
export type PlannedMove =
  /** No card is selected, or it cannot be played now. */
  | { readonly kind: "nothing" }
  /** Without a target: the card needs none, or there is no legal target (L10). */
  | { readonly kind: "alone"; readonly card: CardId; readonly command: PlayCommand }
  /** The target is missing. A single candidate is chosen automatically. */
  | {
      readonly kind: "aimed";
      readonly card: CardId;
      readonly targets: readonly Seat[];
      readonly target: Seat | null;
      readonly command: PlayCommand | null;
    }
  /** The target and the value are missing. */
  | {
      readonly kind: "guess";
      readonly card: CardId;
      readonly targets: readonly Seat[];
      readonly target: Seat | null;
      readonly guesses: readonly CardId[];
      readonly guess: CardId | null;
      readonly command: PlayCommand | null;
    };

export function planMove(context: UiContext, selection: Selection = context.selection): PlannedMove {
  const card = heldCards(context.view.hand).find(({ key }) => key === selection.card)?.card;
  const plays = legalPlays(context).filter(({ cards }) => cards[0] === card);
  const [first] = plays;
  if (card === undefined || first === undefined) return { kind: "nothing" };
  if (first.target === undefined) return { kind: "alone", card, command: first };
  const targets = [...new Set(plays.flatMap(({ target }) => target ?? []))];
  const target = targets.find((seat) => seat === selection.target || targets.length === 1) ?? null;
  const onTarget = plays.filter((play) => play.target === target);
  if (first.value === undefined) return { kind: "aimed", card, targets, target, command: onTarget[0] ?? null };
  const values = new Set(plays.map(({ value }) => value));
  const guesses = cardIds.filter((_, value) => values.has(value));
  const { guess } = selection;
  const command = onTarget.find(({ value }) => guess !== null && cardIds[value ?? -1] === guess) ?? null;
  return { kind: "guess", card, targets, target, guesses, guess, command };
}

/** Returns the complete command; null if a choice is missing. */
const commandOf = (plan: PlannedMove): PlayCommand | null => (plan.kind === "nothing" ? null : plan.command);

/** Returns the legal targets of the selected card; empty if it needs no target. */
export const targetsOf = (plan: PlannedMove): readonly Seat[] =>
  plan.kind === "aimed" || plan.kind === "guess" ? plan.targets : [];

export const targetOf = (plan: PlannedMove): Seat | null =>
  plan.kind === "aimed" || plan.kind === "guess" ? plan.target : null;

/** A card of the hand; the key distinguishes equal ones. */
export interface HeldCard {
  readonly key: string;
  readonly card: CardId;
}

/** The hand in its order: the old card, then the drawn one. */
export const heldCards = (hand: readonly CardId[]): readonly HeldCard[] =>
  hand.map((card, index) => ({ key: keyOf(hand, index), card }));

/** The key of the card at an index of the hand. */
function keyOf(hand: readonly CardId[], index: number): string {
  const card = hand[index];
  return `${card}#${hand.slice(0, index + 1).filter((each) => each === card).length}`;
}
