import { describe, expect, test } from "vitest";
import { z } from "zod";
import { type Kind, keptText, readKept } from "../../server/store/kept.ts";
import { headKind, playersKind, stepKind, tableKind } from "../../server/store/kinds.ts";
import { readSteps } from "../../server/store/rows.ts";
import { gameNamed, tableOf } from "../support/stored.ts";

/** A kind whose field had two other names before. */
const cat: Kind<{ readonly name: string; readonly lives: number }> = {
  upgrades: [
    z.looseObject({ title: z.string() }).transform(({ title, ...rest }) => ({ ...rest, called: title })),
    z.looseObject({ called: z.string() }).transform(({ called, ...rest }) => ({ ...rest, name: called })),
  ],
  format: z.strictObject({ name: z.string(), lives: z.int() }),
};
const ours = { name: "Mochi", lives: 9 };

describe("what is kept", () => {
  test.each([
    ["of the first version, which names none", { title: "Mochi", lives: 9 }],
    ["of the second", { version: 2, called: "Mochi", lives: 9 }],
    ["of the present one", { version: 3, ...ours }],
  ])("is read as it is now: %s", (_, kept) => {
    expect(readKept(cat, JSON.stringify(kept), "cats")).toEqual({ ok: true, value: ours });
  });

  test("is written with its version, and read again", () => {
    const text = keptText(cat, ours);
    expect([JSON.parse(text), readKept(cat, text, "cats")]).toEqual([
      { version: 3, ...ours },
      { ok: true, value: ours },
    ]);
  });

  test.each([
    ["no JSON", "{", { what: "cats", got: "another text" }],
    ["of a newer version", '{"version":4}', { code: "newer", what: "cats: version", expected: "1 to 3", got: "4" }],
    ["of no version that there can be", '{"version":"2"}', { code: "malformed", what: "cats: version" }],
    ["of an older version without what it had", '{"version":2}', { what: "cats: called", got: "nothing" }],
    ["with something added", JSON.stringify({ version: 3, ...ours, secret: 1 }), { what: "cats" }],
    [
      "with a field of another kind",
      '{"version":3,"name":"Mochi","lives":"a secret"}',
      { code: "malformed", what: "cats: lives", got: "a text of 8 characters" },
    ],
  ])("is refused by row and field, and not quoted: %s", (_, text, flaw) => {
    expect(readKept(cat, text, "cats")).toMatchObject({ ok: false, error: flaw });
  });
});

/* Texts as each version kept them. They never change: what was once kept can be read forever. */
describe("is read for ever", () => {
  const { record } = gameNamed("one");
  const { startsCalledOff: _, ...table } = tableOf("one");
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
    ["1, in which people had no numbers and missed nothing", `{${start},"known":["ann"],"chairs":[{${ann}},${bot}]}`],
    ["1, in which they had", `{${start},${known},"chairs":[{${ann},${misses}},${bot}]}`],
    [
      "2, in which no wins were counted, and everybody was always asked",
      `{"version":2,${start},${known},"chairs":[{${ann},${misses}},${bot}]}`,
    ],
    ["3", `{"version":3,${start},${known},"chairs":[{${ann},${misses},${consent},${score}},${botOf3}]}`],
    [
      "4, in which bots had no strength",
      `{"version":4,${start},${known},"chairs":[{${annOf4},${misses},"deserted":false,${consent},${score}},${botOf3}]}`,
    ],
    [
      "5",
      `{"version":5,${start},${known},"chairs":[{${annOf4},${misses},"deserted":false,${consent},${score}},${botOfNow}]}`,
    ],
  ])("a table of version %s", (_, text) => {
    expect(readKept(tableKind, text, "tables")).toEqual({ ok: true, value: table });
  });

  test("a game of version 1, and of 2, which says which bots played", () => {
    const key = (digit: string) => digit.repeat(64);
    const text = `{"game":"kittens","rules":1,"config":{"edition":"original","players":2,"options":{}},"seats":[{"kind":"person","name":"ann","avatar":"01"},{"kind":"bot","name":"Mochi","avatar":"bot"}],"beganAt":1000,"deal":{"secret":"${key("0")}","commitment":"${key("1")}","parts":[]}}`;
    expect(readKept(headKind, text, "games")).toEqual({ ok: true, value: record });
    const withBot = text.replace(
      '"avatar":"bot"',
      '"avatar":"bot","bot":{"strength":"expert","version":3,"temper":"thief"}',
    );
    expect(readKept(headKind, `{"version":2,${withBot.slice(1)}`, "games")).toMatchObject({
      ok: true,
      value: { seats: [{ name: "ann" }, { bot: { strength: "expert", version: 3, temper: "thief" } }] },
    });
    expect(readKept(playersKind, '["ann",null]', "games")).toEqual({ ok: true, value: ["ann", null] });
  });

  test("a step of version 1", () => {
    const text = '{"at":120,"actor":"clock","command":{"type":"timeout"}}';
    const value = { at: 120, actor: "clock", command: { type: "timeout" } };
    expect(readKept(stepKind, text, "steps")).toEqual({ ok: true, value });
  });

  test("a row of steps of version 1, as SQLite's log had them", () => {
    const stepJson =
      '[["one",0,{"at":90,"actor":1,"command":{"type":"draw"}}],["one",1,{"at":120,"actor":"clock","command":{"type":"timeout"}}]]';
    const value = [
      { at: 90, actor: 1, command: { type: "draw" } },
      { at: 120, actor: "clock", command: { type: "timeout" } },
    ];
    expect(readSteps([{ gameId: "one", place: 0, stepJson }])).toEqual({ ok: true, value });
  });
});
