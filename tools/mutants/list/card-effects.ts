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
    "cards/attack.ts",
    "Attack has no effect",
    'resolve: (table, play) => attackWith(table, nextLiving(table, play.seat), "attack"),',
    noEffect,
  ),
  kittens(
    "cards/targeted-attack.ts",
    "Targeted Attack has no effect",
    'if (play.target !== null) attack(table, play.target, "targeted-attack");',
    "",
  ),
  kittens(
    "cards/attack-of-the-dead.ts",
    "Attack of the Dead has no effect",
    'attack(table, nextLiving(table, play.seat), "attack-of-the-dead");',
    "",
  ),
  kittens("cards/skip.ts", "Skip has no effect", "endTurn(table);", ""),
  kittens("cards/super-skip.ts", "Super Skip has no effect", "endAllTurns(table);", ""),
  kittens(
    "cards/favor.ts",
    "Favor has no effect",
    'if (target !== null && !isOutOfCards(table, target)) askToGive(table, "favor", [{ from: target, to: seat }]);',
    "",
  ),
  kittens("cards/see-the-future.ts", "See the Future has no effect", "seeTop(table, play.seat, 3)", "undefined"),
  kittens(
    "cards/reveal-the-future.ts",
    "Reveal the Future has no effect",
    "revealTop(table, play.seat, 3)",
    "undefined",
  ),
  {
    ...kittens("cards/shuffle.ts", "Shuffle has no effect", "shufflePile(table, play.seat)", "undefined"),
    tests: ofChance,
  },
  {
    ...kittens("cards/shuffle-now.ts", "Shuffle NOW has no effect", "shufflePile(table, play.seat)", "undefined"),
    tests: ofChance,
  },
  kittens(
    "cards/shuffle-until-stop.ts",
    "Shuffle Until Stop has no effect",
    'ask(table, { kind: "stop", seat, by: play.seat });',
    "",
  ),
  kittens("cards/raising-heck.ts", "Raising Heck has no effect", "lookAtBottom(table, play.seat)", "undefined"),
  kittens("cards/dig-deeper.ts", "Dig Deeper has no effect", "digAtTop(table, play.seat)", "undefined"),
  kittens("cards/armageddon.ts", "Armageddon has no effect", 'ask(table, { kind: "lay", seat })', "undefined"),
  kittens(
    "cards/grave-robber.ts",
    "Grave Robber has no effect",
    "filter((seat) => seatOf(table, seat).hand.length > 0)",
    "filter(() => false)",
  ),
  kittens(
    "cards/feed-the-dead-now.ts",
    "Feed the Dead NOW has no effect",
    'askToGive(table, "feed-the-dead-now", gifts);',
    "",
  ),
  kittens(
    "cards/clairvoyance-now.ts",
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
  kittens("resolve.ts", "a pair takes no card", 'ask(table, { kind: "pick", seat, from: target });', "return;"),
  kittens(
    "resolve.ts",
    "three of a kind take no card",
    "!isOutOfCards(table, target)) giveNamed(table, target, seat, names);",
    "isOutOfCards(table, target)) return;",
  ),
  kittens("resolve.ts", "five titles take no card", 'ask(table, { kind: "take", seat })', "undefined"),
  loveLetter("cards/battle-bunny.ts", "Battle Bunny eliminates nothing", 'eliminate(table, lower, "comparison");', ""),
  loveLetter(
    "cards/crystal-bowl.ts",
    "Crystal Bowl eliminates nothing",
    'if (right) eliminate(table, target, "guess");\n    else if',
    "if",
  ),
  loveLetter(
    "cards/doggy-grave-digger.ts",
    "Doggy Grave Digger has no effect",
    "if (setAside === null) {",
    "if (setAside !== undefined) {",
  ),
  loveLetter(
    "cards/hermit-home-swap.ts",
    "Hermit Home Swap exchanges nothing",
    "exchangeHands(table, seat, target);",
    "",
  ),
  loveLetter("cards/jittery-juggler.ts", "Jittery Juggler has no effect", "resolve: juggle", "resolve: () => {}"),
  loveLetter(
    "cards/king-cat.ts",
    "King Cat does not put its player out",
    'eliminate(table, seat, "king-cat")',
    "undefined",
  ),
  loveLetter("cards/mouse-trapper.ts", "Mouse Trapper has no effect", "resolve: lookAtTop", "resolve: () => {}"),
  loveLetter("cards/not-a-pet.ts", "Not a Pet takes no card", "exchangeHands(table, seat, holder);", ""),
  loveLetter("cards/shell-shield.ts", "Shell Shield does not shield", "shielded = true;", "shielded = false;"),
  loveLetter("cards/snake-sorcerer.ts", "Snake Sorcerer lays no hand", "layHand(table, target)", "null"),
  loveLetter(
    "ranking.ts",
    "Royal Robovac does not beat the King Cat",
    'shows("king-cat") && shows("royal-robovac")',
    "false",
  ),
];
