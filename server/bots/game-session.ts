import type { Command } from "../../shared/core/commands.ts";
import type { Seat } from "../../shared/core/game.ts";
import type { ExpertGame, SeatedExpert, TableExperts } from "../tables/bots/experts.ts";
import type { WorkerReport } from "./counts.ts";
import type { BotReply, BotRequestMessage } from "./messages.ts";
import type { BotRequest, BotWorker } from "./worker.ts";
import type { WorkerQuota } from "./worker-quota.ts";

/** Maximum number of open requests per game: one for each bot at the largest table. */
export const maxRequestsPerGame = 9;
/** Number of crashed or failed requests after which the experts of a game get no more requests. */
export const maxWorkerDeaths = 3;

interface GameExpertsDeps {
  readonly admission: WorkerQuota<GameBotSession>;
  readonly report: Pick<WorkerReport, "count">;
  readonly newMind: () => Pick<MindInThread, "number" | "thread">;
  /** Maximum number of requests that may wait for a thread. */
  readonly mostWaiting: number;
}

interface MindInThread {
  readonly number: number;
  readonly thread: BotWorker;
  /** Incarnation of the thread that has the bot's state; 0 if none has it. */
  life: number;
  /** Number of steps that the bot has received. */
  steps: number;
}

/** Expert bots of one game. Each request contains the new events, or all events if the bot's state was lost. */
export class GameBotSession implements TableExperts {
  readonly #game: ExpertGame;
  readonly #deps: GameExpertsDeps;
  readonly #minds = new Map<Seat, MindInThread>();
  readonly #open = new Map<BotRequest, BotWorker>();
  #deaths = 0;

  constructor(game: ExpertGame, deps: GameExpertsDeps) {
    this.#game = game;
    this.#deps = deps;
  }

  ask(expert: SeatedExpert, opener: string, answered: (command: Command) => void): boolean {
    const { admission, report, mostWaiting } = this.#deps;
    report.count("asked");
    const mayAsk = this.#deaths < maxWorkerDeaths && this.#open.size < maxRequestsPerGame;
    const mind = mayAsk && admission.admits(this, opener) ? this.#mindOf(expert.seat) : null;
    if (!mind || mind.thread.load >= mostWaiting) {
      report.count("refused");
      return false;
    }
    const question: BotRequest = {
      message: (life) => this.#message(expert, mind, life),
      done: (answer) => this.#done(question, mind, answer, answered),
    };
    this.#open.set(question, mind.thread);
    mind.thread.ask(question);
    return true;
  }

  drop(): void {
    for (const [question, thread] of this.#open) thread.cancel(question);
    this.#open.clear();
  }

  rest(): void {
    this.leave();
    this.#deps.admission.rest(this);
  }

  end(): void {
    this.leave();
    this.#deps.admission.release(this);
  }

  /** Drops all open requests and the state of the bots. */
  leave(): void {
    this.drop();
    for (const { thread, number } of this.#minds.values()) thread.release([number]);
    this.#minds.clear();
  }

  #mindOf(seat: Seat): MindInThread {
    const mind = this.#minds.get(seat) ?? { ...this.#deps.newMind(), life: 0, steps: 0 };
    this.#minds.set(seat, mind);
    return mind;
  }

  #message({ seat, seed, temper }: SeatedExpert, mind: MindInThread, life: number): BotRequestMessage {
    const { game, config } = this.#game;
    const isKnown = mind.life === life;
    const { events, steps } = this.#game.toldFrom(seat, isKnown ? mind.steps : 0);
    mind.life = life;
    mind.steps = steps;
    const begin = isKnown ? null : { game, self: { config, seat, seed, temper } };
    return { type: "ask", mind: mind.number, begin, events, view: this.#game.view(seat) };
  }

  #done(question: BotRequest, mind: MindInThread, answer: BotReply | null, answered: (command: Command) => void): void {
    const isOpen = this.#open.delete(question);
    if (answer?.kind !== "answered") {
      mind.life = 0;
      this.#deaths += 1;
      this.#deps.report.count("died");
      if (this.#deaths >= maxWorkerDeaths) this.end();
    } else if (isOpen) {
      this.#deps.report.count("answered");
      answered(answer.command);
    }
  }
}
