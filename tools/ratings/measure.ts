import { nearlySure, provisionalAbove } from "../../shared/ratings/displayed-rating.ts";
import { newRating, type Strength } from "../../shared/ratings/strength.ts";
import { newcomerWith, playAlone } from "./newcomer.ts";
import { type Foretold, type Member, type Plan, Season } from "./season.ts";
import { type Chance, mean } from "./world.ts";

export interface Findings {
  readonly world: string;
  /** Whether newcomers arrived, and strong players left. */
  readonly isOpen: boolean;
  readonly games: number;
  /** Share of pairs of newcomers one class apart with ratings in the right order after 30 games. */
  readonly found: number;
  /** Share of those pairs with a rating difference that proves the order with 95 % certainty. */
  readonly proven: number;
  /** Log loss on held-out games in nats, and the same for a uniform prediction. */
  readonly logLoss: number;
  readonly uniformLogLoss: number;
  /**
   * Drift of ratings against strengths from the second quarter to the last, in points, for players with 20 games or
   * more.
   */
  readonly drift: number;
  /** Share of them with a strength within ± of the rating; null if strengths are only measured. */
  readonly covered: number | null;
  /** Rating points per point of strength; null if strengths are only measured. */
  readonly scale: number | null;
  /** Number of games after which half of all newcomers are no longer provisional; null if more than 30. */
  readonly settledAfter: number | null;
}

/** One-sided 95 % quantile of a normal variable, in standard deviations. */
const oneSided = 1.645;
const gamesOfPair = 30;

/** Plays a season and measures the quality of the ratings. */
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
    isOpen: plan.isOpen,
    games: plan.games,
    ...newcomers(plan, season, chance),
    logLoss: mean(foretold.map(({ logLoss }) => logLoss)),
    uniformLogLoss: mean(foretold.map(({ uniform }) => uniform)),
    drift: mean(late.map((member) => errorOf(plan, member))) - mean(early),
    covered: plan.world.isExact ? shareOf(late, (member) => isCovered(plan, member)) : null,
    scale: plan.world.isExact ? scaleOf(late) : null,
  };
}

/** Players with enough games for a settled rating, who do not leave games. */
const known = ({ members }: Season): readonly Member[] =>
  members.filter(({ games, leaves }) => games >= 20 && leaves === 0);

const errorOf = ({ world }: Plan, { strength, skill }: Member): number => strength.mu - world.pointsOf(skill);

const isCovered = (plan: Plan, member: Member): boolean =>
  Math.abs(errorOf(plan, member)) <= nearlySure * member.strength.sigma;

/** Slope of ratings over skills, by least squares. */
function scaleOf(members: readonly Member[]): number {
  const skill = mean(members.map((member) => member.skill));
  const products = members.map((member) => (member.skill - skill) * member.strength.mu);
  return mean(products) / mean(members.map((member) => (member.skill - skill) ** 2));
}

function newcomers(plan: Plan, season: Season, chance: Chance): Pick<Findings, "found" | "proven" | "settledAfter"> {
  const { world } = plan;
  const pairs = Array.from({ length: world.isExact ? 400 : 100 }, () =>
    world.classApart(chance).map((skill) => playAlone(season, newcomerWith(skill, world, chance), gamesOfPair)),
  );
  const ends = pairs.map(([weaker, stronger]) => {
    const [one = newRating, other = newRating] = [weaker?.at(-1), stronger?.at(-1)];
    return { ahead: other.mu - one.mu, doubt: Math.hypot(one.sigma, other.sigma) };
  });
  return {
    found: shareOf(ends, ({ ahead }) => ahead > 0),
    proven: shareOf(ends, ({ ahead, doubt }) => ahead > oneSided * doubt),
    settledAfter: median(pairs.flat().map(gamesUntilSettled)),
  };
}

function gamesUntilSettled(path: readonly Strength[]): number {
  const index = path.findIndex(({ sigma }) => sigma <= provisionalAbove);
  return index < 0 ? Number.POSITIVE_INFINITY : index + 1;
}

/** Null if half of the values are infinite. */
function median(values: readonly number[]): number | null {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  return middle === undefined || middle === Number.POSITIVE_INFINITY ? null : middle;
}

const shareOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): number =>
  items.filter(is).length / Math.max(items.length, 1);
