import type { Flaw } from "../core/flaw.ts";
import type { GameRecord } from "../core/record.ts";
import { type Replay, replay } from "../core/replay.ts";
import { fail, ok, type Result } from "../core/result.ts";
import type { KittensEvent } from "../games/kittens/events.ts";
import type { KittensView } from "../games/kittens/view.ts";
import type { LoveLetterEvent } from "../games/love-letter/events.ts";
import type { LoveLetterView } from "../games/love-letter/view.ts";
import { games } from "../games/registry.ts";

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
