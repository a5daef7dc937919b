import type { Chair } from "../../../client/game/model.ts";
import { choose } from "../../../client/games/kittens/choose.ts";
import type { Draft } from "../../../client/games/kittens/draft.ts";
import { printsOf, sceneOf } from "../../../client/games/kittens/present/scene.ts";
import { type Situation, situationOf } from "../../../client/games/kittens/situation.ts";
import { storyOf, type Told } from "../../../client/games/kittens/story.ts";
import type { Update } from "../../../client/games/kittens/update.ts";
import { type Words, wordsFor } from "../../../client/games/kittens/words.ts";
import type { TimeUp } from "../../../client/games/update.ts";
import type { Intent, TableScene } from "../../../client/table/model/scene.ts";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor, Seat } from "../../../shared/core/game.ts";
import type { KittensEvent } from "../../../shared/games/kittens/events.ts";
import { kittens } from "../../../shared/games/kittens/game.ts";
import { type Position, stateAt } from "../../../shared/games/kittens/position.ts";
import type { KittensState } from "../../../shared/games/kittens/state.ts";
import type { Language } from "../../../shared/locales/languages.ts";
import type { Consent } from "../../../shared/net/protocol.ts";
import { chair, snapshot } from "../snapshot.ts";
import { translator } from "../translator.ts";

const translators = { en: translator("en"), de: translator("de") };

/** A game in one client. Steps use the engine, all other parts use the client's own code. */
export class Seated {
  readonly state: KittensState;
  readonly #events: KittensEvent[] = [];
  draft: Draft | null = null;
  chairs: readonly Chair[];
  language: Language = "en";
  /** Auto-pass setting of the viewer; null if they have none. */
  consent: Consent | null = null;
  /** Whether a draw is delayed for NOW cards. */
  held = false;
  /** Whether the viewer wants to see the odds of a kitten. */
  odds = true;
  /** Time of the table's clock, in ms. */
  now = 0;
  #seq = 1;
  readonly #viewer: Seat | null;

  /** @param at a position, or a state shared by several clients. */
  constructor(at: (Partial<Position> & Pick<Position, "hands">) | KittensState, viewer: Seat | null = 0) {
    this.state = "hands" in at ? stateAt({ ...empty, ...at }, "test") : at;
    this.chairs = this.state.seats.map((_, seat) => chair(seat));
    this.#viewer = viewer;
  }

  get story(): readonly Told[] {
    return storyOf(this.#events);
  }

  get words(): Words {
    return wordsFor(translators[this.language], this.language, this.chairs, this.#viewer);
  }

  get situation(): Situation {
    const view = kittens.view(kittens.clone(this.state), this.#viewer ?? "spectator");
    const table = snapshot("original", {
      phase: view.winner === null ? "playing" : "over",
      chairs: this.chairs,
      mySeat: this.#viewer,
      seq: this.#seq,
      beatEndsAt: this.held ? 1500 : null,
      game: { id: "kittens", view },
    });
    return situationOf({
      table,
      view,
      words: this.words,
      story: this.story,
      consent: this.consent,
      held: this.held,
      odds: this.odds,
      fresh: null,
      draft: this.draft,
    });
  }

  get scene(): TableScene {
    const { situation } = this;
    return sceneOf(situation, printsOf(situation.view.edition, situation.words.t));
  }

  /** Executes a step of a seat or the clock. It must be legal. */
  step(actor: Actor, command: Command): this {
    const result = kittens.step(this.state, actor, command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code} ${result.error.rule}`);
    this.tell(result.value);
    return this;
  }

  tell(events: readonly KittensEvent[]): void {
    const viewer = this.#viewer ?? "spectator";
    this.#events.push(...events.flatMap((event) => kittens.redact(event, viewer) ?? []));
    this.#seq += 1;
  }

  /** All players pass. */
  allPass(): this {
    return this.step("clock", { type: "timeout" });
  }

  /** Performs the viewer's presses, and executes a resulting command. */
  does(...intents: readonly (Intent | TimeUp)[]): Update {
    const answers = intents.map((intent) => this.#does(intent));
    const last = answers.at(-1);
    if (last === undefined) throw new Error("nothing was done");
    return last;
  }

  press(...keys: readonly string[]): Update {
    return this.does(...keys.map((key): Intent => ({ kind: "card", key, how: "press" })));
  }

  /** Waits until the delayed play is sent. */
  wait({ followUp }: Update): Update {
    if (followUp?.kind !== "wait") throw new Error("nothing waits to be sent");
    return this.does(followUp.intent);
  }

  button(id: string): Update {
    return this.does({ kind: "button", id });
  }

  /** Returns the update for an intent, without executing its command. */
  consider(intent: Intent | TimeUp): Update {
    const answer = choose(this.situation, intent, () => 0.999, this.now);
    this.draft = answer.draft;
    return answer;
  }

  #does(intent: Intent | TimeUp): Update {
    const answer = this.consider(intent);
    if (answer.followUp?.kind === "act") this.step(this.#viewer ?? "clock", answer.followUp.command);
    return answer;
  }
}

const empty: Position = {
  edition: "original",
  options: { combos: true, fast: false },
  turn: 0,
  turns: 1,
  attacked: false,
  hands: [],
  drawPile: ["skip", "exploding-kitten", "favor", "shuffle"],
  discardPile: [],
  exploded: [],
};
