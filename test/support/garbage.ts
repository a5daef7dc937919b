import { Session } from "node:inspector/promises";

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
 * @param folder of the repository, such as `/server/`.
 * @returns bytes, estimated from samples.
 */
export async function bytesCreated(folder: string, run: () => unknown): Promise<number> {
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
  return bytesWithin(folder, profile.head, false);
}

function bytesWithin(folder: string, { callFrame, selfSize, children }: Site, isWithin: boolean): number {
  const counts = isWithin || callFrame.url.includes(folder);
  const own = counts ? selfSize : 0;
  return children.reduce((sum, child) => sum + bytesWithin(folder, child, counts), own);
}
