import { afterEach, beforeEach, expect, test } from "vitest";
import { AccountsDb } from "../../../server/people/accounts/accounts-db.ts";
import type { PushMessage } from "../../../server/people/push/messages.ts";
import { type PushNetwork, postOver } from "../../../server/people/push/post.ts";
import { PushSender } from "../../../server/people/push/push-sender.ts";
import { deriveVapidKeys } from "../../../server/people/push/vapid-keys.ts";
import { type OpenStore, openStore } from "../../../server/storage/open.ts";
import { newFolder } from "../../support/app.ts";
import { PushService } from "../../support/push-service.ts";
import { ManualTimers } from "../../support/timers.ts";

const quiet = { info() {}, error() {} };
const ann = { playerId: "g-ann", session: null };
const turn: PushMessage = { kind: "turn", code: "K7M2PQ", seconds: 25 };
const begins: PushMessage = { kind: "begins", code: "K7M2PQ" };
const minuteMs = 60_000;

let service: PushService;
let opened: OpenStore;
let timers: ManualTimers;
let sender: PushSender;
beforeEach(async () => {
  service = await PushService.start();
  opened = await openStore({ DATA_DIR: newFolder(), DATABASE_URL: undefined }, quiet);
  timers = new ManualTimers();
  sender = senderOver(service.network);
});
afterEach(async () => {
  await service.close();
  await opened.close();
});

const senderOver = (network: PushNetwork) =>
  new PushSender({
    db: new AccountsDb(opened.db, async () => {}),
    keys: deriveVapidKeys("a secret of more than thirty-two characters"),
    subject: "https://cats.example",
    post: postOver(network),
    timers,
    log: quiet,
  });

const paths = () => service.received.map(({ path }) => path).toSorted();

const subscriptions = async () =>
  (await opened.db.selectFrom("pushSubscriptions").select("endpoint").orderBy("endpoint").execute()).map(
    ({ endpoint }) => endpoint,
  );

test("a device gets a message that only it can read, signed by the server, and soon outdated", async () => {
  await sender.subscribe(ann, service.subscription());
  await sender.notify("g-ann", turn);
  expect(service.received).toEqual([
    {
      path: "/one",
      payload: {
        title: "It’s your turn",
        body: "In 25 seconds a bot plays for you.",
        path: "/t/K7M2PQ",
        tag: "turn K7M2PQ",
      },
      isSigned: true,
      ttl: "60",
    },
  ]);
});

test("a message of each kind says who or what calls, and opens its table", async () => {
  await sender.subscribe(ann, service.subscription());
  const kinds: readonly PushMessage[] = [turn, begins, { kind: "invitation", code: "K7M2PQ", from: "Mochi" }];
  for (const message of kinds) await sender.notify("g-ann", message);
  const path = "/t/K7M2PQ";
  expect(service.received.map(({ payload }) => payload)).toEqual([
    { title: "It’s your turn", body: "In 25 seconds a bot plays for you.", path, tag: "turn K7M2PQ" },
    { title: "Your game begins", body: "At table K7M2PQ.", path, tag: "begins K7M2PQ" },
    { title: "Mochi invites you", body: "To table K7M2PQ.", path, tag: "invitation K7M2PQ" },
  ]);
});

test("a device gets messages in its language", async () => {
  await sender.subscribe(ann, { ...service.subscription(), language: "de" });
  await sender.notify("g-ann", { kind: "invitation", code: "K7M2PQ", from: "Mochi $& {{code}}" });
  expect(service.received[0]?.payload.title).toBe("Mochi $& {{code}} lädt dich ein");
});

test("a person gets at most one message of each kind a minute", async () => {
  await sender.subscribe(ann, service.subscription());
  for (const message of [turn, turn, begins, begins]) await sender.notify("g-ann", message);
  expect(service.received).toHaveLength(2);
  timers.pass(minuteMs - 1);
  await sender.notify("g-ann", turn);
  expect(service.received).toHaveLength(2);
  timers.pass(1);
  await sender.notify("g-ann", turn);
  expect(service.received).toHaveLength(3);
});

test("subscribing again brings no second message within the minute", async () => {
  await sender.subscribe(ann, service.subscription());
  await sender.notify("g-ann", turn);
  await sender.subscribe(ann, service.subscription());
  await sender.notify("g-ann", turn);
  expect(service.received).toHaveLength(1);
});

test("a device gets only the kinds that it wants", async () => {
  await sender.subscribe(ann, { ...service.subscription(), kinds: ["begins"] });
  for (const message of [turn, begins]) await sender.notify("g-ann", message);
  expect(service.received.map(({ payload }) => payload.tag)).toEqual(["begins K7M2PQ"]);
});

test("a device gets nothing in its quiet hours", async () => {
  const hour = Number(new Date(timers.date()).getUTCHours());
  const from = hour * 60;
  await sender.subscribe(ann, {
    ...service.subscription(),
    quiet: { from, to: (from + 60) % 1440, timeZone: "UTC" },
  });
  await sender.notify("g-ann", turn);
  expect(service.received).toEqual([]);
  timers.pass(60 * minuteMs);
  await sender.notify("g-ann", turn);
  expect(service.received).toHaveLength(1);
});

test("others get nothing", async () => {
  await sender.subscribe(ann, service.subscription());
  await sender.notify("g-bob", turn);
  expect(service.received).toEqual([]);
});

test("a person has at most five devices, and the one renewed longest ago is dropped", async () => {
  for (const path of ["/1", "/2", "/3", "/4", "/5", "/1", "/6"]) {
    timers.pass(1);
    await sender.subscribe(ann, service.subscription(path));
  }
  await sender.notify("g-ann", turn);
  expect(paths()).toEqual(["/1", "/3", "/4", "/5", "/6"]);
});

test("a browser belongs to the person who used it last", async () => {
  await sender.subscribe(ann, service.subscription());
  await sender.subscribe({ playerId: "g-bob", session: null }, service.subscription());
  await sender.notify("g-ann", turn);
  expect(service.received).toEqual([]);
  await sender.notify("g-bob", turn);
  expect(service.received).toHaveLength(1);
});

test("a person cannot unsubscribe the device of another", async () => {
  await sender.subscribe(ann, service.subscription());
  await sender.unsubscribe("g-bob", "https://push.example/one");
  expect(await subscriptions()).toHaveLength(1);
  await sender.unsubscribe("g-ann", "https://push.example/one");
  expect(await subscriptions()).toEqual([]);
});

test("a device of an ended session gets nothing, even if its subscription was not deleted", async () => {
  await sender.subscribe({ playerId: "a-ann", session: "ended" }, service.subscription());
  await sender.notify("a-ann", turn);
  expect(service.received).toEqual([]);
});

test.each([404, 410])("a subscription that its push service answers with %d is deleted", async (status) => {
  await sender.subscribe(ann, service.subscription());
  service.respond = (_request, response) => void response.writeHead(status).end();
  await sender.notify("g-ann", turn);
  expect(await subscriptions()).toEqual([]);
});

test.each([201, 302, 403, 429, 500])("a subscription that its push service answers with %d stays", async (status) => {
  await sender.subscribe(ann, service.subscription());
  service.respond = (_request, response) =>
    void response.writeHead(status, { Location: "https://push.example/two" }).end();
  await sender.notify("g-ann", turn);
  expect([await subscriptions(), paths()]).toEqual([["https://push.example/one"], ["/one"]]);
});

test("nothing of an answer is read but its status", async () => {
  await sender.subscribe(ann, service.subscription());
  const closed = Promise.withResolvers<void>();
  // An answer without an end.
  service.respond = (_request, response) => {
    response.once("close", () => closed.resolve());
    response.writeHead(410);
    response.write("x");
  };
  await sender.notify("g-ann", turn);
  await closed.promise;
  expect(await subscriptions()).toEqual([]);
});

test("a push service that never answers is given up", async () => {
  await sender.subscribe(ann, service.subscription());
  service.respond = () => {};
  await senderOver({ ...service.network, timeoutMs: 500 }).notify("g-ann", turn);
  expect(await subscriptions()).toHaveLength(1);
});

test("a name with an address that is not public is not connected to", async () => {
  await sender.subscribe(ann, service.subscription());
  service.addresses = ["127.0.0.2"];
  await sender.notify("g-ann", turn);
  expect([service.resolved, service.received]).toEqual([["push.example"], []]);
});

test("a name that changes its address after the check reaches nothing else", async () => {
  await sender.subscribe(ann, service.subscription());
  service.addresses = ["127.0.0.1", "127.0.0.2"];
  await sender.notify("g-ann", turn);
  expect([service.resolved, paths()]).toEqual([["push.example"], ["/one"]]);
});

test("a device with keys that are no keys gets nothing, and breaks nothing", async () => {
  const wrong = { ...service.subscription("/wrong"), keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } };
  await sender.subscribe(ann, wrong);
  await sender.notify("g-ann", turn);
  expect(service.received).toEqual([]);
});

test("the keys of the server follow from its secret", () => {
  const [one, same, other] = ["secret", "secret", "other"].map(deriveVapidKeys);
  expect(one).toEqual(same);
  expect(one?.publicKey).not.toBe(other?.publicKey);
});
