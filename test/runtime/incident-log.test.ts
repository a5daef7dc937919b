import { expect, test } from "vitest";
import { IncidentLog } from "../../server/runtime/incident-log.ts";
import { createLog } from "../../server/runtime/log.ts";

test("warnings and errors are counted by event, newest first", () => {
  let now = 0;
  const troubles = new IncidentLog(() => now);
  const log = createLog("silent", { write: () => {} }, (event) => troubles.note(event));
  const loud = createLog("info", { write: () => {} }, (event) => troubles.note(event));
  loud.info({ event: "listening" }, "listening");
  for (const event of ["join-failed", "table-failed", "join-failed"] as const) {
    now += 1;
    loud.error({ event, room: "r" }, "a message");
  }
  log.error({ event: "queue-failed" }, "not logged");
  expect(troubles.list).toEqual([
    { at: 3, event: "join-failed", count: 2 },
    { at: 2, event: "table-failed", count: 1 },
  ]);
});

test("the fifty most recent events are stored", () => {
  const troubles = new IncidentLog(() => 0);
  for (let event = 0; event < 60; event += 1) troubles.note(`event ${event}`);
  expect(troubles.list.map(({ event }) => event)).toHaveLength(50);
  expect(troubles.list.at(-1)?.event).toBe("event 10");
});
