import { describe, expect, test } from "vitest";
import {
  type DecisionDraft,
  decisionIn,
  firstDraft,
  lasts,
} from "../../../../client/features/moderation/decision-draft.ts";
import type { SanctionView } from "../../../../shared/net/moderation.ts";

const draft = (more: Partial<DecisionDraft>): DecisionDraft => ({ ...firstDraft(["spam", "abuse"]), ...more });

describe("a decision in three presses", () => {
  test("is incomplete before a kind is chosen", () => {
    expect(decisionIn(draft({}))).toBeNull();
  });

  test("requires a duration for a sanction", () => {
    expect(decisionIn(draft({ kind: "chat" }))).toBeNull();
  });

  test("is complete with kind and duration: the reason defaults to the reported one, and the text is optional", () => {
    expect(decisionIn(draft({ kind: "chat", hours: 72 }))).toEqual({
      kind: "chat",
      hours: 72,
      reason: "spam",
      words: "",
      why: "",
    });
  });

  test("accepts a permanent duration", () => {
    expect(decisionIn(draft({ kind: "ban", hours: null }))).toMatchObject({ kind: "ban", hours: null });
  });

  test("ignores a duration that was chosen before a warning", () => {
    expect(decisionIn(draft({ kind: "warning", hours: 24 }))).toMatchObject({ kind: "warning", hours: null });
  });

  test("closes the report without notifying the player if no action is chosen", () => {
    expect(decisionIn(draft({ kind: "nothing", hours: 24, words: "Shame", why: " fine ", takeDown: "name" }))).toEqual({
      kind: "nothing",
      why: "fine",
    });
  });

  test("removes the name only if that is chosen", () => {
    expect(decisionIn(draft({ kind: "warning", takeDown: "name" }))).toMatchObject({ takeDown: "name" });
    expect(decisionIn(draft({ kind: "warning" }))).not.toHaveProperty("takeDown");
  });
});

describe("only sanctions in force can be ended early", () => {
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
    ["a temporary one", {}, true],
    ["a permanent one", { until: null }, true],
    ["not an expired one", { until: 1000 }, false],
    ["not one that was ended", { ended: true }, false],
    ["not a warning", { kind: "warning", until: 2000 }, false],
  ])("%s", (_, more, expected) => {
    expect(lasts({ ...sanction, ...more }, now)).toBe(expected);
  });
});
