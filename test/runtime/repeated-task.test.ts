import { expect, test } from "vitest";
import { RepeatedTask } from "../../server/runtime/repeated-task.ts";
import { ManualTimers } from "../support/timers.ts";

const everyMs = 1000;

/** Task whose runs last until `end` is called. */
class LongTask extends RepeatedTask {
  runs = 0;
  end = (): void => {};

  protected override run(): Promise<void> {
    this.runs += 1;
    return new Promise((resolve) => {
      this.end = resolve;
    });
  }
}

test("a run that lasts longer than the interval delays the next one, and no runs pile up", async () => {
  const timers = new ManualTimers();
  const task = new LongTask(timers, everyMs);
  const started = task.start();
  await expect.poll(() => task.runs).toBe(1);
  timers.pass(10 * everyMs);
  task.end();
  await started;
  expect(task.runs).toBe(1);
  timers.pass(everyMs);
  await expect.poll(() => task.runs).toBe(2);
  task.end();
  await task.stop();
  timers.pass(10 * everyMs);
  await task.poll();
  expect(task.runs).toBe(2);
});
