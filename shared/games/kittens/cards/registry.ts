import { turnsOf } from "../attacks.ts";
import { editionOf } from "../editions/registry.ts";
import { ask, askToGive } from "../effects/ask.ts";
import { isOutOfCards, seatOf } from "../effects/cards.ts";
import { digAtTop, lookAtBottom } from "../effects/looks.ts";
import { beginAltering, drawFromBottom, revealTop, seeTop, shufflePile, startShuffling } from "../effects/pile.ts";
import { attack, endAllTurns, endTurn, nextLiving, reverse } from "../effects/turns.ts";
import type { StepContext } from "../events.ts";
import { countDead, deadSeats } from "../lives.ts";
import type { CardId } from "../titles.ts";
import type { Card, TargetKind } from "./card.ts";

/** Number of cards on top that a look shows (K34, K96). */
const sightAt = ({ state }: StepContext): number => editionOf(state).sight;

/** Cats have no effect alone; they are played in pairs and other combos (K28). */
const cat = { kind: "cat", rule: "K28" } as const;

const registry = {
  "exploding-kitten": { kind: "kitten", rule: "K9" },
  defuse: { kind: "save", rule: "K9" },
  attack: {
    kind: "action",
    rule: "K15",
    target: "none",
    hits: "next",
    resolve: (table, play) => attack(table, nextLiving(table, play.seat), "attack"),
  },
  favor: {
    kind: "action",
    rule: "K26",
    target: "other-with-cards",
    resolve: (table, { seat, target }) => {
      if (target !== null && !isOutOfCards(table, target)) askToGive(table, "favor", [{ from: target, to: seat }]);
    },
  },
  nope: { kind: "nope", rule: "K19" },
  shuffle: {
    kind: "action",
    rule: "K36",
    target: "none",
    resolve: (table, play) => shufflePile(table, play.seat),
  },
  skip: {
    kind: "action",
    rule: "K14",
    target: "none",
    resolve: (table, play) => {
      table.events.push({ type: "skipped", seat: play.seat });
      endTurn(table);
    },
  },
  "see-the-future": {
    kind: "action",
    rule: "K34",
    target: "none",
    resolve: (table, play) => seeTop(table, play.seat, sightAt(table)),
  },
  "disco-cat": cat,
  "noodle-cat": cat,
  "cactus-cat": cat,
  "pirate-cat": cat,
  "moon-cat": cat,
  armageddon: {
    kind: "action",
    rule: "K40",
    target: "none",
    hits: "living",
    playable: (view) => view.godcat === "playmat",
    resolve: (table, { seat }) => ask(table, { kind: "lay", seat }),
  },
  "targeted-attack": {
    kind: "action",
    rule: "K16",
    target: "other",
    resolve: (table, play) => {
      if (play.target !== null) attack(table, play.target, "targeted-attack");
    },
  },
  "raising-heck": {
    kind: "action",
    rule: "K39",
    target: "none",
    resolve: (table, play) => lookAtBottom(table, play.seat),
  },
  "reveal-the-future": {
    kind: "action",
    rule: "K35",
    target: "none",
    resolve: (table, play) => revealTop(table, play.seat, sightAt(table)),
  },
  "shuffle-until-stop": {
    kind: "action",
    rule: "K37",
    target: "none",
    resolve: (table, play) => startShuffling(table, play.seat, nextLiving(table, play.seat)),
  },
  /** Stands for any kind of cat in pairs and triples (K33). */
  "feral-cat": { kind: "cat", rule: "K33" },
  "mermaid-cat": cat,
  "knight-cat": cat,
  "cloud-cat": cat,
  "goblin-cat": cat,
  godcat: { kind: "godcat", rule: "K43" },
  devilcat: { kind: "devilcat", rule: "K40" },
  "zombie-kitten": { kind: "save", rule: "K45" },
  "clairvoyance-now": {
    kind: "clairvoyance",
    rule: "K50",
    now: true,
    resolve: ({ state }, { seat }) => {
      for (const decision of state.pending) {
        if (decision.kind === "insert" && !decision.watchers.includes(seat)) decision.watchers.push(seat);
      }
    },
  },
  "super-skip": {
    kind: "action",
    rule: "K14",
    target: "none",
    resolve: (table, play) => {
      table.events.push({ type: "skipped", seat: play.seat });
      endAllTurns(table);
    },
  },
  "shuffle-now": {
    kind: "action",
    rule: "K51",
    target: "none",
    now: true,
    resolve: (table, play) => shufflePile(table, play.seat),
  },
  "feed-the-dead-now": {
    kind: "action",
    rule: "K52",
    target: "dead",
    hits: "living",
    now: true,
    playable: (view) => countDead(view.seats) > 0,
    resolve: (table, { seat, target }) => {
      if (target === null) return;
      const gifts = table.state.seats.flatMap(({ life, hand }, from) =>
        life === "living" && hand.length > 0 && from !== seat ? [{ from, to: target }] : [],
      );
      askToGive(table, "feed-the-dead-now", gifts);
    },
  },
  clone: { kind: "clone", rule: "K55" },
  "grave-robber": {
    kind: "action",
    rule: "K53",
    target: "none",
    hits: "dead",
    playable: (view) => countDead(view.seats) > 0,
    resolve: (table) => {
      const givers = deadSeats(table.state.seats).filter((seat) => seatOf(table, seat).hand.length > 0);
      askToGive(
        table,
        "grave-robber",
        givers.map((from) => ({ from, to: "pile" })),
      );
    },
  },
  "dig-deeper": {
    kind: "action",
    rule: "K54",
    target: "none",
    resolve: (table, play) => digAtTop(table, play.seat),
  },
  "attack-of-the-dead": {
    kind: "action",
    rule: "K17",
    target: "none",
    hits: "next",
    playable: (view) => turnsOf("attack-of-the-dead", view) > 0,
    resolve: (table, play) => {
      if (turnsOf("attack-of-the-dead", table.state) > 0) {
        attack(table, nextLiving(table, play.seat), "attack-of-the-dead");
      }
    },
  },
  "mummy-cat": cat,
  "ghost-cat": cat,
  "pumpkin-cat": cat,
  "spider-cat": cat,
  "imploding-kitten": { kind: "kitten", rule: "K72" },
  reverse: {
    kind: "action",
    rule: "K77",
    target: "none",
    resolve: (table, play) => reverse(table, play.seat),
  },
  "draw-from-the-bottom": {
    kind: "action",
    rule: "K79",
    target: "none",
    resolve: (table, play) => drawFromBottom(table, play.seat),
  },
  "alter-the-future": {
    kind: "action",
    rule: "K80",
    target: "none",
    resolve: (table, play) => beginAltering(table, play.seat, sightAt(table)),
  },
} as const satisfies Readonly<Record<CardId, Card>>;

export const cards: Readonly<Record<CardId, Card>> = registry;

/** Titles of the cards with this shape. */
type TitlesOf<Shape> = {
  [Title in CardId]: (typeof registry)[Title] extends Shape ? Title : never;
}[CardId];

/** Titles that are played alone and wait for Nopes under their own name. */
export type PlayedTitle = TitlesOf<{ readonly kind: "action" | "clairvoyance" }>;

/** Titles that are played on a target. */
export type TargetedTitle = TitlesOf<{ readonly target: Exclude<TargetKind, "none"> }>;

export const isPlayed = (title: CardId): title is PlayedTitle => "resolve" in cards[title];

export function isTargeted(title: CardId): title is TargetedTitle {
  const card = cards[title];
  return card.kind === "action" && card.target !== "none";
}
