import type { RequestHandler } from "express";
import type { PartyTickets } from "../../matchmaking/party-tickets.ts";
import type { PublicQueue } from "../../matchmaking/public-queue.ts";
import type { Queue } from "../../matchmaking/queue.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import type { Accounts } from "../../people/accounts/create-accounts.ts";
import type { Blocks } from "../../people/blocks/blocks.ts";
import type { Invitations } from "../../people/contacts/invitations.ts";
import type { Friends } from "../../people/friends/friends.ts";
import type { AccessCode } from "../../people/identity/access-code.ts";
import type { Blocklists } from "../../people/identity/blocklists.ts";
import type { DeviceLinks } from "../../people/identity/device-links.ts";
import type { PersonLine } from "../../people/line/person-line.ts";
import type { Erasure } from "../../people/profiles/erasure.ts";
import type { Profiles } from "../../people/profiles/profiles.ts";
import type { PersonCalls } from "../../people/push/person-calls.ts";
import type { PushSender } from "../../people/push/push-sender.ts";
import type { Config } from "../../runtime/config/config.ts";
import type { FlushScheduler } from "../../runtime/flush-scheduler.ts";
import type { Log, ServerLog } from "../../runtime/log.ts";
import type { RefusalLog } from "../../runtime/refusal-log.ts";
import type { Timers } from "../../runtime/timers.ts";
import type { OpenModeration } from "../../staff/moderation/open.ts";
import type { AdminBackend } from "../../staff/operators/admin-backend.ts";
import type { AnnouncementStore } from "../../staff/operators/announcements.ts";
import type { AuditLog } from "../../staff/operators/audit-log.ts";
import type { LastBackup } from "../../storage/last-backup.ts";
import type { Store } from "../../storage/store.ts";
import type { TableDirectory } from "../../tables/directory.ts";
import type { HostedGames } from "../../tables/games.ts";
import type { Tables } from "../../tables/tables.ts";
import type { BuildFiles } from "./build-files.ts";
import type { Limits } from "./limits.ts";
import type { NetworkIds } from "./network-ids.ts";

/** Dependencies of the HTTP API. */
export interface ApiDeps extends Accounts {
  readonly config: Config;
  readonly version: string;
  /** Null: the server is open to all. */
  readonly accessCode: AccessCode | null;
  readonly timers: Timers;
  readonly deviceLinks: DeviceLinks;
  readonly tables: Tables;
  readonly directory: TableDirectory;
  readonly games: HostedGames;
  readonly queue: Queue;
  readonly partyTickets: PartyTickets;
  readonly publicQueue: PublicQueue;
  readonly personLine: PersonLine;
  /** Null: Web Push is off. */
  readonly push: PushSender | null;
  readonly calls: PersonCalls;
  /** Id of this process's room of lines. */
  readonly lineRoomId: string;
  /** Store of games, and of open tables for operators. */
  readonly archive: Pick<Store, "finished" | "share" | "table" | "game">;
  /** Results of games, ratings, and their visibility. */
  readonly profiles: Profiles;
  readonly erasure: Erasure;
  /** Audit log of operators and moderators. */
  readonly auditLog: AuditLog;
  readonly moderation: OpenModeration;
  readonly wordLists: Pick<Blocklists, "all">;
  /** Blocks between players. */
  readonly blocks: Blocks;
  readonly friends: Friends;
  readonly invitations: Invitations;
  /** Announcements by operators. */
  readonly board: AnnouncementStore;
  readonly adminBackend: AdminBackend;
  readonly lastBackup: Pick<LastBackup, "madeAt">;
  readonly limits: Limits;
  readonly refusals: RefusalLog;
  readonly metrics?: Metrics | undefined;
  /** Handler of the metrics endpoint; null if it is off or has an address of its own. */
  readonly metricsPage: RequestHandler | null;
  readonly scheduler: FlushScheduler;
  readonly networks: NetworkIds;
  /** Network names that outlive the process, for data that is stored while a sanction lasts. */
  readonly lastingNetworks: NetworkIds;
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
