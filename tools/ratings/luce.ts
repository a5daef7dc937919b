import { type Chance, normal, type World } from "./world.ts";

/** So many points make e to 1 in the odds of a game: 200 are a class. */
export const pointsPerLogit = 200 / Math.log(3);

/** How far people's strengths differ: a class is the standard deviation. */
const spread = 200;

/**
 * People whose games go as Plackett and Luce say: who comes first is drawn by strength, then who comes second among the
 * others, and so on.
 * @param learning the standard deviation of what a game changes in a strength, in points.
 */
export const luceWorld = (name: string, seats: readonly number[], learning: number): World => ({
  name,
  seats,
  newSkill: (chance) => 1500 + spread * normal(chance),
  // Draws back to the mean, or the strengths would spread without end.
  learned: (skill, chance) =>
    learning === 0 ? skill : skill + learning * normal(chance) - (learning ** 2 / spread ** 2 / 2) * (skill - 1500),
  pointsOf: (skill) => skill,
  isExact: true,
  play: (skills, chance) => {
    const weights = skills.map((skill) => Math.exp((skill - 1500) / pointsPerLogit));
    const places = skills.map(() => 0);
    for (let place = 1; place <= skills.length; place += 1) places[drawn(weights, places, chance)] = place;
    return places;
  },
  classApart: (chance) => {
    const middle = 1500 + (spread / 2) * normal(chance);
    return [middle - 100, middle + 100];
  },
});

/** One of those without a place, by weight. */
function drawn(weights: readonly number[], places: readonly number[], chance: Chance): number {
  const free = places.flatMap((place, index) => (place === 0 ? [index] : []));
  const total = free.reduce((sum, index) => sum + (weights[index] ?? 0), 0);
  let rest = chance() * total;
  for (const index of free) {
    rest -= weights[index] ?? 0;
    if (rest < 0) return index;
  }
  return free.at(-1) ?? 0;
}
