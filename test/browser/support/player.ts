import { PagePlayer, type Seen, whom } from "./page-player.ts";

/** Buttons that do not go on with what was begun, or that only who wants to presses. */
const unusual = /^(DRAW|CANCEL|DIE|NOPE|SWAP|ANYWHERE|WHAT I KNOW|ONLY)\b/;

/** Somebody who plays Kittens, any edition: now and then a card, and whatever is asked. */
export class Player extends PagePlayer {
  /** How the names of those buttons and cards begin that are pressed before all others, the dearest first. */
  wants: readonly string[] = [];
  /** Whether any card is played that can be, besides those that are wanted. */
  playsAny = true;
  #hasPlayed = false;

  protected next(enabled: readonly Seen[]): Seen | undefined {
    const isPrompt = ({ group }: Seen) => group === "prompt";
    const buttons = enabled.filter(isPrompt);
    const going = this.#wantedOf(buttons) ?? whom(enabled) ?? buttons.find(({ name }) => !unusual.test(name));
    if (going) {
      this.#hasPlayed = true;
      return going;
    }
    const cancel = enabled.find(({ name }) => name.startsWith("CANCEL"));
    if (cancel) return missing(enabled) ?? this.#letGo(cancel);
    const draw = buttons.find(({ name }) => name.startsWith("DRAW"));
    return draw ? this.#onTurn(enabled, draw) : this.#asked(enabled);
  }

  #wantedOf(some: readonly Seen[]): Seen | undefined {
    return this.wants.flatMap((wanted) => some.filter(({ name }) => name.startsWith(wanted)))[0];
  }

  /** A wanted card at any time, any other once before each draw. */
  #onTurn(enabled: readonly Seen[], draw: Seen): Seen {
    const cards = enabled.filter(isPlayable);
    const any = this.playsAny && !this.#hasPlayed ? cards[0] : undefined;
    const card = this.#wantedOf(cards) ?? any;
    if (!card) this.#hasPlayed = false;
    return card ?? draw;
  }

  /** Something to choose, a card to give or to slip in out of turn, a save: any will do. */
  #asked(enabled: readonly Seen[]): Seen | undefined {
    const cards = enabled.filter(isPlayable);
    const stage = enabled.find(({ group }) => group === "stage");
    const any = cards.find(({ name }) => this.playsAny || !name.includes(" NOW,"));
    return stage ?? this.#wantedOf(cards) ?? any;
  }

  #letGo(cancel: Seen): Seen {
    this.#hasPlayed = true;
    return cancel;
  }
}

const isPlayable = ({ name, group }: Seen): boolean => group === "hand" && name.endsWith(", available");

/** What is still missing for the selected cards: what is named, or the twin of a cat. */
function missing(enabled: readonly Seen[]): Seen | undefined {
  const selected = enabled.find(({ name }) => name.endsWith(", selected"));
  const twin = selected?.name.replace(/selected$/, "available");
  return enabled.find(({ group }) => group === "stage") ?? enabled.find(({ name }) => name === twin);
}
