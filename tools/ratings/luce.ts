import { type Chance, normal, type World } from "./world.ts";

/** Points for odds of e to 1 in a game: 200 are a class. */
export const pointsPerLogit = 200 / Math.log(3);

/** Standard deviation of the strengths of players: one class. */
const spread = 200;

/**
 * World of players with results by Plackett and Luce: the winner is drawn by strength, then the second among the
 * others, and so on.
 * @param learning standard deviation of the change of a strength by one game, in points.
 */
export const luceWorld = (name: string, seats: readonly number[], learning: number): World => ({
  name,
  seats,
  newSkill: (chance) => 1500 + spread * normal(chance),
  // Pulls back to the mean, because the strengths would spread without limit otherwise.
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

/** Draws a player without a rank, by weight. */
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
