import { describe, expect, test, vi } from "vitest";
import { wordsInLines } from "../../client/table/paint/lines.ts";

const broken = (text: string, width: number): string[] => wordsInLines(text, width, (line) => line.length);

describe("a text on the canvas", () => {
  test("breaks at spaces, and shows no space at the end of a line", () => {
    expect(broken("Put it under one card", 12)).toEqual(["Put it under", "one card"]);
  });

  test("does not break at a space that holds words together", () => {
    expect(broken("À toi\u202f! Vite\u00a0!", 7)).toEqual(["À toi\u202f!", "Vite\u00a0!"]);
  });

  test("breaks between the words of Japanese, which has no spaces", () => {
    const lines = broken("山札からカードを一枚引きます", 8);
    expect(lines.join("")).toBe("山札からカードを一枚引きます");
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.some((line) => /カー$|^ード/.test(line))).toBe(false);
  });

  test.each(["爆発する猫、「にゃあ」。もう一度！", "你抽到了炸弹猫，快用「拆除」！否则就出局了。"])(
    "never begins a line with a closing sign, and never ends it with an opening bracket: %s",
    (text) => {
      for (let width = 3; width < text.length; width += 1) {
        const lines = broken(text, width);
        expect(lines.join("")).toBe(text);
        expect(lines.filter((line) => /^[、。，！」]/.test(line) || /「$/.test(line))).toEqual([]);
      }
    },
  );

  test("breaks between letters in a browser that knows no words", () => {
    vi.stubGlobal("Intl", {});
    expect(broken("猫が「にゃあ」と鳴く", 4)).toEqual(["猫が", "「にゃ", "あ」と鳴", "く"]);
    vi.unstubAllGlobals();
  });
});
