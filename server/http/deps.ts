import type { RequestHandler } from "express";
import type { Accounts } from "../accounts/open.ts";
import type { Blocks } from "../blocks/blocks.ts";
import type { Config } from "../config/config.ts";
import type { PublicQueue } from "../matchmaking/public-queue.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { OpenModeration } from "../moderation/open.ts";
import type { Deeds } from "../operators/deeds.ts";
import type { Floor } from "../operators/floor.ts";
import type { NoticeBoard } from "../operators/notices.ts";
import type { DeviceLinks } from "../players/device-links.ts";
import type { WordLists } from "../players/word-lists.ts";
import type { Log, ServerLog } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import type { Timers } from "../plumbing/timers.ts";
import type { Erasure } from "../profiles/erasure.ts";
import type { Profiles } from "../profiles/profiles.ts";
import type { Archive } from "../store/archive.ts";
import type { LastBackup } from "../store/last-backup.ts";
import type { TableDirectory } from "../tables/directory.ts";
import type { HostedGames } from "../tables/games.ts";
import type { Tables } from "../tables/tables.ts";
import type { BuildFiles } from "./build-files.ts";
import type { Limits } from "./limits.ts";
import type { Networks } from "./networks.ts";

/** Dependencies of the HTTP API. */
export interface ApiDeps extends Accounts {
  readonly config: Config;
  readonly version: string;
  readonly timers: Timers;
  readonly deviceLinks: DeviceLinks;
  readonly tables: Tables;
  readonly directory: TableDirectory;
  readonly games: HostedGames;
  readonly queue: Queue;
  readonly publicQueue: PublicQueue;
  /** Store of finished games. */
  readonly archive: Archive;
  /** Results of games, ratings, and their visibility. */
  readonly profiles: Profiles;
  readonly erasure: Erasure;
  /** Audit log of operators and moderators. */
  readonly deeds: Deeds;
  readonly moderation: OpenModeration;
  readonly wordLists: Pick<WordLists, "all">;
  /** Blocks between players. */
  readonly blocks: Blocks;
  /** Announcements by operators. */
  readonly board: NoticeBoard;
  readonly floor: Floor;
  readonly lastBackup: Pick<LastBackup, "madeAt">;
  readonly limits: Limits;
  /** Handler of the metrics endpoint; null if it is off. */
  readonly metrics: RequestHandler | null;
  readonly pulse: Pulse;
  readonly networks: Networks;
  /** Network names that outlive the process, for data that is stored while a sanction lasts. */
  readonly lastingNetworks: Networks;
  /**
   * URLs at which players' WebSockets reach the nodes of the cluster, this one included; empty for a standalone server.
   */
  readonly nodeUrls: () => readonly string[];
  /** Whether the cluster counts on this node; always true for a standalone server. */
  readonly isReady: () => boolean;
  readonly log: Log & Pick<ServerLog, "warn">;
  /** Files of other builds; null for a standalone server. */
  readonly otherBuilds: BuildFiles | null;
}
