import { ClusterFixture } from "../test/support/cluster-fixture.ts";
import { type Target, unlimited } from "./server.ts";

/** Cluster as one target of the load. Its usage is the sum over all nodes. */
export interface ClusterTarget extends Target {
  readonly cluster: ClusterFixture;
}

/** Starts a cluster with this number of nodes, all on this machine. */
export async function startOwnCluster(nodes: number): Promise<ClusterTarget> {
  const names = Array.from({ length: nodes }, (_, index) => String.fromCharCode("a".charCodeAt(0) + index));
  const cluster = await ClusterFixture.start(names, unlimited);
  return {
    cluster,
    url: cluster.url,
    async used(asked) {
      const all = await Promise.all(cluster.nodes.map((node) => node.used(asked)));
      return all.reduce((total, used) => total + used, 0);
    },
    restart: () => Promise.reject(new Error("a cluster is not restarted as a whole")),
    stop: () => cluster.stop(),
  };
}
