import { HouseOfNodes } from "../test/support/house-of-nodes.ts";
import { type Target, unlimited } from "./server.ts";

/** Cluster as one target of the load. Its usage is the sum over all nodes. */
export interface HouseTarget extends Target {
  readonly house: HouseOfNodes;
}

/** Starts a cluster with this number of nodes, all on this machine. */
export async function ownHouse(nodes: number): Promise<HouseTarget> {
  const names = Array.from({ length: nodes }, (_, index) => String.fromCharCode("a".charCodeAt(0) + index));
  const house = await HouseOfNodes.start(names, unlimited);
  return {
    house,
    url: house.url,
    async used(asked) {
      const all = await Promise.all(house.nodes.map((node) => node.used(asked)));
      return all.reduce((total, used) => total + used, 0);
    },
    restart: () => Promise.reject(new Error("a cluster is not restarted as a whole")),
    stop: () => house.stop(),
  };
}
