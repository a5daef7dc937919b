import { memoize } from "../../../../core/memoize.ts";
import { customId } from "../../decks/edition.ts";
import { type EditionId, editions, isEditionId } from "../../editions/registry.ts";
import type { KittensState } from "../../state.ts";
import { featureNames, featuresOf } from "./features.ts";
import { estimate } from "./heuristic.ts";
import { activate, chancesOf, decodeNet, type Net, scoreOf, type TrainedNet } from "./net.ts";
import { apocalypseGoodVsEvil } from "./weights/apocalypse-good-vs-evil.ts";
import { apocalypseOriginal } from "./weights/apocalypse-original.ts";
import { goodVsEvil } from "./weights/good-vs-evil.ts";
import { imploding } from "./weights/imploding.ts";
import { original } from "./weights/original.ts";
import { zombie } from "./weights/zombie.ts";

const trained: Readonly<Record<EditionId, TrainedNet>> = {
  original,
  "good-vs-evil": goodVsEvil,
  zombie,
  "apocalypse:original": apocalypseOriginal,
  "apocalypse:good-vs-evil": apocalypseGoodVsEvil,
  imploding,
};

/** Whether the expert can play an edition: a deck of one's own needs no network. */
export const isPlayable = (edition: string): boolean => edition === customId || isTrainedFor(edition);

/** Whether the network of an edition was trained for the features that its cards have now. */
export const isTrainedFor = (edition: string): boolean =>
  isEditionId(edition) && trained[edition].features === featureNames(editions[edition]);

/**
 * Network that `npm run train` created for an edition; decoded once.
 * @throws if it was trained for other features.
 */
export const netFor = memoize((edition: EditionId): Net => {
  const net = trained[edition];
  if (net.features !== featureNames(editions[edition]))
    throw new Error(`expected a network for the cards of ${edition}: ${trainCommand(edition)}`);
  return decodeNet(net.weights);
});

/** Command that trains the network of an edition. */
export const trainCommand = (edition: EditionId): string => `npm run train -- --edition ${edition}`;

/**
 * Estimates every seat's winning chance if all players play `steady`.
 *
 * @param state nothing may be pending, unless the game is over
 */
export function value(state: KittensState): number[] {
  const { seats, winner } = state;
  if (winner !== null) return seats.map((_, seat) => (seat === winner ? 1 : 0));
  const { edition } = state;
  if (edition === customId) return estimate(state);
  const net = netFor(edition);
  const features = featuresOf(state);
  return chancesOf(
    seats.map(({ life }, seat) => (life === "exploded" ? null : scoreOf(net, activate(net, features[seat] ?? [])))),
  );
}
