import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games } from "../../shared/registry.ts";
import { readCases } from "../../tools/scenarios/cases.ts";
import { run } from "./run.ts";

const header = "title: A case\nedition: original\nplayers: [ann, bob]\n";
const good = `${header}given: { hands: { ann: [skip] }, draw-pile: [favor, nope] }
steps:
  - ann: play skip
  - pass
  - expect: { turn: bob }
`;
const failing = good.replace("turn: bob", "turn: ann");

/** Line and reason of each flaw of an invalid scenario. */
const flawsOf = (text: string) => {
  const cases = readCases(text);
  return cases.ok ? [] : cases.error.map(({ line, reason }) => `${line}: ${reason}`);
};

const editions = games.all
  .flatMap(({ editions, custom }) => [...editions, ...(custom ? [custom.info] : [])])
  .map(({ id }) => id)
  .join(", ");

/** Failure of the only case of a text. */
const failureOf = (text: string) => {
  const cases = readCases(text);
  if (!cases.ok) throw new Error(flawsOf(text).join("\n"));
  return cases.value[0]?.run();
};

describe("an invalid scenario is reported with its line:", () => {
  const steps = (step: string) => `${header}steps:\n  - ${step}\n`;

  test.each([
    ["an unknown key", `${good}colour: red\n`, "9: colour: unknown key"],
    ["a missing title", good.replace("title: A case\n", ""), "1: title: missing"],
    [
      "an unknown edition",
      good.replace("original", "orignal"),
      `2: edition: expected one of ${editions}, got "orignal"`,
    ],
    [
      "too many players",
      good.replace("[ann, bob]", "[ann, bob, c, d, e, f]"),
      "3: players: original takes 2 to 5, got 6",
    ],
    ["two equal names", good.replace("[ann, bob]", "[ann, ann]"), "3: players: two players have the same name"],
    [
      "a player with the name of a built-in property",
      good.replaceAll("ann", "__proto__"),
      "3: players.1: expected a name other than a built-in property",
    ],
    ["an option the edition lacks", `${good}options: { fast: true }\n`, "9: options.fast: original does not offer it"],
    [
      "an unknown card in a hand",
      good.replace("[skip]", "[skip, clone]"),
      '4: given.hands.ann.2: no card "clone" in original',
    ],
    ["a hand of an unknown player", good.replace("hands: { ann", "hands: { zoe"), "4: given.hands.zoe: unknown key"],
    ["an unknown key of given", good.replace("draw-pile", "drawpile"), "4: given.drawpile: unknown key"],
    [
      "an unresolved alias",
      `${header}steps: *a\n`,
      "1: ReferenceError: Unresolved alias (the anchor must be set before the alias): a",
    ],
    [
      "an alias to its own parent",
      `${header}steps: &a [{ ann: *a }]\n`,
      "1: TypeError: Converting circular structure to JSON",
    ],
    ["an unknown command", steps("ann: dance"), '5: steps.1.ann: "dance" is no command'],
    ["an unknown card", steps("ann: play clone"), "5: steps.1.ann: no card clone in original"],
    ["an unknown target", steps("ann: play favor on zoe"), "5: steps.1.ann: no player zoe (players: ann, bob)"],
    ["a step of a stranger", steps("zoe: draw"), '5: steps.1.zoe: expected expect or one of ann, bob, got "zoe"'],
    ["an unknown expectation", steps("expect: { tern: ann }"), "5: steps.1.expect.tern: unknown key"],
    ["a refusal without a reason", steps("ann: { refused: draw }"), "5: steps.1.ann.why: missing"],
    [
      "a step of two players",
      steps("{ ann: draw, bob: draw }"),
      "5: steps.1: expected pass, timeout, expect, or the name of one player with a command",
    ],
    ["invalid YAML", "title: [", "1: Flow sequence in block collection must be sufficiently indented and end with a ]"],
    ["an empty file", "# only a comment\n", "1: the file has no case"],
  ])("%s", (_, text, flaw) => {
    expect(flawsOf(text)).toContain(flaw);
  });

  test("an unknown kind of a pending decision", () => {
    const [flaw] = flawsOf(steps("expect: { awaits: [ann dance] }"));
    expect(flaw).toMatch(/^5: steps.1.expect.awaits.1: expected a player and one of act, nope, .*, got "ann dance"$/);
  });

  test("a flaw in a later case of the file", () => {
    expect(flawsOf(`${good}---\n${good.replace("turn: bob", "turn: zoe")}`)).toEqual([
      '17: steps.3.expect.turn: expected one of ann, bob, got "zoe"',
    ]);
  });
});

test("a case may state the default options, even if the edition does not offer them", () => {
  const given = "given: { hands: { ann: [king-cat, shell-shield], bob: [crystal-bowl] } }\n";
  const usual = "options: { combos: true, fast: false }\n";
  const text = `${header.replace("original", "love-letter")}${usual}${given}steps:\n  - expect: { turn: ann }\n`;
  expect(flawsOf(text)).toEqual([]);
});

describe("a case fails at its first wrong step:", () => {
  test("a wrong expectation", () => {
    expect(failureOf(failing)).toEqual({ line: 8, step: 3, expected: "turn ann", got: "bob" });
  });

  test("a rejected command", () => {
    expect(failureOf(good.replace("play skip", "play attack"))).toEqual({
      line: 6,
      step: 1,
      expected: "accepted",
      got: "refused as not-in-hand (K6)",
    });
  });

  test("a missing rejection, or one for another reason", () => {
    const refused = (why: string, command: string) =>
      failureOf(good.replace("ann: play skip", `ann: { refused: ${command}, why: ${why} }`));
    expect(refused("not-now", "draw")).toMatchObject({ step: 1, expected: "refused as not-now", got: "accepted" });
    expect(refused("not-now", "play nope")).toMatchObject({ step: 1, got: "refused as not-in-hand (K6)" });
  });

  test("a pass without a pending play", () => {
    expect(failureOf(good.replace("ann: play skip", "pass"))).toMatchObject({ step: 1, got: "nothing" });
  });
});

describe("a table of cases", () => {
  const table = `${header}title: A $card
each:
  - { card: skip, more: [], then: { turn: bob, turns: 1 } }
  - { card: attack, more: [favor, nope], then: { turn: bob, turns: 3 } }
given: { hands: { ann: [$card, $more] }, draw-pile: [favor] }
steps:
  - ann: play $card
  - $begin
  - expect: $then
`.replace("title: A case\n", "");
  const passed = table.replaceAll("$begin", "pass");
  const casesIn = (text: string) => {
    const cases = readCases(text);
    return cases.ok ? cases.value.map(({ title, run }) => ({ title, failure: run() })) : flawsOf(text);
  };

  test("replaces the columns by the values of each row", () => {
    expect(casesIn(passed.replace("turns: 3", "turns: 2"))).toEqual([
      { title: "A skip", failure: null },
      { title: "A attack", failure: null },
    ]);
  });

  test("reports a wrong row alone, at the step that it shares with the others", () => {
    expect(casesIn(passed)).toEqual([
      { title: "A skip", failure: null },
      { title: "A attack", failure: { line: 11, step: 3, expected: "turns 3", got: "2" } },
    ]);
  });

  test("merges a list value into a list, and reports its steps with the line of the row", () => {
    const text = table
      .replace("turn: bob, turns: 1 }", "turn: bob, turns: 1 }, begin: [pass]")
      .replace("turns: 3 }", "turns: 2 }, begin: [{ bob: { refused: draw, why: not-your-turn } }, pass, pass]");
    expect(casesIn(text)).toEqual([
      { title: "A skip", failure: null },
      {
        title: "A attack",
        failure: { line: 6, step: 4, expected: "a pending play to pass on", got: "nothing" },
      },
    ]);
  });

  test.each([
    ["without rows", passed.replace(/each:\n(.*\n){2}/, "each: []\n"), "1: each: expected a list of rows, such as"],
    ["with an invalid row", passed.replace(/- \{ card: skip.*/, "- skip"), "1: each: expected a list of rows, such as"],
    ["with a missing column", table, "10: $begin: a row of each has no value for it"],
    [
      "with a list within a text",
      passed.replace("play $card", "play $more"),
      "9: $more: a list or an object cannot be part",
    ],
    ["with an unknown card", passed.replace("card: skip", "card: clone"), "5: given.hands.ann.1: no card"],
  ])("%s is no scenario", (_, text, flaw) => {
    expect(flawsOf(text)[0]).toContain(flaw);
  });
});

describe("npm run scenarios", () => {
  const folder = mkdtempSync(join(tmpdir(), "scenarios-"));
  beforeAll(() => {
    writeFileSync(join(folder, "good.yaml"), good);
    writeFileSync(join(folder, "failing.yaml"), failing);
    writeFileSync(join(folder, "flawed.yaml"), good.replace("original", "orignal"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => join(folder, name);

  test("counts the passed cases, and exits with 0", async () => {
    expect(await run("scenarios", file("good.yaml"))).toEqual({ code: 0, out: "1 passed, 0 failed\n", err: "" });
  });

  test("prints a line for each failed case, and exits with 1", async () => {
    const line = `${file("failing.yaml")}:8: A case: step 3: expected turn ann, got bob\n`;
    expect(await run("scenarios", file("good.yaml"), file("failing.yaml"))).toEqual({
      code: 1,
      out: `${line}1 passed, 1 failed\n`,
      err: "",
    });
  });

  test("reports an invalid scenario in a folder, counts it as failed, and exits with 2", async () => {
    const { code, out, err } = await run("scenarios", folder);
    expect(code).toBe(2);
    expect(err).toBe(`${file("flawed.yaml")}:2: edition: expected one of ${editions}, got "orignal"\n`);
    expect(out).toMatch(/1 passed, 2 failed\n$/);
  });

  test("reports an unreadable file, counts it as failed, runs the rest, and exits with 2", async () => {
    const shelf = join(folder, "shelf");
    mkdirSync(join(shelf, "a.yaml"), { recursive: true });
    writeFileSync(join(shelf, "b.yaml"), good);
    const { code, out, err } = await run("scenarios", shelf);
    rmSync(shelf, { recursive: true });
    expect({ code, out }).toEqual({ code: 2, out: "1 passed, 1 failed\n" });
    expect(err).toContain(`${join(shelf, "a.yaml")}: cannot be read: `);
  });

  test("counts a missing path as failed, and exits with 2", async () => {
    const { code, out, err } = await run("scenarios", file("missing.yaml"));
    expect({ code, out }).toEqual({ code: 2, out: "0 passed, 1 failed\n" });
    expect(err).toContain(file("missing.yaml"));
  });
});
