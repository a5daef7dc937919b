import type { Chair, TableSnapshot } from "../../../../client/game-model/model.ts";
import { handleIntent, type LetterTransition } from "../../../../client/games/love-letter/selection/choose.ts";
import { buildEventHistory, type LoggedEvent } from "../../../../client/games/love-letter/text/event-log.ts";
import { type Labels, labelsFor } from "../../../../client/games/love-letter/text/labels.ts";
import { createContext, type Selection, type UiContext } from "../../../../client/games/love-letter/ui-state.ts";
import { printsOf, sceneOf } from "../../../../client/games/love-letter/view/scene.ts";
import type { TimeUp } from "../../../../client/games/transition.ts";
import type { Intent, TableScene } from "../../../../client/table/scene/scene.ts";
import type { Command } from "../../../../shared/core/commands.ts";
import type { Actor, Seat } from "../../../../shared/core/game.ts";
import type { LoveLetterEvent } from "../../../../shared/games/love-letter/events.ts";
import { loveLetter } from "../../../../shared/games/love-letter/game.ts";
import { type Position, stateAt } from "../../../../shared/games/love-letter/position.ts";
import type { LoveLetterState } from "../../../../shared/games/love-letter/state.ts";
import type { LoveLetterView } from "../../../../shared/games/love-letter/view.ts";
import type { Language } from "../../../../shared/locales/languages.ts";
import { chair, snapshot } from "../../snapshot.ts";
import { translator } from "../../translator.ts";

/** A game in one client. Steps use the engine, all other parts use the client's own code. */
export class Seated {
  readonly state: LoveLetterState;
  selection: Selection | null = null;
  chairs: readonly Chair[];
  language: Language = "en";
  readonly #events: LoveLetterEvent[] = [];
  readonly #viewer: Seat | null;
  /** Time of the table's clock, in ms. */
  now = 0;
  #seq = 1;
  /** Events of the last step, and the view before it. */
  #last: { readonly before: LoveLetterView; readonly events: readonly LoveLetterEvent[] };

  constructor(position: Partial<Position> & Pick<Position, "hands">, viewer: Seat | null = 0) {
    this.state = stateAt({ ...empty, ...position }, "test");
    this.chairs = position.hands.map((_, seat) => chair(seat));
    this.#viewer = viewer;
    this.#last = { before: this.#view, events: [] };
  }

  get story(): readonly LoggedEvent[] {
    return buildEventHistory(this.#events);
  }

  get labels(): Labels {
    return labelsFor(translator(this.language), this.language, this.chairs, this.#viewer);
  }

  get context(): UiContext {
    const { labels, story, selection } = this;
    const view = this.#view;
    return createContext({ table: this.#tableWith(view), view, labels, story, selection });
  }

  get scene(): TableScene {
    return this.#draw(this.context);
  }

  /** Returns the scene displayed during the last step, at the moment after this event. */
  sceneAt(type: LoveLetterEvent["type"]): TableScene {
    const { before, events } = this.#last;
    const shown = events.slice(0, events.findLastIndex((event) => event.type === type) + 1);
    const view = shown.reduce(loveLetter.applyEvent, before);
    const story = buildEventHistory([...this.#events.slice(0, this.#events.length - events.length), ...shown]);
    const table = { ...this.#tableWith(view), phase: "playing", clock: null, midway: true } as const;
    return this.#draw(createContext({ table, view, labels: this.labels, story, selection: this.selection }));
  }

  /** Executes a step of a seat or the clock. It must be legal. */
  step(actor: Actor, command: Command): this {
    const before = this.#view;
    const result = loveLetter.step(this.state, actor, command);
    if (!result.ok) throw new Error(`${command.type} was refused: ${result.error.code} ${result.error.rule}`);
    this.#last = { before, events: this.tell(result.value) };
    return this;
  }

  /** @returns the events as the viewer sees them. */
  tell(events: readonly LoveLetterEvent[]): readonly LoveLetterEvent[] {
    const viewer = this.#viewer ?? "spectator";
    const heard = events.flatMap((event) => loveLetter.redact(event, viewer) ?? []);
    this.#events.push(...heard);
    this.#seq += 1;
    return heard;
  }

  /** Performs the viewer's presses, and executes a resulting command. */
  does(...intents: readonly (Intent | TimeUp)[]): LetterTransition {
    const answers = intents.map((intent) => this.#does(intent));
    const last = answers.at(-1);
    if (last === undefined) throw new Error("nothing was done");
    return last;
  }

  press(key: string): LetterTransition {
    return this.does({ kind: "card", key, how: "press" });
  }

  seat(seat: Seat): LetterTransition {
    return this.does({ kind: "seat", seat });
  }

  /** Waits until the delayed play is sent. */
  wait({ followUp }: LetterTransition): LetterTransition {
    if (followUp?.kind !== "wait") throw new Error("nothing waits to be sent");
    return this.does(followUp.intent);
  }

  button(id: string): LetterTransition {
    return this.does({ kind: "button", id });
  }

  get #view(): LoveLetterView {
    return loveLetter.view(loveLetter.clone(this.state), this.#viewer ?? "spectator");
  }

  #tableWith(view: LoveLetterView): TableSnapshot {
    return snapshot("love-letter", {
      phase: view.winners.length === 0 ? "playing" : "over",
      chairs: this.chairs,
      mySeat: this.#viewer,
      seq: this.#seq,
      beatEndsAt: null,
      game: { id: "love-letter", view },
    });
  }

  #draw(context: UiContext): TableScene {
    return sceneOf(context, printsOf(context.labels.t));
  }

  #does(intent: Intent | TimeUp): LetterTransition {
    const answer = handleIntent(this.context, intent, () => 0.999, this.now);
    this.selection = answer.selection;
    if (answer.followUp?.kind === "act") this.step(this.#viewer ?? "clock", answer.followUp.command);
    return answer;
  }
}

const empty: Position = {
  turn: 0,
  hands: [],
  drawPile: ["mouse-trapper", "crystal-bowl", "not-a-pet"],
  setAside: "king-cat",
  open: [],
  played: [],
  shielded: [],
  eliminated: [],
  tokens: [],
};
