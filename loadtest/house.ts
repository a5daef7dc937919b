import { HouseOfNodes } from "../test/support/house-of-nodes.ts";
import { type Target, unlimited } from "./server.ts";

/** A house as one server under load; what its nodes have used is added up. */
export interface HouseTarget extends Target {
  readonly house: HouseOfNodes;
}

/** Starts a house of this many nodes, all on this machine. */
export async function ownHouse(nodes: number): Promise<HouseTarget> {
  const names = Array.from({ length: nodes }, (_, index) => String.fromCharCode("a".charCodeAt(0) + index));
  const house = await HouseOfNodes.start(names, unlimited);
  return {
    house,
    url: house.url,
    async usage() {
      const all = await Promise.all(house.nodes.map((node) => node.usage()));
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      return { cpuMicros: sum(all.map(({ cpuMicros }) => cpuMicros)), rss: sum(all.map(({ rss }) => rss)) };
    },
    restart: () => Promise.reject(new Error("a house is not restarted as a whole")),
    stop: () => house.stop(),
  };
}
