import { expect, test } from "vitest";
import { BotWorkerPool } from "../../server/bots/worker-pool.ts";
import type { ExpertGame, Experts } from "../../server/tables/bots/experts.ts";
import { botDelayMs, settingsFor, TableFixture } from "../support/table-fixture.ts";
import { ManualTimers } from "../support/timers.ts";

/** Threads of the real experts with the number of unanswered requests. */
class WatchedThreads implements Experts {
  readonly think = true;
  readonly errors: string[] = [];
  readonly #threads = new BotWorkerPool({
    program: new URL("../../server/bots/worker-main.ts", import.meta.url),
    threads: 1,
    timers: new ManualTimers(),
    log: { info() {}, error: (details, message) => void this.errors.push(`${message} ${JSON.stringify(details)}`) },
  });
  open = 0;
  answered = 0;
  lateOnes = 0;

  of(game: ExpertGame): ReturnType<Experts["of"]> {
    const experts = this.#threads.of(game);
    return {
      ask: (expert, opener, answered) => {
        this.open += 1;
        return experts.ask(expert, opener, (command) => {
          this.open -= 1;
          this.answered += 1;
          answered(command);
        });
      },
      drop: () => experts.drop(),
      rest: () => experts.rest(),
      end: () => experts.end(),
    };
  }

  late(): void {
    this.lateOnes += 1;
  }

  close(): Promise<void> {
    return this.#threads.close();
  }
}

test.each(["original", "love-letter"])("%s: the real experts play at a table", async (edition) => {
  const experts = new WatchedThreads();
  const fixture = new TableFixture(["ann"], { settings: settingsFor(3, edition) }, undefined, experts);
  for (let bot = 1; bot < 3; bot += 1) fixture.manage("ann", { type: "add-bot", strength: "expert" });
  fixture.manage("ann", { type: "start" });
  while (fixture.table.phase === "playing" && experts.answered < 8) {
    await expect.poll(() => experts.open, { timeout: 60_000 }).toBe(0);
    const [command] = fixture.legal("ann");
    if (command) fixture.act("ann", command);
    else fixture.timers.pass(botDelayMs);
  }
  expect(experts).toMatchObject({ errors: [], lateOnes: 0 });
  expect(experts.answered).toBeGreaterThan(0);
  await experts.close();
});
