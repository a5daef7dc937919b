import { Client } from "@colyseus/sdk";
import { unpack } from "msgpackr";
import { afterEach, describe, expect, test } from "vitest";
import { newGuest } from "../../loadtest/table.ts";
import { acceptDeckName, acceptName } from "../../server/people/identity/names.ts";
import { judgeFor } from "../../shared/core/deck.ts";
import { eventsMessage, historyMessage } from "../../shared/net/games.ts";
import { games } from "../../shared/registry.ts";
import type { Front } from "../../tools/attack/context.ts";
import { hostileDeck } from "../../tools/attack/decks.ts";
import { requestOf } from "../../tools/attack/http-matrix.ts";
import { pack } from "../../tools/attack/msgpack.ts";
import { hostileName } from "../../tools/attack/names.ts";
import { randomPayload } from "../../tools/attack/payloads.ts";
import { probe } from "../../tools/attack/probe.ts";
import { Dice } from "../../tools/attack/random.ts";
import { ServerLog } from "../../tools/attack/server-log.ts";
import { emptyStats, total } from "../../tools/attack/stats.ts";
import { plainValue } from "../../tools/attack/values.ts";
import { type App, startApp } from "../support/app.ts";
import { run } from "./run.ts";

const reportOf = (out: string) => JSON.parse(out.trimEnd().split("\n").at(-1) ?? "");

describe("npm run attack", () => {
  test("reports that hostile clients break nothing in a short campaign", async () => {
    const { code, out, err } = await run("attack", "--minutes", "0.3", "--seed", "brief", "--json");
    expect(code, `${err}${out}`).toBe(0);
    const report = reportOf(out);
    expect(report).toMatchObject({
      exceptions: 0,
      tablesSetBack: 0,
      honestDisconnects: 0,
      stateChanges: 0,
      namesAccepted: 0,
      namesBeyondLimit: 0,
    });
    for (const kind of [
      "a hostile name",
      "a hostile deck",
      "a name in bulk",
      "a join of a party",
      "a search of a party",
      "pipelined requests",
      "HTTP that never reads",
      "pipelined requests at full speed",
    ])
      expect(report.messagesByKind[kind]).toBeGreaterThan(0);
    for (const figure of ["messages", "refused", "slowestHealthMs", "lookedAt"])
      expect(report[figure]).toBeGreaterThan(0);
    for (const feeling of ["without limits, among themselves", "without limits, beside an attacker"]) {
      expect(report.honest[feeling]).toMatchObject({ disconnects: 0, unreadable: 0 });
      expect(report.honest[feeling].commands).toBeGreaterThan(0);
    }
  });

  test.each([
    ["--minutes", ["--minutes", "0"]],
    ["--minutes", ["--minutes", "soon"]],
    ["--sockets", ["--sockets", "-1"]],
    ["--pipelined", ["--pipelined", "0"]],
    ["--pipelined", ["--pipelined", "1", "--sockets", "1"]],
    ["--loud", ["--loud"]],
  ])("exits with 2 and names the wrong option %s", async (option, line) => {
    const { code, err } = await run("attack", ...line);
    expect(code).toBe(2);
    expect(err).toContain(option);
  });
});

describe("the hostile messages", () => {
  const sent = (seed: string) => {
    const messages = Array.from({ length: 300 }, (_, number) => randomPayload(new Dice(`${seed} ${number}`), 7));
    const requests = Array.from({ length: 300 }, (_, number) => requestOf(new Dice(`${seed} ${number}`), "nl1.e30.AA"));
    return { messages: messages.map(({ kind, bytes }) => [kind, Buffer.from(bytes).toString("hex")]), requests };
  };

  test("are the same for the same seed, and different for another seed", () => {
    expect(sent("a")).toEqual(sent("a"));
    expect(sent("b")).not.toEqual(sent("a"));
  });

  test("include every kind within 3,000 messages", () => {
    const kinds = new Set(
      Array.from({ length: 3000 }, (_, number) => randomPayload(new Dice(`kinds ${number}`), 7).kind),
    );
    expect([...kinds].sort()).toEqual([
      "a frame of any bytes",
      "a frame that is too large",
      "a message of plain data",
      "a message of wild data",
      "a message that asks for no answer",
      "a real frame with bytes altered",
      "a real message at any moment",
      "a real message with a field altered",
      "a real message with binary data in it",
      "a real message with wild data in it",
      "a request with an odd id",
      "an unknown type",
    ]);
  });

  test("include every kind of forbidden name, and no valid name", () => {
    const names = Array.from({ length: 1000 }, (_, number) => hostileName(new Dice(`names ${number}`)));
    expect(new Set(names.map(({ kind }) => kind)).size).toBe(4);
    expect(names.filter(({ name }) => acceptName(name) !== null || acceptDeckName(name) !== null)).toEqual([]);
  });

  test("include every kind of hostile deck, and none that four players could play", () => {
    const custom = games.editions.customOf("custom");
    const hostile = Array.from({ length: 500 }, (_, number) => hostileDeck(new Dice(`decks ${number}`)));
    expect(new Set(hostile.map(({ kind }) => kind)).size).toBe(12);
    expect(hostile.filter(({ json }) => custom && judgeFor(custom, JSON.parse(json), 4).ok)).toEqual([]);
  });

  test("are decoded by the server library to the intended value if they are plain data", () => {
    for (let number = 0; number < 300; number += 1) {
      const value = plainValue(new Dice(`plain ${number}`));
      const text = JSON.stringify(value).replaceAll('"__proto__":', '"__proto_":').replaceAll("\\ud800", "\ufffd");
      expect(JSON.stringify(unpack(pack(value)))).toBe(text);
    }
  });
});

describe("the attack report", () => {
  let app: App | null = null;
  let isOver = false;
  let probing: Promise<void> | null = null;
  afterEach(async () => {
    isOver = true;
    await probing;
    await app?.close();
  });

  test("counts messages to an honest seat as changes if they follow only rejected messages", async () => {
    app = await startApp({ MESSAGES_PER_SECOND: "10000", LIMIT_LOOPBACK: "off" });
    const front: Front = { url: app.url, seed: "changes", score: emptyStats(), isOver: () => isOver };
    const rooms: string[] = [];
    probing = probe(front, "probe", "original", 1000, (roomId) => rooms.push(roomId));
    await expect.poll(() => front.score.lookedAt).toBeGreaterThan(20);
    expect(front.score.changes).toEqual({});
    const { token } = await newGuest(app.url);
    await expect
      .poll(async () => {
        const room = await new Client(front.url).joinById(rooms.at(-1) ?? "", { token, watch: true });
        for (const type of ["welcome", historyMessage, eventsMessage, "chat", "said", "emote"])
          room.onMessage(type, () => {});
        await room.leave();
        return total(front.score.changes);
      })
      .toBeGreaterThan(0);
  });

  test("counts exceptions and rolled-back tables from the server log", () => {
    const told: string[] = [];
    const log = new ServerLog((line) => told.push(line));
    const entry = { level: 50, time: 1, err: { name: "TypeError", message: "broken", stack: "at a place" } };
    for (const line of [
      JSON.stringify({ ...entry, msg: "an exception at a table" }),
      JSON.stringify({ ...entry, msg: "an exception at a table", err: { ...entry.err, cause: { name: "TypeError" } } }),
      JSON.stringify({ ...entry, msg: "an uncaught exception" }),
      JSON.stringify({ level: 50, time: 1, msg: "Error: what the framework refuses" }),
      JSON.stringify({ ...entry, level: 30, msg: "a table closes" }),
      "Nine Lives is ready",
    ])
      log.hear(line);
    expect(log.tablesSetBack).toBe(1);
    expect(log.exceptions).toEqual({
      "an exception at a table: broken": 2,
      "an uncaught exception: broken": 1,
    });
    expect(told).toEqual(["an exception at a table: at a place", "an uncaught exception: at a place"]);
    expect(log.lines).toBe(6);
  });
});
