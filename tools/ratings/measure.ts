import { nearlySure, provisionalAbove } from "../../shared/ratings/shown.ts";
import { type Foretold, type Member, newMember, type Plan, Season } from "./season.ts";
import { type Chance, mean } from "./world.ts";

export interface Findings {
  readonly world: string;
  readonly games: number;
  /** The share of pairs of newcomers one class apart whose ratings are in the right order after 30 games. */
  readonly found: number;
  /** The share whose ratings are then so far apart that each says so with 95 % certainty. */
  readonly proven: number;
  /** How unlikely the winners of games were that were not used, in nats; and if all players were alike. */
  readonly logLoss: number;
  readonly uniformLogLoss: number;
  /** How far the ratings of people with 20 games or more moved against their strengths, in points, from the second quarter to the last. */
  readonly drift: number;
  /** The share of them whose strength lies within ± of the rating; null where strengths are only measured. */
  readonly covered: number | null;
  /** After how many games half of all newcomers are no longer provisional; null if never within 100. */
  readonly settledAfter: number | null;
}

const pairs = 200;

/** A normal variable is below so many standard deviations in 19 of 20 cases. */
const oneSided = 1.645;
const gamesOfPair = 30;
const mostGames = 100;

/** Plays a season and measures what the ratings are good for. */
export function measure(plan: Plan, chance: Chance, progress: (text: string) => void): Findings {
  const season = new Season(plan, chance);
  const foretold: Foretold[] = [];
  const early: number[] = [];
  const late: Member[] = [];
  for (let game = 0; game < plan.games; game += 1) {
    const quarter = Math.floor((4 * game) / plan.games);
    const one = season.next();
    if (one && quarter > 0) foretold.push(one);
    if (game % 20 === 0 && quarter === 1) early.push(...known(season).map((member) => errorOf(plan, member)));
    if (game % 20 === 0 && quarter === 3) late.push(...known(season).map((member) => ({ ...member })));
    if (game % 1000 === 999) progress(`${plan.world.name}: ${game + 1} of ${plan.games} games`);
  }
  return {
    world: plan.world.name,
    games: plan.games,
    ...findClasses(plan, season, chance),
    logLoss: mean(foretold.map(({ logLoss }) => logLoss)),
    uniformLogLoss: mean(foretold.map(({ uniform }) => uniform)),
    drift: mean(late.map((member) => errorOf(plan, member))) - mean(early),
    covered: plan.world.isExact ? shareOf(late, (member) => isCovered(plan, member)) : null,
    settledAfter: settledAfter(plan, season, chance),
  };
}

/** People whose rating has had time to find their strength, and who do not leave games. */
const known = ({ members }: Season): readonly Member[] => members.filter(({ games, leaves }) => games >= 20 && leaves === 0);

const errorOf = ({ world }: Plan, { strength, skill }: Member): number => strength.mu - world.pointsOf(skill);

const isCovered = (plan: Plan, member: Member): boolean =>
  Math.abs(errorOf(plan, member)) <= nearlySure * member.strength.sigma;

function findClasses(plan: Plan, season: Season, chance: Chance): Pick<Findings, "found" | "proven"> {
  const ends = Array.from({ length: pairs }, () => {
    const [weaker, stronger] = plan.world.classApart(chance).map((skill) => {
      const newcomer = { ...newMember(plan.world, chance), skill, leaves: 0 };
      return playAlone(season, newcomer, ({ games }) => games === gamesOfPair).strength;
    });
    if (!weaker || !stronger) throw new Error("a pair of one");
    return { ahead: stronger.mu - weaker.mu, doubt: Math.hypot(stronger.sigma, weaker.sigma) };
  });
  return {
    found: shareOf(ends, ({ ahead }) => ahead > 0),
    proven: shareOf(ends, ({ ahead, doubt }) => ahead > oneSided * doubt),
  };
}

function settledAfter(plan: Plan, season: Season, chance: Chance): number | null {
  const counts = Array.from({ length: pairs }, () => {
    const isOver = ({ strength, games }: Member) => strength.sigma <= provisionalAbove || games === mostGames;
    return playAlone(season, newMember(plan.world, chance), isOver).games;
  });
  const median = counts.toSorted((one, other) => one - other)[Math.floor(pairs / 2)] ?? mostGames;
  return median < mostGames ? median : null;
}

/** A newcomer plays with the members, whose ratings stay as they are. */
function playAlone(season: Season, newcomer: Member, isOver: (member: Member) => boolean): Member {
  const member = { ...newcomer };
  while (!isOver(member)) {
    const table = season.tableFor([member]);
    const strength = season.rate(table)[table.indexOf(member)];
    if (strength) Object.assign(member, { strength, games: member.games + 1 });
  }
  return member;
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / Math.max(items.length, 1);
