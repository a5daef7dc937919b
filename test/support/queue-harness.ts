import { Queue } from "../../server/matchmaking/queue.ts";
import { LocalQueueBans } from "../../server/matchmaking/queue-bans.ts";
import type { SearchCriteria } from "../../server/matchmaking/queue-groups.ts";
import { noQueueStore } from "../../server/matchmaking/queue-store.ts";
import type { NewTable, Opener } from "../../server/tables/new-table.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Player, QueueRefusal, SeatLocation } from "../../shared/net/protocol.ts";
import { games } from "../../shared/registry.ts";
import { QueueListenerSpy } from "./queue-listener-spy.ts";
import { playerNamed } from "./server.ts";
import { TestBlocks } from "./test-blocks.ts";
import { ManualTimers } from "./timers.ts";

/** Wait of a group, in ms. */
export const waitMs = 20_000;

/** Queue with tables, clock and other players under the control of a test. */
export class QueueHarness {
  readonly timers = new ManualTimers();
  readonly tables = new Tables();
  readonly debugLines: object[] = [];
  readonly errors: object[] = [];
  readonly pauses = new LocalQueueBans(this.timers);
  readonly blocks = new TestBlocks();
  /** Former guest ids by account id. */
  readonly formerGuests = new Map<string, readonly string[]>();
  /** Queue bans by moderators, by player id. */
  readonly sanctions = new Map<string, QueueRefusal>();
  /** Tickets of the parties that have changed, once for each change. */
  readonly changedParties: string[] = [];
  /** Runs while the queue looks up a joining player. */
  meanwhile: () => void = () => {};
  queue = this.newQueue({});

  newQueue(over: { readonly waitMs?: number; readonly patienceMs?: number }): Queue {
    const { pauses, blocks, timers, tables } = this;
    return new Queue({
      ...{ queueBans: pauses, blocks, timers, tables, directory: tables, list: noQueueStore, waitMs, patienceMs: 0 },
      editions: games.editions,
      log: {
        info() {},
        error: (details: object) => void this.errors.push(details),
        debugOf: () => (details: object) => void this.debugLines.push(details),
      },
      partyChanged: (ticket) => void this.changedParties.push(ticket),
      guestsOf: async (playerId) => this.formerGuests.get(playerId) ?? [],
      sanctionOn: async ({ id }: Player) => {
        this.meanwhile();
        return this.sanctions.get(id) ?? null;
      },
      ...over,
    });
  }

  /** @param network network of the player; null if unknown. By default each player has a separate network. */
  async join(
    name: string,
    seats: SearchCriteria["seats"],
    edition = "original",
    network: string | null = `network of ${name}`,
    where = this.queue,
    company: SearchCriteria["company"] = "anybody",
  ): Promise<QueueListenerSpy> {
    const ear = new QueueListenerSpy();
    await where.join({ player: playerNamed(name), wish: { edition, seats, company }, network }, ear);
    return ear;
  }

  /** Joins with humans only. */
  joinPeople(name: string, seats: SearchCriteria["seats"]): Promise<QueueListenerSpy> {
    return this.join(name, seats, "original", `network of ${name}`, this.queue, "people");
  }

  joinFrom(network: string | null, name: string, seats: SearchCriteria["seats"] = 3): Promise<QueueListenerSpy> {
    return this.join(name, seats, "original", network);
  }

  /** Advances the time until the timer of the first entry ends. */
  async waitOver(ms = waitMs): Promise<void> {
    this.timers.pass(ms);
    await this.settled();
  }

  /** Resolves once all pending promises have settled. */
  settled(): Promise<void> {
    return new Promise((resolve) => setImmediate(resolve));
  }
}

/** Replaces the table directory: opens tables at once, or not at all. */
class Tables {
  readonly opened: Omit<NewTable, "kind">[] = [];
  readonly seats = new Map<string, SeatLocation>();
  refusal: "closing" | "not-saving" | "maintenance" | null = null;
  /** Ids of players who may not open another table. */
  readonly capped = new Set<string>();
  readonly openers: (readonly Opener[])[] = [];
  broken = false;

  async seatOf(playerId: string): Promise<SeatLocation | null> {
    return this.seats.get(playerId) ?? null;
  }

  async refusalFor({ playerId }: Opener): Promise<"too-many-tables" | null> {
    return this.capped.has(playerId) ? "too-many-tables" : null;
  }

  async open(opening: Omit<NewTable, "kind">, openers: readonly Opener[]): Promise<Result<SeatLocation, never>> {
    if (this.broken) throw new Error("no table today");
    this.openers.push(openers);
    this.opened.push(opening);
    const seated = { roomId: `room ${this.opened.length}`, code: "" };
    for (const { id } of opening.players) this.seats.set(id, seated);
    return ok(seated);
  }

  /** Players and number of chairs of each opened table. */
  get games(): [string, number][] {
    return this.opened.map(({ players, settings }) => [players.map(({ name }) => name).join(" "), settings.seats]);
  }
}
