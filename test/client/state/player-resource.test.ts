import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ApiFailure } from "../../../client/net/request.ts";
import { PlayerResource } from "../../../client/state/player-resource.ts";
import { signInAs } from "../../../client/state/session.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";

/** A request to the server, with its token. */
class Request {
  readonly token: string;
  readonly #response = Promise.withResolvers<Result<string, ApiFailure>>();

  constructor(token: string) {
    this.token = token;
  }

  get response(): Promise<Result<string, ApiFailure>> {
    return this.#response.promise;
  }

  /** Responds, and lets the resource handle the response. */
  async respond(value: string | null): Promise<void> {
    this.#response.resolve(value === null ? fail({ error: "unreachable" }) : ok(value));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

let requests: Request[];
let resource: PlayerResource<string>;

function ask(token: string): Promise<Result<string, ApiFailure>> {
  const request = new Request(token);
  requests.push(request);
  return request.response;
}

const signIn = (id: string) =>
  signInAs({ token: `token of ${id}`, player: { id, name: id, avatar: "01", guest: false }, seated: null });

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  requests = [];
  resource = new PlayerResource(ask);
  signIn("ann");
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a response that a message has overtaken is not shown, and the resource is loaded again", async () => {
  void resource.load();
  resource.update((value) => `${value} and a message`);
  await requests[0]?.respond("before the message");
  expect([resource.value.value, requests.length]).toEqual(["null and a message", 2]);
  await requests[1]?.respond("after the message");
  expect([resource.value.value, requests.length]).toEqual(["after the message", 2]);
});

test("of two loads the later one is shown, although the response to the earlier one comes last", async () => {
  void resource.load();
  void resource.load();
  await requests[1]?.respond("later");
  await requests[0]?.respond("earlier");
  expect([resource.value.value, requests.length]).toEqual(["later", 2]);
});

test("a load that began during a change, and ended after it, is repeated", async () => {
  void resource.change(ask);
  void resource.load();
  await requests[0]?.respond("changed");
  await requests[1]?.respond("before the change");
  expect([resource.value.value, requests.length]).toEqual(["changed", 3]);
  await requests[2]?.respond("changed again");
  expect(resource.value.value).toBe("changed again");
});

test("a load that began and ended during a change does not replace its response", async () => {
  void resource.change(ask);
  void resource.load();
  await requests[1]?.respond("before the change");
  await requests[0]?.respond("changed");
  expect([resource.value.value, requests.length]).toEqual(["changed", 2]);
});

test("a load is shown although a later one fails", async () => {
  void resource.load();
  void resource.load();
  await requests[0]?.respond("first");
  await requests[1]?.respond(null);
  expect([resource.value.value, requests.length]).toEqual(["first", 2]);
});

test("a change that a message has overtaken is loaded again", async () => {
  void resource.change(ask);
  resource.update(() => "message");
  await requests[0]?.respond("before the message");
  expect([resource.value.value, requests.length]).toEqual(["message", 2]);
});

test("a rejected change keeps the value", async () => {
  void resource.load();
  await requests[0]?.respond("known");
  void resource.change(ask);
  await requests[1]?.respond(null);
  expect([resource.value.value, requests.length]).toEqual(["known", 2]);
});

test("the next player at this browser does not see the value of the player before", async () => {
  void resource.load();
  await requests[0]?.respond("of Ann");
  void resource.load();
  signIn("bob");
  expect(resource.value.value).toBeNull();
  void resource.load();
  await requests[2]?.respond("of Bob");
  await requests[1]?.respond("of Ann");
  expect(resource.value.value).toBe("of Bob");
  expect(requests.map(({ token }) => token)).toEqual(["token of ann", "token of ann", "token of bob"]);
});
