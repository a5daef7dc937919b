import type { CDPSession } from "playwright-core";
import { Player } from "../../test/browser/support/player.ts";
import type { Site } from "../../test/browser/support/site.ts";
import { atMost, type Measure } from "./measure.ts";

/** Games of two in one page. Games before these fill caches. */
const games = 10;
const warmUp = 4;

/** The part of a heap snapshot that counts living objects: a row of numbers per node; `meta` names the columns. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

/** What a page makes and keeps. Compiled code is left out: it grows until everything has run often. */
const kept = ["object", "array", "closure", "string", "concatenated string", "sliced string", "number", "regexp"];

/** How much memory each further game leaves behind, without garbage. */
export async function heapGrowth(site: Site): Promise<Measure> {
  const page = await site.newPage();
  const devtools = await page.context().newCDPSession(page);
  await page.getByRole("radio", { name: "2", exact: true }).check();
  await page.getByRole("button", { name: "Play with bots" }).click();
  const player = new Player(page);
  const sizes: number[] = [];
  for (let game = 1; game <= warmUp + games; game += 1) {
    await player.play();
    if (game === warmUp || game === warmUp + games) sizes.push(await heapSize(devtools));
    await player.result.getByRole("button", { name: "Rematch" }).click();
    await player.result.waitFor({ state: "detached" });
  }
  await page.context().close();
  const [before = Number.NaN, after = Number.NaN] = sizes;
  return atMost(25, "kB a game", `heap growth over ${games} games in one page`, (after - before) / games / 1000);
}

/** In bytes. */
async function heapSize(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  devtools.on("HeapProfiler.addHeapSnapshotChunk", keep);
  await devtools.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  devtools.off("HeapProfiler.addHeapSnapshotChunk", keep);
  const { snapshot, nodes }: Snapshot = JSON.parse(chunks.join(""));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let row = 0; row < nodes.length; row += fields.length) {
    if (kept.includes(types[0][nodes[row + type] ?? 0] ?? "")) bytes += nodes[row + size] ?? 0;
  }
  return bytes;
}
