import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { belowBase } from "../../../server/runtime/config/base-path.ts";
import { UpgradeGate } from "../../../server/transport/sockets/upgrade-gate.ts";

let now = 0;
const room = { kinds: new Set<string>(), isQuiet: false, hasReservedSeat: (sessionId: string) => sessionId === "mine" };

const newDoor = (base = "/", refused: (reason: string) => void = () => {}) =>
  new UpgradeGate({
    refused,
    below: (address) => belowBase(base, address),
    addressHere: (address) => (address.startsWith("/at/b/") ? null : address),
    isThisProcess: (processId) => processId === "process",
    roomOf: (roomId) => (roomId === "room" ? room : null),
    isAllowedOrigin: ({ headers: { origin } }) => origin !== "https://dogs.example",
    hasAccess: ({ headers: { cookie } }) => cookie !== "stale",
    addressOf: ({ headers }) => String(headers["x-forwarded-for"] ?? ""),
    now: () => now,
  });

function asking(url: string, headers: Readonly<Record<string, string>> = {}): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  Object.assign(request.headers, headers);
  return request;
}

test("a reserved seat admits its client", () => {
  expect(newDoor().knock(asking("/process/room?sessionId=mine"))).toEqual({ room });
});

test("below a base path, a reserved seat admits its client there only", () => {
  const knock = (url: string) => newDoor("/cats/").knock(asking(url));
  expect([knock("/cats/process/room?sessionId=mine"), knock("/process/room?sessionId=mine")]).toEqual([
    { room },
    "refused",
  ]);
});

test.each([
  ["no room", "/?sessionId=mine"],
  ["an unknown room", "/process/other?sessionId=mine"],
  ["no session", "/process/room"],
  ["a session without a reservation", "/process/room?sessionId=yours"],
  ["an object's own property as a session", "/process/room?sessionId=constructor"],
])("an upgrade for %s is rejected", (_, url) => {
  expect(newDoor().knock(asking(url))).toBe("refused");
});

test.each([
  ["the path of another node", "/at/b/process/room?sessionId=mine"],
  ["another process, such as this node before a restart", "/earlier/room?sessionId=yours"],
])("an upgrade by %s is misdirected", (_, url) => {
  expect(newDoor().knock(asking(url))).toBe("misdirected");
});

test("a client without access is rejected", () => {
  expect(newDoor().knock(asking("/process/room?sessionId=mine", { cookie: "stale" }))).toBe("refused");
});

test("each refusal has the reason that an operator needs", () => {
  const reasons: string[] = [];
  const upgradeGate = newDoor("/", (reason) => void reasons.push(reason));
  upgradeGate.knock(asking("/process/room?sessionId=mine"));
  expect(reasons).toEqual([]);
  const seat = "/process/room?sessionId=mine";
  upgradeGate.knock(asking(seat, { cookie: "stale" }));
  upgradeGate.knock(asking(seat, { origin: "https://dogs.example" }));
  for (const url of ["/at/b/process/room?sessionId=mine", "/process/room?sessionId=yours"])
    upgradeGate.knock(asking(url));
  expect(reasons).toEqual(["access-code", "origin", "other-node", "no-seat"]);
});

test("a page of another origin is rejected", () => {
  const headers = { origin: "https://dogs.example" };
  expect(newDoor().knock(asking("/process/room?sessionId=mine", headers))).toBe("refused");
});

test('repeated rejections make an address "too-often", and other clients with a seat are still admitted', () => {
  const upgradeGate = newDoor();
  const knocks = (count: number, address: string) =>
    Array.from({ length: count }, () => upgradeGate.knock(asking("/", { "x-forwarded-for": address })));
  expect(knocks(21, "192.0.2.1")).toEqual([...Array(20).fill("refused"), "too-often"]);
  expect(knocks(1, "192.0.2.2")).toEqual(["refused"]);
  const neighbour = asking("/process/room?sessionId=mine", { "x-forwarded-for": "192.0.2.1" });
  expect(upgradeGate.knock(neighbour)).toEqual({ room });
  now += 10_001;
  expect(knocks(1, "192.0.2.1")).toEqual(["refused"]);
});
