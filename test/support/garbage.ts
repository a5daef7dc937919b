import { Session } from "node:inspector/promises";
import { join } from "node:path";

interface Site {
  readonly callFrame: { readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Site[];
}

/** Mean distance between two sampled allocations, in bytes: several thousand samples per megabyte. */
const samplingInterval = 256;

/**
 * Bytes that code in a folder and its callees allocate on the heap during `run`. They include garbage.
 * @returns bytes, estimated from samples.
 * @throws if no code in that folder has allocated anything.
 */
export async function bytesCreated(folder: "server" | "shared", run: () => unknown): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.startSampling", {
    samplingInterval,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await run();
  const { profile } = await session.post("HeapProfiler.stopSampling");
  session.disconnect();
  const place = join(import.meta.dirname, "../..", folder, "/");
  const bytes = bytesWithin(place, profile.head, false);
  if (bytes === 0) throw new Error(`no code in ${place} has created anything`);
  return bytes;
}

function bytesWithin(place: string, { callFrame, selfSize, children }: Site, isWithin: boolean): number {
  const counts = isWithin || callFrame.url.startsWith(place);
  const own = counts ? selfSize : 0;
  return children.reduce((sum, child) => sum + bytesWithin(place, child, counts), own);
}
