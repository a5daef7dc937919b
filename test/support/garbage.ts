import { Session } from "node:inspector/promises";
import { join } from "node:path";

interface Site {
  readonly callFrame: { readonly url: string };
  readonly selfSize: number;
  readonly children: readonly Site[];
}

/** Between two objects that are looked at, on average, in bytes: several thousand are looked at in a megabyte. */
const samplingInterval = 256;

/**
 * What code in a folder, and all that it calls, creates on the heap in the meantime, whether or not it is still in use
 * at the end.
 * @returns bytes, estimated from samples. @throws if no code in that folder has created anything.
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
