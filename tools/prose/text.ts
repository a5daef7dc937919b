/** Pronouns that hide a role: player, host, client, node. */
const vague = /\b(?:whoever|whom|whose|somebody|nobody|everybody|anybody|whomever)\b/gi;

/** A doc comment that begins with a clause in the place of a noun. */
const clause = /^\/\*\*\s*\*?\s*(?:what|who|whom|whose|whoever)\b/i;

export interface WordCounts {
  readonly words: number;
  readonly vague: number;
}

export const countWords = (text: string): WordCounts => ({
  words: (text.match(/[A-Za-z’']+/g) ?? []).length,
  vague: (text.match(vague) ?? []).length,
});

export const beginsWithClause = (comment: string): boolean => clause.test(comment);

/** Finds all comments of a TypeScript file. A text that looks like a comment counts as one. */
export const commentsIn = (code: string): readonly string[] =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g)].map(([comment]) => comment);

/** Counts the words of each sentence of a document. A cell of a table is a sentence; code and short labels are none. */
export const sentenceLengthsIn = (markdown: string): readonly number[] =>
  withoutCode(markdown)
    .split("\n")
    .flatMap((line) => line.replace(/^[-#>*\s]+/, "").split("|"))
    .flatMap((cell) => cell.split(/(?<=[.!?])\s+/))
    .map((sentence) => countWords(sentence).words)
    .filter((words) => words > longestLabel);

/** Number of words of a text that is no sentence. */
const longestLabel = 3;

export const withoutCode = (markdown: string): string => markdown.replace(/```[\s\S]*?```/g, "");
