import { describe, expect, test } from "vitest";
import { inspectorOf } from "../../server/tables/inspection/inspect-game.ts";
import type { GameDefinition } from "../../shared/core/definition.ts";
import type { AnyEvent } from "../../shared/core/game.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import { playAgain } from "../../shared/core/replay.ts";
import { games } from "../../shared/registry.ts";
import { recordedGame } from "../support/records.ts";
import { expectOk } from "../support/saved-table.ts";

/** Numbers of the steps of a record of which spectators learn nothing. */
function secretSteps<State, Event extends AnyEvent, View>(
  game: GameDefinition<State, Event, View>,
  record: GameRecord,
): readonly number[] {
  const secret: number[] = [];
  let step = 0;
  playAgain(game, record, (_state, events) => {
    if (events.every((event) => game.redact(event, "spectator") === null)) secret.push(step);
    step += 1;
  });
  return secret;
}

const until = (record: GameRecord, steps: number): GameRecord => ({ ...record, steps: record.steps.slice(0, steps) });

describe.each(["original", "good-vs-evil", "zombie", "imploding", "love-letter"])("the inspection of %s", (edition) => {
  const { record } = recordedGame(edition, 4, "looked into");
  const game = games.gameOf(edition);

  test("does not change by a secret step, such as a pass", () => {
    game.use(({ definition }) => {
      const inspect = inspectorOf(definition);
      const secret = secretSteps(definition, record);
      if (edition !== "love-letter") expect(secret.length).toBeGreaterThan(0);
      for (const step of secret)
        expect(expectOk(inspect(until(record, step)))).toEqual(expectOk(inspect(until(record, step - 1))));
    });
  });

  test("has only events as spectators see them, and the end of the game", () => {
    game.use(({ definition }) => {
      const { steps, pending } = expectOk(inspectorOf(definition)(record));
      const course: unknown[] = [];
      playAgain(definition, record, (_state, events) => {
        course.push(...events.flatMap((event) => definition.redact(event, "spectator") ?? []));
      });
      expect(steps.flat()).toEqual(course);
      expect(pending).toBeNull();
    });
  });
});
