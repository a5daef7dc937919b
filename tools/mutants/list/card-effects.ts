import type { Mutant } from "../mutant.ts";

/** Cases of the rules, which play each card. */
const tests = "npm run scenarios -- test/scenarios";
/** A case cannot express that an order is random. */
const ofChance = ["test/rules/rng.test.ts"];

const kittens = (file: string, name: string, from: string, to: string): Mutant => ({
  name,
  file: `shared/games/kittens/${file}`,
  from,
  to,
  tests,
});

const loveLetter = (file: string, name: string, from: string, to: string): Mutant => ({
  name,
  file: `shared/games/love-letter/${file}`,
  from,
  to,
  tests,
});

const noEffect = "resolve: () => {},";

/** Each card with an effect, without its effect. */
export const cardEffects: readonly Mutant[] = [
  kittens(
    "cards/registry.ts",
    "Attack has no effect",
    'resolve: (table, play) => attack(table, nextLiving(table, play.seat), "attack"),',
    noEffect,
  ),
  kittens(
    "cards/registry.ts",
    "Targeted Attack has no effect",
    'if (play.target !== null) attack(table, play.target, "targeted-attack");',
    "",
  ),
  kittens(
    "cards/registry.ts",
    "Attack of the Dead has no effect",
    'attack(table, nextLiving(table, play.seat), "attack-of-the-dead");',
    "",
  ),
  kittens("cards/registry.ts", "Skip has no effect", "endTurn(table);", ""),
  kittens("cards/registry.ts", "Super Skip has no effect", "endAllTurns(table);", ""),
  kittens(
    "cards/registry.ts",
    "Favor has no effect",
    'if (target !== null && !isOutOfCards(table, target)) askToGive(table, "favor", [{ from: target, to: seat }]);',
    "",
  ),
  kittens("cards/registry.ts", "See the Future has no effect", "seeTop(table, play.seat, sightAt(table))", "undefined"),
  kittens(
    "cards/registry.ts",
    "Reveal the Future has no effect",
    "revealTop(table, play.seat, sightAt(table))",
    "undefined",
  ),
  {
    ...kittens(
      "cards/registry.ts",
      "Shuffle has no effect",
      'rule: "K36",\n    target: "none",\n    resolve: (table, play) => shufflePile(table, play.seat)',
      'rule: "K36",\n    target: "none",\n    resolve: () => undefined',
    ),
    tests: ofChance,
  },
  {
    ...kittens(
      "cards/registry.ts",
      "Shuffle NOW has no effect",
      "now: true,\n    resolve: (table, play) => shufflePile(table, play.seat)",
      "now: true,\n    resolve: () => undefined",
    ),
    tests: ofChance,
  },
  kittens(
    "cards/registry.ts",
    "Shuffle Until Stop has no effect",
    "startShuffling(table, play.seat, nextLiving(table, play.seat))",
    "undefined",
  ),
  kittens("cards/registry.ts", "Raising Heck has no effect", "lookAtBottom(table, play.seat)", "undefined"),
  kittens("cards/registry.ts", "Dig Deeper has no effect", "digAtTop(table, play.seat)", "undefined"),
  kittens("cards/registry.ts", "Armageddon has no effect", 'ask(table, { kind: "lay", seat })', "undefined"),
  kittens(
    "cards/registry.ts",
    "Grave Robber has no effect",
    "filter((seat) => seatOf(table, seat).hand.length > 0)",
    "filter(() => false)",
  ),
  kittens("cards/registry.ts", "Feed the Dead NOW has no effect", 'askToGive(table, "feed-the-dead-now", gifts);', ""),
  kittens(
    "cards/registry.ts",
    "Clairvoyance NOW has no effect",
    "decision.watchers.push(seat);",
    "decision.watchers.push();",
  ),
  kittens(
    "decisions/nope-wait.ts",
    "Nope stops nothing",
    "const cancelled = wait.nopes.length % 2 === 1;",
    "const cancelled = false;",
  ),
  kittens("saves.ts", "Defuse does not save", '["defuse", "zombie-kitten"]', '["zombie-kitten"]'),
  kittens(
    "decisions/save.ts",
    "Zombie Kitten returns no player",
    "returning !== null && bringBack(table, returning, seat)",
    "false",
  ),
  kittens("saves.ts", "Clone does not save", "top !== undefined && isPlainSave(top) ? top : null", "null"),
  kittens("plays.ts", "a pair takes no card", 'ask(table, { kind: "pick", seat, from: target });', "return;"),
  kittens(
    "plays.ts",
    "three of a kind take no card",
    "!isOutOfCards(table, target)) giveNamed(table, target, seat, names);",
    "isOutOfCards(table, target)) return;",
  ),
  kittens("plays.ts", "five titles take no card", 'ask(table, { kind: "take", seat })', "undefined"),
  loveLetter("cards/registry.ts", "Battle Bunny eliminates nothing", 'eliminate(table, lower, "comparison");', ""),
  loveLetter(
    "cards/registry.ts",
    "Crystal Bowl eliminates nothing",
    'if (right) eliminate(table, target, "guess");\n      else if',
    "if",
  ),
  loveLetter(
    "cards/registry.ts",
    "Doggy Grave Digger has no effect",
    "if (setAside === null) {",
    "if (setAside !== undefined) {",
  ),
  loveLetter("cards/registry.ts", "Hermit Home Swap exchanges nothing", "exchangeHands(table, seat, target);", ""),
  loveLetter("cards/registry.ts", "Jittery Juggler has no effect", "resolve: juggle", "resolve: () => {}"),
  loveLetter(
    "cards/registry.ts",
    "King Cat does not put its player out",
    'eliminate(table, seat, "king-cat")',
    "undefined",
  ),
  loveLetter("cards/registry.ts", "Mouse Trapper has no effect", "resolve: lookAtTop", "resolve: () => {}"),
  loveLetter("cards/registry.ts", "Not a Pet takes no card", "exchangeHands(table, seat, holder);", ""),
  loveLetter("cards/registry.ts", "Shell Shield does not shield", "shielded = true;", "shielded = false;"),
  loveLetter("cards/registry.ts", "Snake Sorcerer lays no hand", "layHand(table, target)", "null"),
  loveLetter(
    "ranking.ts",
    "Royal Robovac does not beat the King Cat",
    'shows("king-cat") && shows("royal-robovac")',
    "false",
  ),
];
