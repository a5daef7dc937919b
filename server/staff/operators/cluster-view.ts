import type { ClusterView } from "../../../shared/net/operators.ts";
import type { PublicQueue } from "../../matchmaking/public-queue.ts";
import type { LastBackup } from "../../storage/last-backup.ts";
import type { AdminBackend } from "./admin-backend.ts";
import type { AnnouncementStore } from "./announcements.ts";

interface ClusterViewDeps {
  readonly adminBackend: Pick<AdminBackend, "nodes">;
  readonly publicQueue: Pick<PublicQueue, "lines">;
  readonly board: Pick<AnnouncementStore, "notices">;
  readonly lastBackup: Pick<LastBackup, "madeAt">;
}

/** Maximum number of errors and warnings that are shown. */
const mostTroubles = 100;

/** Returns the overview of the cluster. For a node that does not answer it has only the data from the database. */
export async function clusterView({
  adminBackend,
  publicQueue,
  board,
  lastBackup,
}: ClusterViewDeps): Promise<ClusterView> {
  const [nodes, queue, backupAt] = await Promise.all([adminBackend.nodes(), publicQueue.lines(), lastBackup.madeAt()]);
  const reports = nodes.flatMap(({ report }) => report ?? []);
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const troubles = reports.flatMap(({ troubles }) => troubles).toSorted((one, other) => other.at - one.at);
  return {
    nodes: nodes.map(({ report, ...node }) => ({ ...node, people: report?.people ?? 0 })),
    tables: sum(nodes.map(({ tables }) => tables)),
    playing: sum(reports.map(({ playing }) => playing)),
    people: sum(reports.map(({ people }) => people)),
    spectators: sum(reports.map(({ spectators }) => spectators)),
    queue,
    troubles: troubles.slice(0, mostTroubles),
    ...board.notices,
    backupAt,
  };
}
