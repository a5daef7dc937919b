import { expect, test } from "vitest";
import { createLog } from "../../server/plumbing/log.ts";
import { Troubles } from "../../server/plumbing/troubles.ts";

test("warnings and errors are counted by event, the newest first, and nothing else is", () => {
  let now = 0;
  const troubles = new Troubles(() => now);
  const log = createLog("silent", { write: () => {} }, (event) => troubles.note(event));
  const loud = createLog("info", { write: () => {} }, (event) => troubles.note(event));
  loud.info({}, "listening");
  for (const event of ["a seat could not be reserved", "an exception at a table", "a seat could not be reserved"]) {
    now += 1;
    loud.error({ room: "r" }, event);
  }
  log.error({}, "not logged");
  expect(troubles.list).toEqual([
    { at: 3, event: "a seat could not be reserved", count: 2 },
    { at: 2, event: "an exception at a table", count: 1 },
  ]);
});

test("fifty events are remembered, those that were last", () => {
  const troubles = new Troubles(() => 0);
  for (let event = 0; event < 60; event += 1) troubles.note(`event ${event}`);
  expect(troubles.list.map(({ event }) => event)).toHaveLength(50);
  expect(troubles.list.at(-1)?.event).toBe("event 10");
});
