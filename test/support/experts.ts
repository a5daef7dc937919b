import type { ExpertGame, Experts, SeatedExpert } from "../../server/tables/bots/experts.ts";
import type { Command } from "../../shared/core/commands.ts";

/** Request to an expert bot. */
export interface ExpertQuestion extends SeatedExpert {
  readonly opener: string;
  readonly game: ExpertGame;
  answer(command: Command): void;
}

/** Expert bots that answer at the command of the test. */
export class HeldExperts implements Experts {
  readonly think = true;
  /** All accepted requests until now. */
  readonly questions: ExpertQuestion[] = [];
  lateOnes = 0;
  /** Number of ended games. */
  ended = 0;
  /** Number of times that a game had no bot requests left. */
  rested = 0;
  isFull = false;

  of(game: ExpertGame) {
    let open = new Set<ExpertQuestion>();
    return {
      ask: (expert: SeatedExpert, opener: string, answered: (command: Command) => void) => {
        if (this.isFull) return false;
        const question = {
          ...expert,
          opener,
          game,
          answer: (command: Command) => (open.has(question) ? answered(command) : undefined),
        };
        open.add(question);
        this.questions.push(question);
        return true;
      },
      drop: () => {
        open = new Set();
      },
      rest: () => {
        open = new Set();
        this.rested += 1;
      },
      end: () => {
        open = new Set();
        this.ended += 1;
      },
    };
  }

  late(): void {
    this.lateOnes += 1;
  }

  async close(): Promise<void> {}
}
