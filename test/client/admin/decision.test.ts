import { describe, expect, test } from "vitest";
import { type Draft, decisionIn, firstDraft, lasts } from "../../../client/ui/admin/moderation/draft.ts";
import type { SanctionView } from "../../../shared/net/moderation.ts";

const draft = (more: Partial<Draft>): Draft => ({ ...firstDraft(["spam", "abuse"]), ...more });

describe("a decision in three presses", () => {
  test("it is none before something is chosen", () => {
    expect(decisionIn(draft({}))).toBeNull();
  });

  test("a sanction needs a time", () => {
    expect(decisionIn(draft({ kind: "chat" }))).toBeNull();
  });

  test("with kind and time it is whole: the reason is what it was reported for, and words may be missing", () => {
    expect(decisionIn(draft({ kind: "chat", hours: 72 }))).toEqual({
      kind: "chat",
      hours: 72,
      reason: "spam",
      words: "",
      why: "",
    });
  });

  test("for good is a time, too", () => {
    expect(decisionIn(draft({ kind: "ban", hours: null }))).toMatchObject({ kind: "ban", hours: null });
  });

  test("a warning has no time, even if one was chosen before", () => {
    expect(decisionIn(draft({ kind: "warning", hours: 24 }))).toMatchObject({ kind: "warning", hours: null });
  });

  test("nothing closes the report and tells the person nothing", () => {
    expect(decisionIn(draft({ kind: "nothing", hours: 24, words: "Shame", why: " fine ", takeDown: "name" }))).toEqual({
      kind: "nothing",
      why: "fine",
    });
  });

  test("the name goes only if that is chosen", () => {
    expect(decisionIn(draft({ kind: "warning", takeDown: "name" }))).toMatchObject({ takeDown: "name" });
    expect(decisionIn(draft({ kind: "warning" }))).not.toHaveProperty("takeDown");
  });
});

describe("what may be ended early", () => {
  const now = 1000;
  const sanction: SanctionView = {
    id: "1",
    kind: "queue",
    reason: "abuse",
    words: "",
    from: 0,
    until: 2000,
    ended: false,
    answer: null,
    seen: true,
  };

  test.each<[string, Partial<SanctionView>, boolean]>([
    ["what lasts", {}, true],
    ["what is for good", { until: null }, true],
    ["not what is over", { until: 1000 }, false],
    ["not what was ended", { ended: true }, false],
    ["not a warning", { kind: "warning", until: 2000 }, false],
  ])("%s", (_, more, expected) => {
    expect(lasts({ ...sanction, ...more }, now)).toBe(expected);
  });
});
