import type { Player } from "../../shared/net/protocol.ts";
import type { QueueLine } from "./queue-groups.ts";

/** Public queue as every server sees it, on whichever node it runs. */
export interface PublicQueue {
  /** Id of its room; null while no server runs it. */
  roomId(): Promise<string | null>;
  /** Number of waiting players by edition. */
  waiting(): Promise<Readonly<Record<string, number>>>;
  /** Number and waiting times by edition, for operators. */
  lines(): Promise<readonly QueueLine[]>;
  /** Players of a party that another player may join now; null if there is none, or its node does not respond. */
  gathering(ticket: string): Promise<readonly Player[] | null>;
}
