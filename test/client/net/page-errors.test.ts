import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reportErrors } from "../../../client/net/page-errors.ts";
import type { PageError } from "../../../shared/net/page-errors.ts";

const origin = "https://cats.example";
const script = "/assets/Entry-_1.js";

let sent: PageError[];
let listeners: Map<string, (event: never) => void>;
beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  listeners = new Map();
});
afterEach(() => {
  vi.useRealTimers();
});

function start(page = { origin, script }): void {
  const addEventListener = (type: string, listen: (event: never) => void) => void listeners.set(type, listen);
  reportErrors({ addEventListener }, page, (error) => sent.push(error));
}

/** Error with a stack as a browser writes it. */
function failing(error: Error, ...frames: readonly string[]): Error {
  error.stack = [`${error.name}: ${error.message}`, ...frames].join("\n");
  return error;
}

function happen(type: "error" | "unhandledrejection", event: object): void {
  listeners.get(type)?.({ defaultPrevented: false, ...event } as never);
  vi.runAllTimers();
}

const chrome = "    at play (https://cats.example/assets/Table123.js:1:2345)";
const firefox = "play@https://cats.example/assets/Table123.js:1:2345";

test.each([chrome, firefox])("an error is sent with its kind, the build and the places in our files: %s", (frame) => {
  start();
  happen("error", { error: failing(new TypeError("no cat"), frame) });
  expect(sent).toEqual([{ kind: "TypeError", build: "Entry-_1", places: ["Table123.js:1:2345"] }]);
});

test("a rejected promise is sent like an error", () => {
  start();
  happen("unhandledrejection", { reason: failing(new Error("no cat"), chrome) });
  expect(sent).toMatchObject([{ kind: "Error", places: ["Table123.js:1:2345"] }]);
});

test("neither the message nor an address is sent, even if they look like a place", () => {
  start();
  const message = `Ann\n    at ${origin}/assets/AnnsName.js:1:1`;
  happen("error", {
    error: failing(new Error(message), chrome, "    at https://other.example/assets/Other123.js:1:1"),
  });
  expect(sent).toEqual([{ kind: "Error", build: "Entry-_1", places: ["Table123.js:1:2345"] }]);
});

test("an error of other scripts, such as a browser extension, is not sent", () => {
  start();
  happen("error", { error: failing(new Error("x"), "    at moz-extension://1/assets/Other123.js:1:1") });
  happen("unhandledrejection", { reason: "a text" });
  expect(sent).toEqual([]);
});

test("an error without a stack is sent with its position", () => {
  start();
  happen("error", { error: "x", filename: `${origin}/assets/Table123.js`, lineno: 1, colno: 7 });
  expect(sent).toMatchObject([{ kind: "Error", places: ["Table123.js:1:7"] }]);
});

test("an error that another part of the page handles is not sent", () => {
  start();
  happen("unhandledrejection", { reason: failing(new Error("x"), chrome), defaultPrevented: true });
  expect(sent).toEqual([]);
});

test("a page sends ten errors", () => {
  start();
  for (let error = 0; error < 20; error += 1) happen("error", { error: failing(new Error("x"), chrome) });
  expect(sent).toHaveLength(10);
});

test("an error has ten places", () => {
  start();
  happen("error", { error: failing(new RangeError("deep"), ...Array.from({ length: 40 }, () => chrome)) });
  expect(sent[0]?.places).toHaveLength(10);
});

test("a page without a build, as in development, sends nothing", () => {
  start({ origin, script: "/app/main.tsx" });
  happen("error", { error: failing(new Error("x"), chrome) });
  expect(sent).toEqual([]);
});
