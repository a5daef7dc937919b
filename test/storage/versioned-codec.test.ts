import { describe, expect, test } from "vitest";
import { z } from "zod";
import { headCodec, playersCodec, stepCodec, tableCodec, tableExtrasCodec } from "../../server/storage/codecs.ts";
import { readSteps } from "../../server/storage/rows.ts";
import { decodeText, encodeText, type VersionedCodec } from "../../server/storage/versioned-codec.ts";
import { gameNamed, tableOf } from "../support/stored.ts";

/** A codec with a field that has had two other names. */
const cat: VersionedCodec<{ readonly name: string; readonly lives: number }> = {
  upgrades: [
    z.looseObject({ title: z.string() }).transform(({ title, ...rest }) => ({ ...rest, called: title })),
    z.looseObject({ called: z.string() }).transform(({ called, ...rest }) => ({ ...rest, name: called })),
  ],
  format: z.strictObject({ name: z.string(), lives: z.int() }),
};
const ours = { name: "Mochi", lives: 9 };

describe("a saved value", () => {
  test.each([
    ["from the first version, which has no number", { title: "Mochi", lives: 9 }],
    ["from the second version", { version: 2, called: "Mochi", lives: 9 }],
    ["from the current version", { version: 3, ...ours }],
  ])("is upgraded to the current version: %s", (_, kept) => {
    expect(decodeText(cat, JSON.stringify(kept), "cats")).toEqual({ ok: true, value: ours });
  });

  test("is written with its version, and read again", () => {
    const text = encodeText(cat, ours);
    expect([JSON.parse(text), decodeText(cat, text, "cats")]).toEqual([
      { version: 3, ...ours },
      { ok: true, value: ours },
    ]);
  });

  test.each([
    ["not JSON", "{", { what: "cats", got: "another text" }],
    ["of a newer version", '{"version":4}', { code: "newer", what: "cats: version", expected: "1 to 3", got: "4" }],
    ["of an impossible version", '{"version":"2"}', { code: "malformed", what: "cats: version" }],
    ["of an older version without one of its fields", '{"version":2}', { what: "cats: called", got: "nothing" }],
    ["with an additional field", JSON.stringify({ version: 3, ...ours, secret: 1 }), { what: "cats" }],
    [
      "with a field of another kind",
      '{"version":3,"name":"Mochi","lives":"a secret"}',
      { code: "malformed", what: "cats: lives", got: "a text of 8 characters" },
    ],
  ])("is rejected with its row and field and without its content: %s", (_, text, flaw) => {
    expect(decodeText(cat, text, "cats")).toMatchObject({ ok: false, error: flaw });
  });
});

/* Texts in the format of each version. They never change, because saved values must stay readable forever. */
describe("older versions stay readable:", () => {
  const { record } = gameNamed("one");
  const { startsCalledOff: _, since: ____, parties: ______, settings: settingsOfNow, ...more } = tableOf("one");
  const { lastDeckName: _______, ...rest } = more;
  const { hasClock: __, lateJoin: ___, oneRoom: _____, ...settingsOf5 } = settingsOfNow;
  const table = { ...rest, settings: settingsOf5 };
  const settings =
    '{"edition":"original","seats":2,"options":{},"nopeSeconds":5,"turnSeconds":30,"beatSeconds":0,"spectators":true,"chat":"always"}';
  const start = `"roomId":"room of one","code":"CODE34","phase":"playing","gameId":"one","seqBefore":0,"removed":[],"settings":${settings},"start":"by-host","isPublic":false,"host":"ann"`;
  const ann =
    '"kind":"person","player":{"id":"ann","name":"ann","avatar":"01"},"left":false,"ready":false,"seated":true';
  const annOf4 =
    '"kind":"person","player":{"id":"ann","name":"ann","avatar":"01","guest":true},"left":false,"ready":false,"seated":true';
  const misses = '"missed":0,"isCovered":false,"isOut":false';
  const consent = '"consent":"ask"';
  const bot = '{"kind":"bot","name":"Mochi"}';
  const score = '"wins":0';
  const botOf3 = `{"kind":"bot","name":"Mochi",${score}}`;
  const botOfNow = `{"kind":"bot","name":"Mochi","strength":"steady","temper":null,${score}}`;
  const known = '"known":[["ann",1]]';

  test.each([
    ["1, without players' numbers and timeouts", `{${start},"known":["ann"],"chairs":[{${ann}},${bot}]}`],
    ["1 with both", `{${start},${known},"chairs":[{${ann},${misses}},${bot}]}`],
    ["2, without win counts and auto-pass", `{"version":2,${start},${known},"chairs":[{${ann},${misses}},${bot}]}`],
    ["3", `{"version":3,${start},${known},"chairs":[{${ann},${misses},${consent},${score}},${botOf3}]}`],
    [
      "4, without bots' strengths",
      `{"version":4,${start},${known},"chairs":[{${annOf4},${misses},"deserted":false,${consent},${score}},${botOf3}]}`,
    ],
    [
      "5",
      `{"version":5,${start},${known},"chairs":[{${annOf4},${misses},"deserted":false,${consent},${score}},${botOfNow}]}`,
    ],
  ])("a table of version %s", (_, text) => {
    expect(decodeText(tableCodec, text, "tables")).toEqual({ ok: true, value: table });
  });

  test("the additions to a table of version 1", () => {
    const text = '{"hasClock":false,"lateJoin":true,"since":{"gameId":"one","turns":[0,7]}}';
    expect(decodeText(tableExtrasCodec, text, "tables")).toEqual({
      ok: true,
      value: { hasClock: false, lateJoin: true, oneRoom: false, since: { gameId: "one", turns: [0, 7] }, parties: [] },
    });
  });

  test("a game of version 1, and of version 2 with its bots", () => {
    const key = (digit: string) => digit.repeat(64);
    const text = `{"game":"kittens","rules":1,"config":{"edition":"original","players":2,"options":{}},"seats":[{"kind":"person","name":"ann","avatar":"01"},{"kind":"bot","name":"Mochi","avatar":"bot"}],"beganAt":1000,"deal":{"secret":"${key("0")}","commitment":"${key("1")}","parts":[]}}`;
    expect(decodeText(headCodec, text, "games")).toEqual({ ok: true, value: record });
    const withBot = text.replace(
      '"avatar":"bot"',
      '"avatar":"bot","bot":{"strength":"expert","version":3,"temper":"thief"}',
    );
    expect(decodeText(headCodec, `{"version":2,${withBot.slice(1)}`, "games")).toMatchObject({
      ok: true,
      value: { seats: [{ name: "ann" }, { bot: { strength: "expert", version: 3, temper: "thief" } }] },
    });
    expect(decodeText(playersCodec, '["ann",null]', "games")).toEqual({ ok: true, value: ["ann", null] });
  });

  test("a step of version 1", () => {
    const text = '{"at":120,"actor":"clock","command":{"type":"timeout"}}';
    const value = { at: 120, actor: "clock", command: { type: "timeout" } };
    expect(decodeText(stepCodec, text, "steps")).toEqual({ ok: true, value });
  });

  test("a row of version 1 in SQLite's step log", () => {
    const stepJson =
      '[["one",0,{"at":90,"actor":1,"command":{"type":"draw"}}],["one",1,{"at":120,"actor":"clock","command":{"type":"timeout"}}]]';
    const value = [
      { at: 90, actor: 1, command: { type: "draw" } },
      { at: 120, actor: "clock", command: { type: "timeout" } },
    ];
    expect(readSteps([{ gameId: "one", place: 0, stepJson }])).toEqual({ ok: true, value });
  });
});
