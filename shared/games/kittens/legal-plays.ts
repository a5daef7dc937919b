import type { Command } from "../../core/commands.ts";
import type { Seat } from "../../core/game.ts";
import { cards } from "./cards/registry.ts";
import { fiveAllowed, type Pair, pairAllowed, type Triple } from "./combos.ts";
import { commands } from "./commands.ts";
import { editionOf } from "./editions/registry.ts";
import { actionOf, comboTarget } from "./plays.ts";
import { godcatFits, godcatTitles } from "./stand-ins.ts";
import { targetsOf } from "./targets.ts";
import type { CardId } from "./titles.ts";
import type { KittensView } from "./view.ts";

const none: readonly CardId[] = [];

/** The different titles of a hand, in its order, and the number of copies of each. */
interface Counts {
  readonly titles: readonly CardId[];
  readonly copies: readonly number[];
}

/**
 * Drawing, and all plays that the hand allows on its own turn. Each set of cards occurs once, with each title a Godcat
 * may be.
 */
export function legalOnTurn(view: KittensView, seat: Seat): readonly Command[] {
  const plays: Command[] = [commands.draw];
  const counts = countTitles(view.hand);
  addSmallPlays(plays, view, seat, counts, editionOf(view).nameable);
  addGodcatSets(plays, view, seat, counts);
  addFives(plays, view, fivesOf(view, counts));
  return plays;
}

/**
 * The same without sets that a Godcat completes and sets of five, of which large hands have thousands.
 *
 * @param nameable titles that triples may name.
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
  for (const title of counts.titles) addSingle(plays, view, seat, title);
  if (victims.length > 0) {
    for (const pair of pairsIn(counts)) addPair(plays, view, victims, pair);
    if (view.options.combos) for (const triple of triplesIn(counts)) addTriple(plays, victims, triple, nameable);
  }
  if (counts.titles.includes("godcat"))
    for (const as of godcatTitles(view, 1)) addSingle(plays, view, seat, "godcat", as);
}

/** Titles of which any five may be played; empty if sets of five are not allowed (K30). */
export const titlesForFive = (view: KittensView): readonly CardId[] => fivesOf(view, countTitles(view.hand));

const fivesOf = (view: KittensView, counts: Counts): readonly CardId[] =>
  counts.titles.length >= 5 && fiveAllowed(editionOf(view), view.options) ? counts.titles : none;

function countTitles(hand: readonly CardId[]): Counts {
  const titles: CardId[] = [];
  const copies: number[] = [];
  for (const card of hand) {
    const place = titles.indexOf(card);
    if (place < 0) {
      titles.push(card);
      copies.push(1);
    } else copies[place] = (copies[place] ?? 0) + 1;
  }
  return { titles, copies };
}

function addSingle(plays: Command[], view: KittensView, seat: Seat, title: CardId, as?: CardId): void {
  const card = actionOf(view, as ?? title);
  if ("code" in card) return;
  if (as === undefined && card.target === "none") plays.push(commands.play(title));
  else if (as === undefined) {
    const playOn = commands.playOn(title);
    for (const target of targetsOf(view, seat, card.target)) plays.push(playOn(target));
  } else if (card.target === "none") plays.push({ type: "play", cards: [title], as });
  else
    for (const target of targetsOf(view, seat, card.target)) plays.push({ type: "play", cards: [title], as, target });
}

/** All pairs of one kind, including Clones and Feral Cats as replacements, without the Godcat (K28, K33, K56). */
function pairsIn({ titles, copies }: Counts): readonly Pair[] {
  const sets: Pair[] = [];
  const cloned = titles.includes("clone");
  const feral = titles.includes("feral-cat");
  for (let place = 0; place < titles.length; place += 1) {
    const title = titles[place];
    if (title === undefined || title === "godcat") continue;
    if ((copies[place] ?? 0) >= 2) sets.push([title, title]);
    if (cloned && title !== "clone") sets.push([title, "clone"]);
    if (feral && takesFeral(title)) sets.push([title, "feral-cat"]);
  }
  return sets;
}

/** All sets of three of one kind, in the same way (K29). */
function triplesIn({ titles, copies }: Counts): readonly Triple[] {
  const sets: Triple[] = [];
  const ferals = copies[titles.indexOf("feral-cat")] ?? 0;
  const cloned = titles.includes("clone");
  for (let place = 0; place < titles.length; place += 1) {
    const title = titles[place];
    const held = copies[place] ?? 0;
    if (title === undefined || title === "godcat") continue;
    if (held >= 3) sets.push([title, title, title]);
    if (held >= 2 && cloned && title !== "clone") sets.push([title, title, "clone"]);
    if (ferals === 0 || !takesFeral(title)) continue;
    if (held >= 2) sets.push([title, title, "feral-cat"]);
    if (ferals >= 2) sets.push([title, "feral-cat", "feral-cat"]);
    if (cloned) sets.push([title, "feral-cat", "clone"]);
  }
  return sets;
}

const takesFeral = (title: CardId): boolean => title !== "feral-cat" && cards[title].kind === "cat";

function addPair(plays: Command[], { options }: KittensView, victims: readonly Seat[], pair: Pair): void {
  if (!pairAllowed(pair, options)) return;
  const pairOn = commands.pairOn(pair);
  for (const target of victims) plays.push(pairOn(target));
}

function addTriple(plays: Command[], victims: readonly Seat[], triple: Triple, nameable: readonly CardId[]): void {
  const triplesOn = commands.triplesOn(triple, nameable);
  for (const target of victims) plays.push(...triplesOn(target));
}

/** Adds pairs and triples completed by the Godcat, as every title that fits (K43). */
function addGodcatSets(plays: Command[], view: KittensView, seat: Seat, counts: Counts): void {
  if (!counts.titles.includes("godcat")) return;
  const victims = targetsOf(view, seat, comboTarget("pair"));
  const { nameable } = editionOf(view);
  for (const title of counts.titles) if (title !== "godcat") addCompleted(plays, view, victims, nameable, [title]);
  for (const pair of pairsIn(counts)) addCompleted(plays, view, victims, nameable, pair);
}

function addCompleted(
  plays: Command[],
  view: KittensView,
  victims: readonly Seat[],
  nameable: readonly CardId[],
  rest: readonly CardId[],
): void {
  const set: readonly CardId[] = [...rest, "godcat"];
  for (const as of godcatFits(view, rest)) {
    for (const target of victims) {
      if (set.length === 2) plays.push({ type: "play", cards: set, as, target });
      else for (const names of nameable) plays.push({ type: "play", cards: set, as, target, names });
    }
  }
}

/** Adds every choice of five of the different titles held, and of four with a Godcat as any other title (K30, K43). */
function addFives(plays: Command[], view: KittensView, titles: readonly CardId[]): void {
  const plain = titles.filter((title) => title !== "godcat");
  eachChoice(plain, 5, (five) => plays.push({ type: "play", cards: five }));
  if (plain.length === titles.length) return;
  const all = godcatTitles(view, 5);
  eachChoice(plain, 4, (four) => {
    const set: readonly CardId[] = [...four, "godcat"];
    for (const as of all) if (!four.includes(as)) plays.push({ type: "play", cards: set, as });
  });
}

function eachChoice(titles: readonly CardId[], size: number, visit: (chosen: readonly CardId[]) => void): void {
  const chosen: CardId[] = [];
  const choose = (from: number): void => {
    if (chosen.length === size) {
      visit([...chosen]);
      return;
    }
    for (let next = from; next <= titles.length - (size - chosen.length); next += 1) {
      const title = titles[next];
      if (title === undefined) return;
      chosen.push(title);
      choose(next + 1);
      chosen.pop();
    }
  };
  choose(0);
}
