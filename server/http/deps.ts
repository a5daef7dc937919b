import type { Config } from "../config/config.ts";
import type { Queue } from "../matchmaking/queue.ts";
import type { DeviceLinks } from "../players/device-links.ts";
import type { Tokens } from "../players/tokens.ts";
import type { Log } from "../plumbing/log.ts";
import type { Pulse } from "../plumbing/pulse.ts";
import type { Archive } from "../store/archive.ts";
import type { HostedGames } from "../tables/games.ts";
import type { Tables } from "../tables/tables.ts";
import type { Limits } from "./limits.ts";
import type { Networks } from "./networks.ts";

/** What the HTTP API needs from the process that it lives in. */
export interface ApiDeps {
  readonly config: Config;
  readonly version: string;
  readonly tokens: Tokens;
  readonly deviceLinks: DeviceLinks;
  readonly tables: Tables;
  readonly games: HostedGames;
  readonly queue: Queue;
  /** Games that are over. */
  readonly archive: Archive;
  readonly limits: Limits;
  readonly pulse: Pulse;
  readonly networks: Networks;
  readonly log: Log;
}
