import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Connection } from "../../../client/game-model/model.ts";
import { TableRequests } from "../../../client/net/table-requests.ts";

beforeEach(() => {
  // A retry over a replaced connection pauses for a moment.
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const unanswered = { ok: false, error: { kind: "unanswered" } };

class Refusal extends Error {
  readonly reason = { kind: "not-seated" };
}

/** A room that records requests and answers with a given function. */
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
    /** Shows the table over a new connection. @returns the room, and a function that loses it. */
    arrive(answer: () => Promise<unknown>) {
      const room = new Asked(answer);
      const lost = requests.routeThrough(room);
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

test("a press with a lost response is sent again when the table is back", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.sendWithRetries("manage", {});
  before.lose();
  await vi.advanceTimersByTimeAsync(1500);
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard).toEqual(["manage"]);
});

test("a press without a connection is sent when the table is back", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const answer = requests.sendWithRetries("manage", {});
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard).toEqual(["manage"]);
});

test("a move waits for the end of an outage of any length, and its last answer counts", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.sendUntilAnswered("act", { seq: 7 });
  before.lose();
  await vi.advanceTimersByTimeAsync(90_000);
  const { room } = arrive(() => Promise.reject(new Refusal()));
  expect(await answer).toEqual({ ok: false, error: { kind: "not-seated" } });
  expect(room.heard).toEqual(["act"]);
});

test("a move with a late answer is sent again over the same connection", async () => {
  const { requests, arrive } = atTable();
  let isLate = true;
  const { room } = arrive(async () => {
    if (!isLate) return;
    isLate = false;
    throw new Error("timed out");
  });
  const answer = requests.sendUntilAnswered("act", {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard).toEqual(["act", "act"]);
});

test("a request over a closing connection is sent once it is replaced", async () => {
  const { requests, arrive } = atTable();
  const closing = arrive(() => Promise.reject(new Error("not open")));
  closing.room.connection.isOpen = false;
  const answer = requests.sendUntilAnswered("act", {});
  await vi.advanceTimersByTimeAsync(5000);
  expect(closing.room.heard).toEqual(["act"]);
  closing.lose();
  arrive(async () => ({}));
  expect(await answer).toEqual({ ok: true, value: null });
});

test("a rejection of the second try is not reported, because the first may have taken effect", async () => {
  const { requests, arrive } = atTable();
  const before = arrive(silence);
  const answer = requests.sendWithRetries("manage", {});
  before.lose();
  arrive(() => Promise.reject(new Refusal()));
  expect(await answer).toEqual({ ok: true, value: null });
});

test("only the last of several presses during an outage is sent", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const first = requests.sendWithRetries("first", {});
  const second = requests.sendWithRetries("second", {});
  const { room } = arrive(async () => ({}));
  expect([await first, await second]).toEqual([unanswered, { ok: true, value: null }]);
  expect(room.heard).toEqual(["second"]);
});

test("a press is dropped after ten seconds", async () => {
  const { requests, arrive } = atTable();
  arrive(silence).lose();
  const answer = requests.sendWithRetries("manage", {});
  await vi.advanceTimersByTimeAsync(10_000);
  const { room } = arrive(async () => ({}));
  expect(await answer).toEqual(unanswered);
  expect(room.heard).toEqual([]);
});

class Paused extends Error {
  readonly reason = { kind: "paused" };
}

test("a press rejected by a suspended table is sent again until it takes effect", async () => {
  const { requests, arrive } = atTable();
  let pauses = 3;
  const { room } = arrive(async () => {
    pauses -= 1;
    if (pauses >= 0) throw new Paused();
  });
  const answer = requests.sendWithRetries("manage", {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ ok: true, value: null });
  expect(room.heard.length).toBe(4);
});

test("a rejection after a suspension is reported", async () => {
  const { requests, arrive } = atTable();
  let isPaused = true;
  arrive(async () => {
    if (!isPaused) throw new Refusal();
    isPaused = false;
    throw new Paused();
  });
  const answer = requests.sendWithRetries("manage", {});
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("a suspension of ten seconds is reported to the player", async () => {
  const { requests, arrive } = atTable();
  arrive(() => Promise.reject(new Paused()));
  const answer = requests.sendWithRetries("manage", {});
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await answer).toEqual({ ok: false, error: { kind: "paused" } });
});

test("the end of the table ends the wait", async () => {
  const { requests, arrive, end } = atTable();
  arrive(silence).lose();
  const answer = requests.sendWithRetries("manage", {});
  end();
  expect(await answer).toEqual(unanswered);
});

test("a rejection of the first try is reported", async () => {
  const { requests, arrive } = atTable();
  arrive(() => Promise.reject(new Refusal()));
  expect(await requests.sendWithRetries("manage", {})).toEqual({ ok: false, error: { kind: "not-seated" } });
});

test("a request that must not be repeated fails with its connection", async () => {
  const { requests, arrive } = atTable();
  const { lose } = arrive(silence);
  const answer = requests.sendOnce("manage", {});
  lose();
  expect(await answer).toEqual(unanswered);
});
