import { afterEach, beforeEach, expect, test } from "vitest";
import { Soon } from "../../client/table/soon.ts";

let done: number;
let soon: Soon;
beforeEach(() => {
  done = 0;
  soon = new Soon(() => {
    done += 1;
    return true;
  });
});
afterEach(() => soon.end());

test("what is wanted several times is done once, in a task of its own", async () => {
  const wanted = [soon.want(), soon.want(), soon.want()];
  await Promise.resolve();
  expect(done).toBe(0);
  await Promise.all(wanted);
  expect(done).toBe(1);
});

test("what is hurried is done at once, and not again", async () => {
  const wanted = soon.want();
  soon.hurry();
  expect([done, soon.isDue]).toEqual([1, false]);
  await wanted;
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBe(1);
});

test("nothing is done that nobody wants", () => {
  soon.hurry();
  expect(done).toBe(0);
});

test("what is wanted while it is done is done again", async () => {
  const again = new Soon(() => {
    done += 1;
    if (done === 1) void again.want();
    return true;
  });
  await again.want();
  expect(again.isDue).toBe(true);
  again.hurry();
  expect(done).toBe(2);
  again.end();
});

test("work that is not done goes on in another task, and only its end counts", async () => {
  let parts = 0;
  let isOver = false;
  const inParts = new Soon(() => {
    parts += 1;
    expect(isOver).toBe(false);
    return parts === 3;
  });
  await inParts.want();
  isOver = true;
  expect([parts, inParts.isDue]).toEqual([3, false]);
  inParts.end();
});

test("work that is hurried is done as a whole", () => {
  const asked: boolean[] = [];
  const parts = new Soon((atOnce) => {
    asked.push(atOnce);
    return atOnce;
  });
  void parts.want();
  parts.hurry();
  expect([asked, parts.isDue]).toEqual([[true], false]);
  parts.end();
});
