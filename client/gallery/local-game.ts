import type { Command } from "../../shared/core/commands.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { Refusal } from "../../shared/core/errors.ts";
import type { Actor, Viewer } from "../../shared/core/game.ts";
import { ok, type Result } from "../../shared/core/result.ts";
import type { KittensEvent } from "../../shared/games/kittens/events.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { type Position as KittensPosition, stateAt as kittensAt } from "../../shared/games/kittens/position.ts";
import { loveLetter } from "../../shared/games/love-letter/game.ts";
import { type Position as LetterPosition, stateAt as letterAt } from "../../shared/games/love-letter/position.ts";
import type { GameEvents, GameView } from "../../shared/net/games.ts";

/** A game that runs in the page, seen by one viewer. */
export interface LocalGame {
  readonly edition: string;
  readonly players: number;
  step(actor: Actor, command: Command): Result<GameEvents, Refusal>;
  view(): GameView;
  /** Batch of the deal. */
  opening(): GameEvents;
  isOver(): boolean;
}

export function kittensGame(position: KittensPosition, viewer: Viewer): LocalGame {
  const state = kittensAt(position, "gallery");
  return {
    edition: position.edition,
    players: position.hands.length,
    step: (actor, command) =>
      told(kittens, state, viewer, actor, command, (events) => ({ game: "kittens", seq: 0, events })),
    view: () => ({ id: "kittens", view: kittens.view(kittens.clone(state), viewer) }),
    opening: () => {
      const hands = position.hands.map((hand, seat): KittensEvent => ({ type: "dealt", seat, hand }));
      const events = hands.flatMap((event) => kittens.redact(event, viewer) ?? []);
      return { game: "kittens", seq: 0, events };
    },
    isOver: () => kittens.outcome(state) !== null,
  };
}

export function letterGame(position: LetterPosition, viewer: Viewer): LocalGame {
  const state = letterAt(position, "gallery");
  return {
    edition: "love-letter",
    players: position.hands.length,
    step: (actor, command) =>
      told(loveLetter, state, viewer, actor, command, (events) => ({ game: "love-letter", seq: 0, events })),
    view: () => ({ id: "love-letter", view: loveLetter.view(loveLetter.clone(state), viewer) }),
    opening: () => ({ game: "love-letter", seq: 0, events: [{ type: "round-began", round: 1, open: position.open }] }),
    isOver: () => loveLetter.outcome(state) !== null,
  };
}

function told<State, Event, View>(
  game: GameDefinition<State, Event, View>,
  state: State,
  viewer: Viewer,
  actor: Actor,
  command: Command,
  batch: (events: readonly Event[]) => GameEvents,
): Result<GameEvents, Refusal> {
  const result = game.step(state, actor, command);
  return result.ok ? ok(batch(result.value.flatMap((event) => game.redact(event, viewer) ?? []))) : result;
}
