import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { fiveAllowed, formOf, type Pair, pairAllowed, type Triple } from "./combos.ts";
import { commands } from "./commands.ts";
import { editionOf } from "./editions/registry.ts";
import { actionOf, comboTarget } from "./plays.ts";
import { godcatTitles } from "./stand-ins.ts";
import { targetsOf } from "./targets.ts";
import type { CardId } from "./titles.ts";
import type { KittensView } from "./view.ts";

type Counts = ReadonlyMap<CardId, number>;

/** Drawing, and every play that the hand allows on its own turn, each set of cards once (with each title a Godcat may be). */
export function legalOnTurn(view: KittensView, seat: Seat): readonly Command[] {
  const plays: Command[] = [commands.draw];
  const counts = countTitles(view.hand);
  addSmallPlays(plays, view, seat, counts, editionOf(view.edition).nameable);
  addGodcatSets(plays, view, seat, counts);
  addFives(plays, fivesOf(view, counts));
  return plays;
}

/**
 * The same without sets that a Godcat completes and sets of five, of which large hands have thousands.
 * @param nameable what triples name.
 */
export function smallPlays(view: KittensView, seat: Seat, nameable: readonly CardId[]): Command[] {
  const plays: Command[] = [];
  addSmallPlays(plays, view, seat, countTitles(view.hand), nameable);
  return plays;
}

function addSmallPlays(
  plays: Command[],
  view: KittensView,
  seat: Seat,
  counts: Counts,
  nameable: readonly CardId[],
): void {
  const victims = targetsOf(view, seat, comboTarget("pair"));
  for (const title of counts.keys()) addSingle(plays, view, seat, title);
  if (victims.length > 0) {
    for (const pair of pairsIn(counts)) addPair(plays, view, victims, pair);
    if (view.options.combos) for (const triple of triplesIn(counts)) addTriple(plays, victims, triple, nameable);
  }
  if (counts.has("godcat")) for (const as of godcatTitles(view, 1)) addSingle(plays, view, seat, "godcat", as);
}

/** The titles of which any five may be played; none if no five may (K30). */
export const titlesForFive = (view: KittensView): readonly CardId[] => fivesOf(view, countTitles(view.hand));

const fivesOf = ({ edition, options }: KittensView, counts: Counts): readonly CardId[] =>
  counts.size >= 5 && fiveAllowed(editionOf(edition), options) ? [...counts.keys()] : [];

function countTitles(hand: readonly CardId[]): Counts {
  const counts = new Map<CardId, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
}

function addSingle(plays: Command[], view: KittensView, seat: Seat, title: CardId, as?: CardId): void {
  const card = actionOf(view, as ?? title);
  if ("code" in card) return;
  if (as === undefined && card.target === "none") plays.push(commands.play(title));
  else if (as === undefined) {
    for (const target of targetsOf(view, seat, card.target)) plays.push(commands.playOn(title, target));
  } else if (card.target === "none") plays.push({ type: "play", cards: [title], as });
  else
    for (const target of targetsOf(view, seat, card.target)) plays.push({ type: "play", cards: [title], as, target });
}

/** All sets of two of one kind, with Clones and Feral Cats standing in, without the Godcat (K28, K33, K56). */
function pairsIn(counts: Counts): readonly Pair[] {
  const sets: Pair[] = [];
  const [cloned, feral] = [counts.has("clone"), counts.has("feral-cat")];
  for (const [title, copies] of counts) {
    if (title === "godcat") continue;
    if (copies >= 2) sets.push([title, title]);
    if (cloned && title !== "clone") sets.push([title, "clone"]);
    if (feral && takesFeral(title)) sets.push([title, "feral-cat"]);
  }
  return sets;
}

/** All sets of three of one kind, in the same way (K29). */
function triplesIn(counts: Counts): readonly Triple[] {
  const sets: Triple[] = [];
  const ferals = counts.get("feral-cat") ?? 0;
  const cloned = counts.has("clone");
  for (const [title, copies] of counts) {
    if (title === "godcat") continue;
    if (copies >= 3) sets.push([title, title, title]);
    if (copies >= 2 && cloned && title !== "clone") sets.push([title, title, "clone"]);
    if (ferals === 0 || !takesFeral(title)) continue;
    if (copies >= 2) sets.push([title, title, "feral-cat"]);
    if (ferals >= 2) sets.push([title, "feral-cat", "feral-cat"]);
    if (cloned) sets.push([title, "feral-cat", "clone"]);
  }
  return sets;
}

const takesFeral = (title: CardId): boolean => title !== "feral-cat" && cards[title].kind === "cat";

function addPair(plays: Command[], { options }: KittensView, victims: readonly Seat[], pair: Pair): void {
  if (!pairAllowed(pair, options)) return;
  for (const target of victims) plays.push(commands.pairOn(pair, target));
}

function addTriple(plays: Command[], victims: readonly Seat[], triple: Triple, nameable: readonly CardId[]): void {
  for (const target of victims) plays.push(...commands.triplesOn(triple, target, nameable));
}

/** The Godcat completing a pair or a triple, as every title that fits (K43). */
function addGodcatSets(plays: Command[], view: KittensView, seat: Seat, counts: Counts): void {
  if (!counts.has("godcat")) return;
  const victims = targetsOf(view, seat, comboTarget("pair"));
  const singles = [...counts.keys()].filter((title) => title !== "godcat").map((title) => [title] as const);
  for (const rest of [...singles, ...pairsIn(counts)]) {
    for (const as of godcatTitles(view, rest.length + 1)) addCompleted(plays, view, victims, rest, as);
  }
}

function addCompleted(
  plays: Command[],
  view: KittensView,
  victims: readonly Seat[],
  rest: readonly CardId[],
  as: CardId,
): void {
  const edition = editionOf(view.edition);
  if ("forbidden" in formOf([...rest, as], edition, view.options)) return;
  const set: readonly CardId[] = [...rest, "godcat"];
  for (const target of victims) {
    if (set.length === 2) plays.push({ type: "play", cards: set, as, target });
    else for (const names of edition.nameable) plays.push({ type: "play", cards: set, as, target, names });
  }
}

/** Every choice of five of the different titles held (K30). */
function addFives(plays: Command[], titles: readonly CardId[]): void {
  const chosen: CardId[] = [];
  const choose = (from: number): void => {
    if (chosen.length === 5) {
      plays.push({ type: "play", cards: [...chosen] });
      return;
    }
    for (let next = from; next <= titles.length - (5 - chosen.length); next += 1) {
      const title = titles[next];
      if (title === undefined) return;
      chosen.push(title);
      choose(next + 1);
      chosen.pop();
    }
  };
  choose(0);
}
