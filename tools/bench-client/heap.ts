import type { CDPSession } from "playwright-core";
import { Player } from "../../test/browser/support/player.ts";
import type { Site } from "../../test/browser/support/site.ts";
import { atMost, type Measure } from "./measure.ts";

/** Games of two in one page. The first four fill caches. */
const games = 20;
const warmUp = 4;

/** Part of a heap snapshot with the live objects: a row of numbers per node; `meta` names the columns. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/**
 * Node types of objects that a page creates. Compiled code is excluded, because it grows until all code has run often.
 */
const kept = ["object", "array", "closure", "string", "concatenated string", "sliced string", "number", "regexp"];

/** Memory that games retain in a page, without garbage. */
export async function heapGrowth(site: Site): Promise<readonly Measure[]> {
  const page = await site.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  const player = new Player(page);
  const sizes = new Map<number, HeapSize>();
  for (let game = 1; game <= games; game += 1) {
    await player.play();
    if ([1, warmUp, games].includes(game)) sizes.set(game, await heapSize(devtools));
    await player.result.getByRole("button", { name: "Again" }).click();
    await player.result.waitFor({ state: "detached" });
  }
  await page.context().close();
  const [first, before, after] = [1, warmUp, games].map((game) => sizes.get(game));
  if (!first || !before || !after) throw new Error("the heap was not measured");
  const growth = (after.kept - before.kept) / (games - warmUp) / 1000;
  return [
    atMost(25, "kB a game", `heap growth over ${games - warmUp} games in one page`, growth),
    atMost(1.2, "times", `memory after ${games} games, of that after one`, after.all / first.all),
  ];
}

/** In bytes: objects of the page code, and everything of the page. */
interface HeapSize {
  readonly kept: number;
  readonly all: number;
}

async function heapSize(devtools: CDPSession): Promise<HeapSize> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  devtools.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  devtools.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let [own, all] = [0, 0];
  for (let row = 0; row < nodes.length; row += fields.length) {
    const bytes = nodes[row + size] ?? 0;
    all += bytes;
    if (kept.includes(types[0][nodes[row + type] ?? 0] ?? "")) own += bytes;
  }
  return { kept: own, all };
}
