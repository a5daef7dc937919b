import { writeFileSync } from "node:fs";
import { Option } from "commander";
import { fastRandom } from "../shared/games/kittens/bots/expert/fast-random.ts";
import { featureCount, featureNames } from "../shared/games/kittens/bots/expert/features.ts";
import { encodeNet, hiddenUnits, type Net } from "../shared/games/kittens/bots/expert/net.ts";
import { trainCommand } from "../shared/games/kittens/bots/expert/value.ts";
import { type EditionId, editions, isEditionId } from "../shared/games/kittens/editions/registry.ts";
import { command, runAsMain } from "./command-line/command.ts";
import { wholeNumber } from "./command-line/values.ts";
import { foretell, Learner, newNet } from "./train/learner.ts";
import { type Position, positionsOf } from "./train/positions.ts";

interface Given {
  readonly edition: string;
  readonly games: number;
  readonly rounds: number;
  readonly seed: string;
}

export const program = command(
  "train",
  "Trains the win prediction of the kittens expert: plays games of steady bots, and learns from their positions.",
)
  .addOption(new Option("--edition <id>", "edition to play").choices(Object.keys(editions)).makeOptionMandatory())
  .option("--games <n>", "training games, over all numbers of players", wholeNumber(), 60_000)
  .option("--rounds <n>", "training epochs", wholeNumber(), 8)
  .option("--seed <text>", "seed of all random numbers", "train")
  .action(teach);

const batchSize = 128;
const rates = { first: 0.004, last: 0.0002 } as const;
/** One in this number of games is held out to measure the result. */
const heldOut = 10;

function teach({ edition, games, rounds, seed }: Given): void {
  if (!isEditionId(edition)) throw new RangeError(edition);
  const positions = play(edition, games, seed);
  console.error(`${positions.learned.length} positions to learn from, ${positions.held.length} to measure with`);
  const net = train(edition, positions, rounds);
  report(net, positions.held);
  write(edition, net);
}

interface Positions {
  readonly learned: Position[];
  readonly held: readonly Position[];
}

function play(edition: EditionId, games: number, seed: string): Positions {
  const [fewest, most] = editions[edition].seats;
  const learned: Position[] = [];
  const held: Position[] = [];
  for (let game = 0; game < games; game += 1) {
    const players = fewest + (game % (most - fewest + 1));
    const positions = positionsOf(edition, players, `${seed} ${game}`, game);
    const side = Math.floor(game / (most - fewest + 1)) % heldOut === 0 ? held : learned;
    for (const position of positions) side.push(position);
    if ((game + 1) % 10_000 === 0) console.error(`${game + 1} games`);
  }
  return { learned, held };
}

function train(edition: EditionId, { learned, held }: Positions, rounds: number): Net {
  const chance = fastRandom(1);
  const net = newNet(featureCount(editions[edition]), hiddenUnits, chance);
  const learner = new Learner(net);
  for (let round = 0; round < rounds; round += 1) {
    const rate = rates.first * (rates.last / rates.first) ** (round / Math.max(1, rounds - 1));
    mix(learned, chance);
    for (let from = 0; from < learned.length; from += batchSize) {
      learner.learn(learned.slice(from, from + batchSize), rate);
    }
    console.error(`round ${round + 1}: log-loss ${lossOf(net, held).toFixed(4)}`);
  }
  return net;
}

function mix(positions: Position[], chance: () => number): void {
  for (let last = positions.length - 1; last > 0; last -= 1) {
    const other = Math.floor(chance() * (last + 1));
    const [one, two] = [positions[last], positions[other]];
    if (one === undefined || two === undefined) continue;
    positions[last] = two;
    positions[other] = one;
  }
}

function lossOf(net: Net, positions: readonly Position[]): number {
  const losses = positions.map((position) => -Math.log(Math.max(1e-9, foretell(net, position)[position.winner] ?? 0)));
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

/** Log loss of the held-out positions, beside that of equal chances. */
function report(net: Net, held: readonly Position[]): void {
  const uniform = held.map(({ seats }) => Math.log(seats.filter((seat) => seat !== null).length));
  const mean = uniform.reduce((sum, loss) => sum + loss, 0) / uniform.length;
  console.log(`held-out log-loss ${lossOf(net, held).toFixed(4)}, equal chances ${mean.toFixed(4)}`);
}

function write(edition: EditionId, net: Net): void {
  const name = edition.replace(":", "-");
  const constant = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const text = `import type { TrainedNet } from "../net.ts";

/** Made by \`${trainCommand(edition)}\`. */
export const ${constant}: TrainedNet = {
  features: "${featureNames(editions[edition])}",
  weights:
    "${encodeNet(net)}",
};
`;
  writeFileSync(new URL(`../shared/games/kittens/bots/expert/weights/${name}.ts`, import.meta.url), text);
}

if (import.meta.main) await runAsMain(program);
