import { Choices } from "./choices.ts";
import { PagePlayer } from "./page-player.ts";
import type { Seen } from "./seen.ts";

/** A player of any edition of Kittens: sometimes plays a card, and follows all prompts. */
export class Player extends PagePlayer {
  readonly #choices = new Choices(this.words);

  /** Prefixes of the names of preferred buttons and cards, the most preferred first. */
  set wants(names: readonly string[]) {
    this.#choices.wants = names;
  }

  /** Whether all playable cards are played, besides the preferred ones. */
  set playsAny(playsAny: boolean) {
    this.#choices.playsAny = playsAny;
  }

  protected next(enabled: readonly Seen[]): Seen | undefined {
    return this.#choices.next(enabled);
  }
}

/** Draws, and declines saves. If the first card of the pile is a kitten, they are eliminated at once. */
export class Reckless extends Player {
  constructor(...about: ConstructorParameters<typeof Player>) {
    super(...about);
    this.wants = ["DIE", "DRAW"];
    this.playsAny = false;
  }
}
