import type { Command } from "../../../shared/core/commands.ts";
import { assertNever } from "../../../shared/core/errors.ts";
import type { Seat } from "../../../shared/core/game.ts";
import { cardIds } from "../../../shared/games/love-letter/titles.ts";
import type { Intent } from "../../table/model/scene.ts";
import { sendingSoon, waitFor } from "../take-back.ts";
import type { Update as GameUpdate, TimeUp } from "../update.ts";
import { cleared, type Draft } from "./draft.ts";
import { heldCards } from "./held.ts";
import { commandOf, planOf, targetsOf } from "./plan.ts";
import { whyNot, whyNotTarget } from "./refusals.ts";
import { isMine, isOver, type Situation } from "./situation.ts";

export type Update = GameUpdate<Draft, "log">;

const still = (draft: Draft): Update => ({ draft, followUp: null });
const say = (draft: Draft, text: string | null): Update =>
  text === null ? still(draft) : { draft, followUp: { kind: "say", text } };
const act = (draft: Draft, command: Command): Update => ({
  draft: cleared(draft),
  followUp: { kind: "act", command },
});

/**
 * @param random returns 0 <= x < 1, for a card at a random position.
 * @param now by the clock of the table's deadlines, ms.
 */
export function choose(situation: Situation, intent: Intent | TimeUp, random: () => number, now: number): Update {
  const { draft, view } = situation;
  if (intent.kind === "time-up") return sent(draft, intent);
  if (intent.kind === "corner") return { draft, followUp: { kind: "open", sheet: "log" } };
  if (isOver(view)) return still(draft);
  if (!isMine(situation)) return intent.kind === "card" ? say(draft, whyNoCard(situation, intent.key)) : still(draft);
  switch (view.pending?.kind) {
    case undefined:
      return draft.sending === null ? onTurn(situation, intent, now) : whileSending(situation, intent, now);
    case "stay":
      return onStay(situation, intent);
    case "insert":
      return onInsert(situation, intent, random);
    default:
      return assertNever(view.pending);
  }
}

function whyNoCard({ view, words }: Situation, key: string): string | null {
  const held = heldCards(view.hand).find((each) => each.key === key);
  return held === undefined ? null : whyNot(view, { type: "play", cards: [held.card] }, words);
}

/** Sends the card after the time for undoing it. */
const sent = (draft: Draft, { endsAt }: TimeUp): Update =>
  draft.sending?.endsAt === endsAt ? act(draft, draft.sending.command) : still(draft);

/** Undoes a card. The same seat or Escape only undoes it; any other action is executed afterwards. */
function whileSending(situation: Situation, intent: Intent, now: number): Update {
  const { sending } = situation.draft;
  const draft: Draft = { ...situation.draft, target: null, sending: null };
  const again = intent.kind === "seat" && intent.seat === sending?.command.target;
  if (again || intent.kind === "dismiss" || (intent.kind === "button" && intent.id === "take-back"))
    return still(draft);
  return onTurn({ ...situation, draft }, intent, now);
}

/** The viewer chooses a card, its target and a guess. The last choice plays the card. */
function onTurn(situation: Situation, intent: Intent, now: number): Update {
  const { draft } = situation;
  switch (intent.kind) {
    case "card":
      return intent.how === "press" ? pressed(situation, intent.key) : dragged(situation, intent.key, intent.onto, now);
    case "seat":
      return aimed(situation, intent.seat, now);
    case "grid":
      return laid(situation, { ...draft, guess: cardIds.find((id) => id === intent.key) ?? null });
    case "button":
      return intent.id === "play" ? laid(situation, draft) : still(cleared(draft));
    case "dismiss":
      return still(cleared(draft));
    default:
      return still(draft);
  }
}

/** A second press plays the card if no choice is left. */
function pressed(situation: Situation, key: string): Update {
  const { draft } = situation;
  return draft.card === key ? laid(situation, draft) : still(selected(situation, key));
}

/** A drag onto the felt plays the card if no choice is left. A drag onto a player chooses that player. */
function dragged(situation: Situation, key: string, onto: Seat | undefined, now: number): Update {
  const draft = situation.draft.card === key ? situation.draft : selected(situation, key);
  if (onto === undefined) return laid(situation, draft);
  const isAimed = targetsOf(planOf(situation, draft)).length > 0;
  return isAimed ? aimed({ ...situation, draft }, onto, now) : still(situation.draft);
}

const selected = ({ draft }: Situation, key: string): Draft => ({ ...cleared(draft), card: key });

/** Plays the card if only the target was missing. The player has a second to undo it. */
function aimed(situation: Situation, seat: Seat, now: number): Update {
  const { draft, view, words, table } = situation;
  const plan = planOf(situation);
  if (plan.kind !== "aimed" && plan.kind !== "guess") return still(draft);
  if (!plan.targets.includes(seat)) return say(draft, whyNotTarget(view, seat, words));
  const chosen = { ...draft, target: seat };
  const command = commandOf(planOf(situation, chosen));
  if (command === null) return still(chosen);
  const sending = sendingSoon(command, table.clock, now);
  return sending === null ? act(chosen, command) : { draft: { ...chosen, sending }, followUp: waitFor(sending) };
}

/** Plays the card if all choices are made. */
function laid(situation: Situation, draft: Draft): Update {
  const command = commandOf(planOf(situation, draft));
  return command === null ? still(draft) : act(draft, command);
}

function onStay({ draft }: Situation, intent: Intent): Update {
  if (intent.kind !== "button") return still(draft);
  return act(draft, { type: intent.id === "swap" ? "swap" : "stay" });
}

function onInsert({ draft, view }: Situation, intent: Intent, random: () => number): Update {
  const last = view.pile.length;
  if (intent.kind === "slot") return still({ ...draft, slot: Math.min(Math.max(intent.slot, 0), last) });
  if (intent.kind !== "button") return still(draft);
  if (intent.id === "put") return act(draft, { type: "insert", position: draft.slot });
  return act(draft, { type: "insert", position: Math.floor(random() * (last + 1)) });
}
