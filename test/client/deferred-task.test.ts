import { afterEach, beforeEach, expect, test } from "vitest";
import { DeferredTask } from "../../client/table/timers.ts";

let done: number;
let soon: DeferredTask;
beforeEach(() => {
  done = 0;
  soon = new DeferredTask(() => {
    done += 1;
    return true;
  });
});
afterEach(() => soon.end());

test("work requested several times is executed once, in its own task", async () => {
  const wanted = [soon.request(), soon.request(), soon.request()];
  await Promise.resolve();
  expect(done).toBe(0);
  await Promise.all(wanted);
  expect(done).toBe(1);
});

test("hurried work is executed immediately, and not again", async () => {
  const wanted = soon.request();
  soon.runNow();
  expect([done, soon.isDue]).toEqual([1, false]);
  await wanted;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBe(1);
});

test("unrequested work is not executed", () => {
  soon.runNow();
  expect(done).toBe(0);
});

test("work requested during its execution is executed again", async () => {
  const again = new DeferredTask(() => {
    done += 1;
    if (done === 1) void again.request();
    return true;
  });
  await again.request();
  expect(again.isDue).toBe(true);
  again.runNow();
  expect(done).toBe(2);
  again.end();
});

test("incomplete work continues in another task, and only its end resolves the request", async () => {
  let parts = 0;
  let isOver = false;
  const inParts = new DeferredTask(() => {
    parts += 1;
    expect(isOver).toBe(false);
    return parts === 3;
  });
  await inParts.request();
  isOver = true;
  expect([parts, inParts.isDue]).toEqual([3, false]);
  inParts.end();
});

test("hurried work is completed in one run", () => {
  const asked: boolean[] = [];
  const parts = new DeferredTask((atOnce) => {
    asked.push(atOnce);
    return atOnce;
  });
  void parts.request();
  parts.runNow();
  expect([asked, parts.isDue]).toEqual([[true], false]);
  parts.end();
});
