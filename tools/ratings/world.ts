export type Chance = () => number;

/** Where people of known skill play. */
export interface World {
  readonly name: string;
  /** The numbers of players that its games have. */
  readonly seats: readonly number[];
  /** What the world makes of it: points, or the share of their commands that are thought over. */
  newSkill(chance: Chance): number;
  /** The skill after one more game. */
  learned(skill: number, chance: Chance): number;
  /** The strength in points, up to a constant. */
  pointsOf(skill: number): number;
  /** Whether the points are what its games are drawn by, and not only measured. */
  readonly isExact: boolean;
  /** The places of people with these skills, in their order, if nobody leaves. */
  play(skills: readonly number[], chance: Chance): readonly number[];
  /** Skills one class apart: the second wins 75 % of games of two, or what is nearest to it. */
  classApart(chance: Chance): readonly [number, number];
}

/** A standard normal variable (Box–Muller). */
export const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new RangeError("nothing to choose from");
  return item;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
