import { whom } from "./choices.ts";
import { PagePlayer } from "./page-player.ts";
import type { Seen } from "./seen.ts";

/** A player of Love Letter. */
export class LetterPlayer extends PagePlayer {
  /** Plays until a hand card can be played. @returns whether that happened. */
  async playUntilChoosing(): Promise<boolean> {
    let choosing = false;
    await this.play((enabled) => {
      choosing = enabled.some(({ group }) => group === "hand");
      return !choosing;
    });
    return choosing;
  }

  /** Prefers a missing choice: the prompt's button, a player, a title to guess, or a card. */
  protected next(enabled: readonly Seen[]): Seen | undefined {
    const find = (pattern: RegExp) => enabled.find(({ name }) => pattern.test(name));
    const answer = find(/^(ON TO ROUND|LAY IT|COMPARE|CHARM|SWAP|KEEP|PUT IT HERE)/);
    const value = enabled.find(({ group, name }) => group === "stage" && name.endsWith("unseen"));
    const guessing = find(/, selected$/) !== undefined;
    if (answer) return answer;
    if (guessing) return whom(enabled, this.words) ?? value;
    return find(/, available$/);
  }
}
