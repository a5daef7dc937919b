import { LocalQueueBans } from "../../server/matchmaking/queue-bans.ts";
import { kittensSync } from "../../server/sync/kittens.ts";
import { noExperts } from "../../server/tables/bots/experts.ts";
import { hosted, hostedGames } from "../../server/tables/games.ts";
import { Table } from "../../server/tables/table.ts";
import { Tables } from "../../server/tables/tables.ts";
import { handleContribution } from "../../server/transport/rooms/table-message-handlers.ts";
import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import { Contributor } from "../../shared/fairness/contributor.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import type { KittensState } from "../../shared/games/kittens/state.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import type { TableSettings } from "../../shared/net/protocol.ts";
import { InMemoryWriteQueue } from "../../test/support/in-memory-write-queue.ts";
import { keysFrom } from "../../test/support/keys.ts";
import { ManualTimers } from "../../test/support/timers.ts";

/** Seat of the only person. */
export const mySeat: Seat = 0;

/** One step of the game as the person sees it. */
export interface PacedStep {
  readonly before: KittensView;
  readonly events: readonly KittensEvent[];
}

const player = { id: "person", name: "Person", avatar: "01", guest: true };

/** Table of one person and bots, with the server's code, in simulated time and without a network. */
export class PacedTable {
  readonly timers = new ManualTimers();
  readonly #table: Table;
  #state: KittensState | null = null;
  #step: PacedStep | null = null;

  /** @param onStep called after each step. */
  constructor(settings: TableSettings, botDelayMs: readonly [number, number], seed: string, onStep: OnStep) {
    const { timers } = this;
    const games = hostedGames([hosted(this.#watchedGame(), kittensSync, null)]);
    const schema = games.newTable();
    const writeQueue = new InMemoryWriteQueue();
    const contributor = new Contributor(keysFrom(`${seed} person`), (message) =>
      handleContribution(this.#table, player.id, message),
    );
    const opening = { settings, players: [player], fillWithBots: true, start: "by-host", isPublic: false } as const;
    this.#table = new Table(
      { roomId: "room", code: "CODE34" },
      { kind: "new", ...opening, openers: [] },
      schema,
      {
        tables: new Tables(writeQueue),
        games,
        queueBans: new LocalQueueBans(timers),
        timers,
        writeQueue,
        loadSaved: async () => writeQueue.returning,
        newSecret: keysFrom(seed),
        newBotSecret: keysFrom(`${seed} bots`),
        calls: { call() {} },
        experts: noExperts,
        log: { info() {}, error: fail },
        limits: { botDelayMs, emptyMs: 600_000, joinGraceMs: 15_000 },
      },
      {
        ...silent,
        changed: () => {
          const step = this.#step;
          this.#step = null;
          if (step) onStep(step);
          contributor.onDealState(schema.deal, mySeat);
        },
      },
    );
  }

  /** Deals the game. The person's page shows it at once. */
  begin(): void {
    this.#table.join(player, null);
    this.#table.starting.start();
    this.#table.pictureShown(player.id);
  }

  get state(): KittensState {
    if (!this.#state) throw new Error("the game has not begun");
    return this.#state;
  }

  /** View of the person. It shares no memory with the state. */
  get view(): KittensView {
    return kittens.view(kittens.clone(this.state), mySeat);
  }

  act(command: Command): void {
    void this.#table.games.act(mySeat, this.#table.games.seq, command);
  }

  /** Advances the time, with the promises of commands that wait for a response window. */
  async pass(ms: number): Promise<void> {
    this.timers.pass(ms);
    for (let turns = 0; turns < 3; turns += 1) await Promise.resolve();
  }

  stop(): void {
    this.#table.stop();
  }

  /** The game, which also reports its steps. */
  #watchedGame(): typeof kittens {
    return {
      ...kittens,
      setup: (config, seed) => {
        const game = kittens.setup(config, seed);
        this.#state = game.state;
        return game;
      },
      step: (state, actor, command, seen) => {
        const before = this.view;
        const result = kittens.step(state, actor, command, seen);
        if (result.ok)
          this.#step = { before, events: result.value.flatMap((event) => kittens.redact(event, mySeat) ?? []) };
        return result;
      },
    };
  }
}

type OnStep = (step: PacedStep) => void;

const silent = { seatsChanged() {}, aside() {}, consent() {}, emote() {}, goodbye() {}, close() {} };

function fail(details: object): never {
  throw new Error(JSON.stringify(details));
}
