import type { Chair } from "../../../../client/game-model/model.ts";
import { handleIntent } from "../../../../client/games/kittens/selection/choose.ts";
import { buildEventHistory, type LoggedEvent } from "../../../../client/games/kittens/text/event-log.ts";
import { type Labels, labelsFor } from "../../../../client/games/kittens/text/labels.ts";
import {
  createContext,
  type KittensTransition,
  type Selection,
  type UiContext,
} from "../../../../client/games/kittens/ui-state.ts";
import { printsOf, sceneOf } from "../../../../client/games/kittens/view/scene.ts";
import type { TimeUp } from "../../../../client/games/transition.ts";
import type { Intent, TableScene } from "../../../../client/table/scene/scene.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import type { Actor, Seat } from "../../../../shared/core/game.ts";
import { editionOf } from "../../../../shared/games/kittens/editions/registry.ts";
import type { KittensEvent } from "../../../../shared/games/kittens/events.ts";
import { kittens } from "../../../../shared/games/kittens/game.ts";
import { type Position, stateAt } from "../../../../shared/games/kittens/position.ts";
import type { KittensState } from "../../../../shared/games/kittens/state.ts";
import { type Language, languages } from "../../../../shared/locales/languages.ts";
import type { AutoPass } from "../../../../shared/net/protocol.ts";
import { chair, snapshot } from "../../snapshot.ts";
import { translator } from "../../translator.ts";

const translators = new Map(languages.map((language) => [language, translator(language)]));

/** A game in one client. Steps use the engine, all other parts use the client's own code. */
export class Seated {
  readonly state: KittensState;
  readonly #events: KittensEvent[] = [];
  selection: Selection | null = null;
  chairs: readonly Chair[];
  language: Language = "en";
  /** Auto-pass setting of the viewer; null if they have none. */
  consent: AutoPass | null = null;
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

  get story(): readonly LoggedEvent[] {
    return buildEventHistory(this.#events);
  }

  get labels(): Labels {
    return labelsFor(
      translators.get(this.language) ?? translator(this.language),
      this.language,
      this.chairs,
      this.#viewer,
    );
  }

  get context(): UiContext {
    const view = kittens.view(kittens.clone(this.state), this.#viewer ?? "spectator");
    const table = snapshot("original", {
      phase: view.winner === null ? "playing" : "over",
      chairs: this.chairs,
      mySeat: this.#viewer,
      seq: this.#seq,
      beatEndsAt: this.held ? 1500 : null,
      game: { id: "kittens", view },
    });
    return createContext({
      table,
      view,
      labels: this.labels,
      story: this.story,
      consent: this.consent,
      held: this.held,
      odds: this.odds,
      fresh: null,
      selection: this.selection,
    });
  }

  get scene(): TableScene {
    const { context } = this;
    return sceneOf(context, printsOf(editionOf(context.view), context.labels.t));
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
  does(...intents: readonly (Intent | TimeUp)[]): KittensTransition {
    const answers = intents.map((intent) => this.#does(intent));
    const last = answers.at(-1);
    if (last === undefined) throw new Error("nothing was done");
    return last;
  }

  press(...keys: readonly string[]): KittensTransition {
    return this.does(...keys.map((key): Intent => ({ kind: "card", key, how: "press" })));
  }

  /** Waits until the delayed play is sent. */
  wait({ followUp }: KittensTransition): KittensTransition {
    if (followUp?.kind !== "wait") throw new Error("nothing waits to be sent");
    return this.does(followUp.intent);
  }

  button(id: string): KittensTransition {
    return this.does({ kind: "button", id });
  }

  /** Returns the update for an intent, without executing its command. */
  consider(intent: Intent | TimeUp): KittensTransition {
    const answer = handleIntent(this.context, intent, () => 0.999, this.now);
    this.selection = answer.selection;
    return answer;
  }

  #does(intent: Intent | TimeUp): KittensTransition {
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
