import type { Flaw } from "../core/flaw.ts";
import type { Seat, Viewer } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { type Replay, replay } from "../core/replay.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { KittensEvent } from "../games/kittens/events.ts";
import type { KittensView } from "../games/kittens/view.ts";
import type { LoveLetterEvent } from "../games/love-letter/events.ts";
import type { LoveLetterView } from "../games/love-letter/view.ts";
import { games } from "../games/registry.ts";
import type { GameBatch, GameView } from "../net/games.ts";

/** A game played again, whichever it is. */
export type GameReplay = { readonly record: GameRecord } & (
  | { readonly game: "kittens"; readonly replay: Replay<KittensEvent, KittensView> }
  | { readonly game: "love-letter"; readonly replay: Replay<LoveLetterEvent, LoveLetterView> }
);

/** @returns what is wrong if it cannot have been played like that. */
export function openReplay(record: GameRecord): Result<GameReplay, Flaw> {
  switch (record.game) {
    case "kittens": {
      const opened = replay(games.kittens, record);
      return opened.ok ? ok({ record, game: "kittens", replay: opened.value }) : opened;
    }
    case "love-letter": {
      const opened = replay(games["love-letter"], record);
      return opened.ok ? ok({ record, game: "love-letter", replay: opened.value }) : opened;
    }
    default:
      return fail({
        code: "no-such-game",
        what: "game",
        expected: Object.keys(games).join(" or "),
        got: JSON.stringify(record.game),
      });
  }
}

/** What a seat saw at a step; since it is over, with nothing left to do. */
export function viewAt({ game, replay }: GameReplay, step: number, seat: Seat): GameView {
  switch (game) {
    case "kittens":
      return { id: "kittens", view: { ...replay.view(step, seat), viewer: "spectator" } };
    case "love-letter":
      return { id: "love-letter", view: { ...replay.view(step, seat), viewer: "spectator" } };
  }
}

/** What a seat saw at a step, just as it did. */
export function seenAt({ game, replay }: GameReplay, step: number, seat: Seat): GameView {
  switch (game) {
    case "kittens":
      return { id: "kittens", view: replay.view(step, seat) };
    case "love-letter":
      return { id: "love-letter", view: replay.view(step, seat) };
  }
}

/** What a viewer was told of all that led from one step to a later one; -1 stands before the deal. */
export function toldBetween({ game, replay }: GameReplay, from: number, to: number, viewer: Viewer): GameBatch {
  const steps = Array.from({ length: to - from }, (_, index) => from + 1 + index);
  switch (game) {
    case "kittens": {
      const events = steps.flatMap((step) => replay.events(step));
      return { game, seq: to, events: events.flatMap((event) => games.kittens.redact(event, viewer) ?? []) };
    }
    case "love-letter": {
      const events = steps.flatMap((step) => replay.events(step));
      return { game, seq: to, events: events.flatMap((event) => games["love-letter"].redact(event, viewer) ?? []) };
    }
  }
}

/** Everybody's hand at a step, in seat order. */
export function handsAt({ record, replay }: GameReplay, step: number): readonly (readonly string[])[] {
  return record.seats.map((_, seat) => replay.view(step, seat).hand);
}
