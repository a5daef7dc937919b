import { seededRandom } from "../../shared/core/rng.ts";
import { newcomerWith, playAlone } from "./newcomer.ts";
import { Season } from "./season.ts";
import { luceWorlds } from "./worlds.ts";

interface Given {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
}

const newcomers = 300;
const gamesOfEach = 80;

/** One class above the average, the average, and one class below. */
const skills = [
  { skill: 1700, colour: "#2f7d57" },
  { skill: 1500, colour: "#6a5aa8" },
  { skill: 1300, colour: "#b5532f" },
] as const;

const size = { width: 720, height: 400, left: 56, bottom: 44 } as const;
const [lowest, highest] = [1050, 1950] as const;

/** Prints an SVG: the ratings of newcomers of known strength, game by game, in games of two. */
export function picture({ players, games, seed }: Given): void {
  const [world] = luceWorlds;
  if (!world) throw new RangeError("no world");
  const chance = seededRandom(seed);
  const season = new Season({ world, players, games, isOpen: false, tuning: null }, chance);
  for (let game = 0; game < games; game += 1) season.next();
  const shapes = skills.flatMap(({ skill, colour }) => {
    const paths = Array.from({ length: newcomers }, () => [
      1500,
      ...playAlone(season, newcomerWith(skill, world, chance), gamesOfEach).map(({ mu }) => mu),
    ]);
    return shapesOf(paths, colour);
  });
  console.log(svg([...lines(), ...shapes]));
}

/** Median of the paths, and a band that contains nine of ten. */
function shapesOf(paths: readonly (readonly number[])[], colour: string): readonly string[] {
  const at = (share: number) =>
    Array.from({ length: gamesOfEach + 1 }, (_, game) => {
      const ratings = paths.map((path) => path[game] ?? 1500).toSorted((one, other) => one - other);
      return point(game, ratings[Math.floor(share * (ratings.length - 1))] ?? 1500);
    });
  return [
    `<polygon points="${[...at(0.05), ...at(0.95).toReversed()].join(" ")}" fill="${colour}" fill-opacity="0.16"/>`,
    `<polyline points="${at(0.5).join(" ")}" fill="none" stroke="${colour}" stroke-width="2.5"/>`,
  ];
}

const x = (game: number): number => size.left + (game / gamesOfEach) * (size.width - size.left - 12);
const y = (rating: number): number => ((highest - rating) / (highest - lowest)) * (size.height - size.bottom);
const point = (game: number, rating: number): string => `${x(game).toFixed(1)},${y(rating).toFixed(1)}`;

function lines(): readonly string[] {
  const ratings = [1300, 1500, 1700].flatMap((rating) => [
    `<path d="M${point(0, rating)} L${point(gamesOfEach, rating)}" stroke="#8a8f98" stroke-dasharray="4 4"/>`,
    `<text x="${size.left - 8}" y="${y(rating) + 5}" text-anchor="end">${rating}</text>`,
  ]);
  const games = [0, 10, 20, 30, 40, 50, 60, 70, 80].map(
    (game) => `<text x="${x(game)}" y="${size.height - 24}" text-anchor="middle">${game}</text>`,
  );
  return [...ratings, ...games, `<text x="${x(40)}" y="${size.height - 5}" text-anchor="middle">rated games</text>`];
}

const svg = (shapes: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" font-family="sans-serif" font-size="13" fill="#555b66">`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...shapes,
    "</svg>",
  ].join("\n");
