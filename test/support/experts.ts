import type { ExpertGame, Experts, SeatedExpert } from "../../server/tables/experts.ts";
import type { Command } from "../../shared/core/commands.ts";

/** A question as an expert got it. */
export interface ExpertQuestion extends SeatedExpert {
  readonly opener: string;
  readonly game: ExpertGame;
  answer(command: Command): void;
}

/** Experts that answer when the test says so. */
export class HeldExperts implements Experts {
  readonly think = true;
  /** All questions up to now that were not refused. */
  readonly questions: ExpertQuestion[] = [];
  lateOnes = 0;
  /** How many games have ended. */
  ended = 0;
  /** How often a game had nobody to think for. */
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
