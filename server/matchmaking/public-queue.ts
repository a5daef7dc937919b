import type { QueueLine } from "./queue-groups.ts";

/** The public queue as every server sees it, wherever it is. */
export interface PublicQueue {
  /** The id of its room; null while no server has it. */
  roomId(): Promise<string | null>;
  /** How many players wait, by edition. */
  waiting(): Promise<Readonly<Record<string, number>>>;
  /** The same for operators, with how long they have waited. */
  lines(): Promise<readonly QueueLine[]>;
}
