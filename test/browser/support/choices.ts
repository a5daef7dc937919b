import type { Seen } from "./seen.ts";
import { english, type Vocabulary } from "./vocabulary.ts";

/** Chooses the next button of a table to press, if any. */
export interface Chooser {
  readonly words: Vocabulary;
  next(enabled: readonly Seen[]): Seen | undefined;
}

/** Chooses the buttons of any edition of Kittens: sometimes plays a card, and follows all prompts. */
export class Choices implements Chooser {
  /** Prefixes of the names of preferred buttons and cards, the most preferred first. */
  wants: readonly string[] = [];
  /** Whether all playable cards are played, besides the preferred ones. */
  playsAny = true;
  readonly words: Vocabulary;
  #hasPlayed = false;

  constructor(words = english) {
    this.words = words;
  }

  /** Returns the next button to press, if any. */
  next(enabled: readonly Seen[]): Seen | undefined {
    const { unusual, cancel: giveUp, draw: drawing } = this.words;
    const isPrompt = ({ group }: Seen) => group === "prompt";
    const buttons = enabled.filter(isPrompt);
    const going =
      this.#wantedOf(buttons) ?? targetIn(enabled, this.words) ?? buttons.find(({ name }) => !unusual.test(name));
    if (going) {
      this.#hasPlayed = true;
      return going;
    }
    const cancel = enabled.find(({ name }) => name.startsWith(giveUp));
    if (cancel) return this.#missing(enabled) ?? this.#letGo(cancel);
    const draw = buttons.find(({ name }) => name.startsWith(drawing));
    return draw ? this.#onTurn(enabled, draw) : this.#asked(enabled);
  }

  #wantedOf(some: readonly Seen[]): Seen | undefined {
    return this.wants.flatMap((wanted) => some.filter(({ name }) => name.startsWith(wanted)))[0];
  }

  /** A preferred card at any time; another card once before each draw. */
  #onTurn(enabled: readonly Seen[], draw: Seen): Seen {
    const cards = enabled.filter((seen) => this.#isPlayable(seen));
    const any = this.playsAny && !this.#hasPlayed ? cards[0] : undefined;
    const card = this.#wantedOf(cards) ?? any;
    if (!card) this.#hasPlayed = false;
    return card ?? draw;
  }

  /** Any choice, any card to give or to play out of turn, any save. */
  #asked(enabled: readonly Seen[]): Seen | undefined {
    const cards = enabled.filter((seen) => this.#isPlayable(seen));
    const stage = enabled.find(({ group }) => group === "stage");
    const any = cards.find(({ name }) => this.playsAny || !name.includes(" NOW,"));
    return stage ?? this.#wantedOf(cards) ?? any;
  }

  #letGo(cancel: Seen): Seen {
    this.#hasPlayed = true;
    return cancel;
  }

  #isPlayable({ name, group }: Seen): boolean {
    return group === "hand" && name.endsWith(this.words.available);
  }

  /** Completes the selected cards: a title to name, or the other card of a pair. */
  #missing(enabled: readonly Seen[]): Seen | undefined {
    const { selected, available } = this.words;
    const begun = enabled.find(({ name }) => name.endsWith(selected));
    const twin = begun && `${begun.name.slice(0, -selected.length)}${available}`;
    return enabled.find(({ group }) => group === "stage") ?? enabled.find(({ name }) => name === twin);
  }
}

/** Chooses the buttons of Love Letter. Prefers a missing choice: the prompt's button, a player, a title, or a card. */
export const letterChoices: Chooser = {
  words: english,
  next(enabled) {
    const find = (pattern: RegExp) => enabled.find(({ name }) => pattern.test(name));
    const answer = find(/^(ON TO ROUND|LAY IT|COMPARE|CHARM|SWAP|KEEP|PUT IT HERE)/);
    if (answer) return answer;
    if (!find(/, selected$/)) return find(/, available$/);
    return (
      targetIn(enabled, english) ?? enabled.find(({ group, name }) => group === "stage" && name.endsWith("unseen"))
    );
  },
};

/** Returns a player to choose, if one must be chosen and none is yet. */
function targetIn(enabled: readonly Seen[], { chosen, target }: Vocabulary): Seen | undefined {
  if (enabled.some(({ name }) => name.endsWith(chosen))) return undefined;
  return enabled.find(({ name }) => name.endsWith(target));
}
