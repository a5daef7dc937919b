import type { EditionId } from "../../../editions/registry.ts";
import type { Net } from "../net.ts";
import { apocalypseGoodVsEvil } from "./apocalypse-good-vs-evil.ts";
import { apocalypseOriginal } from "./apocalypse-original.ts";
import { goodVsEvil } from "./good-vs-evil.ts";
import { original } from "./original.ts";
import { unpack } from "./packed.ts";
import { zombie } from "./zombie.ts";

const packed: Readonly<Record<EditionId, string>> = {
  original,
  "good-vs-evil": goodVsEvil,
  zombie,
  "apocalypse:original": apocalypseOriginal,
  "apocalypse:good-vs-evil": apocalypseGoodVsEvil,
};

const nets = new Map<EditionId, Net>();

/** The net that `npm run train` made for an edition; unpacked once. */
export function netFor(edition: EditionId): Net {
  const known = nets.get(edition);
  if (known !== undefined) return known;
  const net = unpack(packed[edition]);
  nets.set(edition, net);
  return net;
}
