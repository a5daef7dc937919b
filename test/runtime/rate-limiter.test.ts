import { expect, test } from "vitest";
import { RateLimiter } from "../../server/runtime/rate-limiter.ts";

let now = 0;
const timers = { now: () => now };

test("a player may do something so many times within a period, and again once the first use is older", () => {
  const limiter = new RateLimiter(timers, 2, 1000);
  expect([limiter.allows("ann"), limiter.allows("ann"), limiter.allows("ann")]).toEqual([true, true, false]);
  expect(limiter.allows("bob")).toBe(true);
  now += 1000;
  expect(limiter.allows("ann")).toBe(true);
});

test("no player without a recent use stays stored, in any order of uses", () => {
  const limiter = new RateLimiter(timers, 2, 1000);
  for (const player of ["ann", "bob", "cat"]) limiter.allows(player);
  now += 600;
  limiter.allows("ann");
  now += 600;
  limiter.allows("dan");
  expect(limiter.players).toBe(2);
  expect([limiter.allows("ann"), limiter.allows("ann")]).toEqual([true, false]);
  now += 1000;
  limiter.allows("bob");
  expect(limiter.players).toBe(1);
});
