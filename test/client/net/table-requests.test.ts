import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../../../client/game/model.ts";
import { TableRequests } from "../../../client/net/table-requests.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const stale = { ok: false, error: { kind: "stale" } };

class Refusal extends Error {
  readonly reason = { kind: "not-seated" };
}

/** A room that notes what it is asked, and answers only if it is told how. */
class Asked {
  readonly heard: string[] = [];
  readonly connection = { isOpen: true };
  readonly #answer: () => Promise<unknown>;

  constructor(answer: () => Promise<unknown>) {
    this.#answer = answer;
  }

  request(type: string): Promise<unknown> {
    this.heard.push(type);
    return this.#answer();
  }
}

const silence = () => new Promise(() => {});

function atTable() {
  const connection = signal<Connection>("connecting");
  const requests = new TableRequests(connection);
  return {
    requests,
    /** The table is shown over a new connection. @returns the room, and what loses it. */
    arrive(answer: () => Promise<unknown>) {
      const room = new Asked(answer);
      const lost = requests.through(room);
      connection.value = "open";
      const lose = () => {
        room.connection.isOpen = false;
        lost();
        connection.value = "lost";
      };
      return { room, lose };
    },
    end() {
      connection.value = "closed";
    },
  };
}

test("a press whose answer was lost is made again when the table is back", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.insist("act", {}, () => true);
  before.lose();
  await vi.advanceTimersByTimeAsync(1500);
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard).toEqual(["act"]);
});

test("a press that was made without a connection is made when the table is back", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const answer = requests.insist("act", {}, () => true);
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard).toEqual(["act"]);
});

test("a press that may have counted is not made again", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.insist("act", {}, () => false);
  before.lose();
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual(stale);
  expect(room.heard).toEqual([]);
});

test("a refusal of the second try is not told: the first may have counted", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.insist("act", {}, () => true);
  before.lose();
  arrive(() => Promise.reject(new Refusal()));
  expect(await answer).toEqual({ ok: true, value: null });
});

test("of several presses during an outage only the last is made", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const first = requests.insist("first", {}, () => true);
  const second = requests.insist("second", {}, () => true);
  const { room } = arrive(async () => ({}));
  expect([await first, await second]).toEqual([stale, { ok: true, value: null }]);
  expect(room.heard).toEqual(["second"]);
});

test("after ten seconds a press is forgotten", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const answer = requests.insist("act", {}, () => true);
  await vi.advanceTimersByTimeAsync(10_000);
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual(stale);
  expect(room.heard).toEqual([]);
});

class Paused extends Error {
  readonly reason = { kind: "paused" };
}

test("a press that a pausing table refuses is made again until it counts", async () => {
  const { requests, arrive } = atTable();
  let pauses = 3;
  const { room } = arrive(async () => {
    pauses -= 1;
    if (pauses >= 0) throw new Paused();
  });
  const answer = requests.insist("act", {}, () => true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard.length).toBe(4);
});

test("a refusal after a pause is told", async () => {
  const { requests, arrive } = atTable();
  let isPaused = true;
  arrive(async () => {
    if (!isPaused) throw new Refusal();
    isPaused = false;
    throw new Paused();
  });
  const answer = requests.insist("act", {}, () => true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("of a pause that lasts ten seconds the player is told", async () => {
  const { requests, arrive } = atTable();
  arrive(() => Promise.reject(new Paused()));
  const answer = requests.insist("act", {}, () => true);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await answer).toEqual({ ok: false, error: { kind: "paused" } });
});

test("the end of the table ends the waiting", async () => {
  const { requests, arrive, end } = atTable();
  arrive(silence).lose();
  const answer = requests.insist("act", {}, () => true);
  end();
  expect(await answer).toEqual(stale);
});

test("a refusal of the first try is told", async () => {
  const { requests, arrive } = atTable();
  arrive(() => Promise.reject(new Refusal()));
  expect(await requests.insist("act", {}, () => true)).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("what must not be repeated fails with its connection", async () => {
  const { requests, arrive } = atTable();
  const { lose } = arrive(silence);
  const answer = requests.once("manage", {});
  lose();
  expect(await answer).toEqual(stale);
});
