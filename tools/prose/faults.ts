import { beginsWithClause, commentsIn, countWords, sentenceLengthsIn, type WordCounts, withoutCode } from "./text.ts";

/** Contents of files by path, relative to the project's folder. */
export type Files = ReadonlyMap<string, string>;

/** Most vague pronouns in 1,000 words. */
const maxVague = 1;
/** Nine of ten sentences of the documents have at most so many words. */
const maxSentenceWords = 20;

/** Finds doc comments that begin with a clause, and too many vague pronouns. @returns sentences for the author. */
export function faultsInCode(files: Files): readonly string[] {
  const comments = [...files].flatMap(([file, code]) => commentsIn(code).map((comment) => ({ file, comment })));
  const clauses = comments
    .filter(({ comment }) => beginsWithClause(comment))
    .map(({ file, comment }) => `${file}: expected a comment that begins with a verb or a noun, got ${start(comment)}`);
  return [
    ...clauses,
    ...vagueFault(
      "comments",
      comments.map(({ comment }) => countWords(comment)),
    ),
  ];
}

/** Finds too many vague pronouns and too many long sentences. @returns sentences for the author. */
export function faultsInDocuments(files: Files): readonly string[] {
  const lengths = [...files.values()].flatMap(sentenceLengthsIn).toSorted((a, b) => a - b);
  const long = lengths[Math.floor(lengths.length * 0.9)] ?? 0;
  const longFault =
    long > maxSentenceWords
      ? [`documents: expected at most ${maxSentenceWords} words in nine of ten sentences, got ${long}`]
      : [];
  return [
    ...longFault,
    ...vagueFault(
      "documents",
      [...files.values()].map((text) => countWords(withoutCode(text))),
    ),
  ];
}

const sourceFile = /`([\w./-]+\.tsx?)`/g;

/**
 * Finds names of source files in the documents that no file has. A name may be the end of a path.
 * @param paths all source files. @returns sentences for the author.
 */
export function deadMentions(documents: Files, paths: readonly string[]): readonly string[] {
  const ends = paths.map((path) => `/${path}`);
  return [...documents].flatMap(([file, text]) =>
    [...text.matchAll(sourceFile)]
      .map(([, name = ""]) => name)
      .filter((name) => !ends.some((path) => path.endsWith(`/${name}`)))
      .map((name) => `${file}: expected the name of a source file, got ${name}`),
  );
}

function vagueFault(where: string, counts: readonly WordCounts[]): readonly string[] {
  const sum = (count: keyof WordCounts) => counts.reduce((total, each) => total + each[count], 0);
  const rate = (1000 * sum("vague")) / Math.max(1, sum("words"));
  return rate > maxVague
    ? [`${where}: expected at most ${maxVague} of whoever, whom, somebody … in 1,000 words, got ${rate.toFixed(2)}`]
    : [];
}

const start = (comment: string): string => JSON.stringify(comment.replace(/\s+/g, " ").slice(0, 60));
