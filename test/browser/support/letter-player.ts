import { letterChoices } from "./choices.ts";
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

  protected next(enabled: readonly Seen[]): Seen | undefined {
    return letterChoices.next(enabled);
  }
}
