export type Chance = () => number;

/** World of players with known skill. */
export interface World {
  readonly name: string;
  /** Numbers of players of its games. */
  readonly seats: readonly number[];
  /** Draws a new skill: points, or the share of thought-out commands. */
  newSkill(chance: Chance): number;
  /** Returns the skill after one more game. */
  learned(skill: number, chance: Chance): number;
  /** Strength in points, up to a constant. */
  pointsOf(skill: number): number;
  /** Whether the games are drawn by these points, instead of measured. */
  readonly isExact: boolean;
  /** Ranks of players with these skills, in their order, without leavers. */
  play(skills: readonly number[], chance: Chance): readonly number[];
  /** Two skills one class apart: the second wins 75 % of games of two, or the nearest rate. */
  classApart(chance: Chance): readonly [number, number];
}

/** Standard normal variable (Box–Muller). */
export const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
