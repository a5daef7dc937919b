/** Scripts without spaces between words: Japanese and Chinese, with their punctuation. */
const unspaced = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/;

const kana = /[\u3040-\u30ff]/;

/** No line begins with these: closing brackets, punctuation, small kana and marks of length or repetition. */
const neverFirst =
  /^[、。，．・：；？！…‥ー〜～」』】）〕》〉”’々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ!),.:;?\]}%％]/;

/** No line ends with these: opening brackets. */
const neverLast = /[「『【（〔《〈“‘([{]$/;

/** A part of a text that stays on one line, and the space before it if it is not the first of its line. */
interface Unit {
  readonly space: "" | " ";
  readonly text: string;
}

/** Breaks a text into lines that fit a width, where its language allows a break. */
export function wordsInLines(text: string, width: number, widthOfLine: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const unit of unitsOf(text)) {
    const last = lines.at(-1);
    const longer = last === undefined ? unit.text : last + unit.space + unit.text;
    if (last !== undefined && widthOfLine(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(unit.text);
  }
  return lines;
}

const unitsOf = (text: string): readonly Unit[] =>
  text
    .split(" ")
    .flatMap((word) =>
      unspaced.test(word)
        ? partsOf(word).map((part, index): Unit => ({ space: index === 0 ? " " : "", text: part }))
        : [{ space: " ", text: word }],
    );

/** Splits a text without spaces into words, with the punctuation that must stay beside them. */
function partsOf(text: string): readonly string[] {
  const parts: string[] = [];
  for (const word of wordsOf(text)) {
    const last = parts.at(-1);
    if (last !== undefined && (neverFirst.test(word) || neverLast.test(last))) parts[parts.length - 1] = last + word;
    else parts.push(word);
  }
  return parts;
}

/** Firefox has no segmenter before version 125. A break between any two letters is then still legible. */
function wordsOf(text: string): readonly string[] {
  if (!("Segmenter" in Intl)) return Array.from(text);
  const segmenter = new Intl.Segmenter(kana.test(text) ? "ja" : "zh", { granularity: "word" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
