import type { SaveCommand } from "../../../core/commands.ts";
import { refuse } from "../../../core/errors.ts";
import type { Seat } from "../../../core/game.ts";
import { commands } from "../commands.ts";
import { type EditionChoice, editionOf } from "../editions/registry.ts";
import { ask, endDecision } from "../effects/ask.ts";
import { discard, seatOf } from "../effects/cards.ts";
import { bringBack, die } from "../effects/deaths.ts";
import { endTurn } from "../effects/turns.ts";
import type { StepContext } from "../events.ts";
import { countDead, deadSeats, nextDead } from "../lives.ts";
import type { KittensRefusal } from "../refusals.ts";
import { clonedSave, godcatSaves, isPlainSave, savesIn } from "../saves.ts";
import type { SaveDecision } from "../state.ts";
import type { CardId } from "../titles.ts";
import type { KittensView } from "../view.ts";
import type { DecisionRules } from "./decision.ts";

/** A save: the card, the title it counts as, and the player who returns through it. */
interface Save {
  readonly card: CardId;
  readonly as: CardId;
  readonly returning: Seat | null;
}

/**
 * A player with a save drew a kitten or faces the Devilcat (K9, K41). In editions with the Dead, they may decline
 * (K45).
 */
export const saveRules = (decision: SaveDecision): DecisionRules => ({
  legal: (view, asker) => {
    if (asker !== decision.seat) return [];
    const saves = savesIn(view.hand, view, decision.cause).flatMap((card) => waysToSave(view, decision, card));
    return editionOf(view).undead ? [...saves, commands.explode] : saves;
  },
  effect: (view, asker, command) => {
    if (asker !== decision.seat) return refuse("not-now", "K9");
    if (command.type === "explode" && editionOf(view).undead) {
      return (table) => {
        endDecision(table);
        die(table, asker, decision.cause);
      };
    }
    if (command.type !== "save") return refuse("not-now", "K9");
    const save = saveFrom(view, decision, command);
    return "code" in save ? save : (table) => carryOut(table, decision, save);
  },
  timeout: (table) => carryOut(table, decision, firstSave(table, decision)),
});

/** Title that a Godcat saves as unless another is named (K90). */
const defaultSave = (game: EditionChoice): CardId =>
  editionOf(game).titles.includes("defuse") ? "defuse" : "zombie-kitten";

const returnsSomebody = (as: CardId, seats: Parameters<typeof countDead>[0]): boolean =>
  as === "zombie-kitten" && countDead(seats) > 0;

function waysToSave(view: KittensView, { cause }: SaveDecision, card: CardId): readonly SaveCommand[] {
  const titles = card === "godcat" ? godcatSaves(view) : [card === "clone" ? clonedSave(view.discard, cause) : card];
  return titles.flatMap((title) => {
    if (title === null) return [];
    const command: SaveCommand = card === "godcat" ? { type: "save", card, as: title } : { type: "save", card };
    return returnsSomebody(title, view.seats)
      ? deadSeats(view.seats).map((target) => ({ ...command, target }))
      : [command];
  });
}

/** The save that a command names, or the reason why it is illegal. */
function saveFrom(view: KittensView, decision: SaveDecision, command: SaveCommand): Save | KittensRefusal {
  const card = view.hand.find((held) => held === command.card);
  if (card === undefined) return refuse("not-in-hand", "K9");
  const as = savesAs(view, decision, card, command.as);
  if (typeof as === "object") return as;
  const returns = returnsSomebody(as, view.seats);
  const returning = command.target ?? null;
  if (returns !== (returning !== null)) return refuse("bad-target", "K45");
  if (returning !== null && view.seats[returning]?.life !== "dead") return refuse("bad-target", "K45");
  return { card, as, returning };
}

function savesAs(
  view: KittensView,
  { cause }: SaveDecision,
  card: CardId,
  as: string | undefined,
): CardId | KittensRefusal {
  if (card === "godcat") return godcatSaveAs(view, as ?? defaultSave(view));
  if (as !== undefined) return refuse("not-playable", "K43");
  if (card === "clone") return clonedSave(view.discard, cause) ?? refuse("not-playable", "K57");
  return isPlainSave(card) ? card : refuse("not-playable", "K9");
}

function godcatSaveAs(view: KittensView, as: string): CardId | KittensRefusal {
  const title = editionOf(view).titles.find((id) => id === as);
  if (title === undefined) return refuse("bad-card", "K43");
  return isPlainSave(title) ? title : refuse("not-playable", "K43");
}

/** The save played on a timeout: the first in the order of K64, and the first of the Dead in the direction of play. */
function firstSave(table: StepContext, { seat, cause }: SaveDecision): Save {
  const { state } = table;
  const { discard: pile } = state;
  const [card] = savesIn(seatOf(table, seat).hand, state, cause);
  if (card === undefined) throw new Error("asked for a save, but there is none");
  const as = (card === "clone" ? clonedSave(pile, cause) : null) ?? (card === "godcat" ? defaultSave(state) : card);
  return { card, as, returning: returnsSomebody(as, state.seats) ? nextDead(state, seat) : null };
}

/**
 * Plays a save. If kittens must be put back, editions with Clairvoyance first ask for it; without kittens the turn is
 * over (K41, K47, K50, K63).
 */
function carryOut(table: StepContext, { seat, cause }: SaveDecision, { card, as, returning }: Save): void {
  endDecision(table);
  discard(table, seat, card);
  table.events.push({ type: "saved", seat, card, as });
  const brought = returning !== null && bringBack(table, returning, seat);
  const kittens = (cause === "kitten" ? 1 : 0) + (brought ? 1 : 0);
  if (kittens === 0) {
    endTurn(table);
    return;
  }
  ask(table, { kind: "insert", seat, card: "exploding-kitten", kittens, watchers: [] });
  if (editionOf(table.state).hasClairvoyance) ask(table, { kind: "clairvoyance", seat, passed: [] });
}
