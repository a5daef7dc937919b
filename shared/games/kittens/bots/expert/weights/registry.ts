import { memoize } from "../../../../../core/memoize.ts";
import { type EditionId, isEditionId } from "../../../editions/registry.ts";
import { featureNames } from "../features.ts";
import type { Net } from "../net.ts";
import { apocalypseGoodVsEvil } from "./apocalypse-good-vs-evil.ts";
import { apocalypseOriginal } from "./apocalypse-original.ts";
import { goodVsEvil } from "./good-vs-evil.ts";
import { original } from "./original.ts";
import { decodeNet, type TrainedNet } from "./packed.ts";
import { zombie } from "./zombie.ts";

const trained: Readonly<Record<EditionId, TrainedNet>> = {
  original,
  "good-vs-evil": goodVsEvil,
  zombie,
  "apocalypse:original": apocalypseOriginal,
  "apocalypse:good-vs-evil": apocalypseGoodVsEvil,
};

/** Whether the network of an edition was trained for the features that its cards have now. */
export const isTrainedFor = (edition: string): boolean =>
  isEditionId(edition) && trained[edition].features === featureNames(edition);

/**
 * Network that `npm run train` created for an edition; decoded once.
 * @throws if it was trained for other features.
 */
export const netFor = memoize((edition: EditionId): Net => {
  if (!isTrainedFor(edition))
    throw new Error(`expected a network for the cards of ${edition}: ${trainCommand(edition)}`);
  return decodeNet(trained[edition].weights);
});

/** Command that trains the network of an edition. */
export const trainCommand = (edition: EditionId): string => `npm run train -- --edition ${edition}`;
