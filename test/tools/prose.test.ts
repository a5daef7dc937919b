import { expect, test } from "vitest";
import { deadMentions, faultsInCode, faultsInDocuments } from "../../tools/prose/faults.ts";

const words = (count: number): string => Array.from({ length: count }, () => "word").join(" ");
const code = (text: string) => new Map([["a.ts", text]]);
/** Joined, because this file is checked as well. */
const clause = ["/**", "What a player sees. */"].join(" ");
const document = (text: string) => new Map([["a.md", text]]);

test("a doc comment that begins with a clause is a fault that names the file", () => {
  expect(faultsInCode(code(`${clause}\nconst seen = 1;`))).toEqual([
    `a.ts: expected a comment that begins with a verb or a noun, got "${clause}"`,
  ]);
});

test("a doc comment that begins with a noun, and code without comments, are no faults", () => {
  expect(faultsInCode(code("/** View of a player. */\nconst whom = 1;"))).toEqual([]);
});

test.each(["//", "/*"])("two vague pronouns in 1,000 words of comments that begin with %s are a fault", (mark) => {
  const comment = (text: string) => (mark === "//" ? `// ${text}\n` : `/* ${text} */`);
  expect(faultsInCode(code(comment(`nobody ${words(999)}`)))).toEqual([]);
  expect(faultsInCode(code(comment(`Nobody whom ${words(998)}`)))).toEqual([
    "comments: expected at most 1 of whoever, whom, somebody … in 1,000 words, got 2.00",
  ]);
});

test("one of ten sentences of the documents may be long, two may not", () => {
  const text = (long: number) =>
    Array.from({ length: 10 }, (_, index) => `${words(index < long ? 21 : 20)}.`).join("\n\n");
  expect(faultsInDocuments(document(text(0)))).toEqual([]);
  expect(faultsInDocuments(document(`${text(1)}\n\n${words(5)}.`))).toEqual([]);
  expect(faultsInDocuments(document(text(2)))).toEqual([
    "documents: expected at most 20 words in nine of ten sentences, got 21",
  ]);
});

test("a cell of a table counts as a sentence, and a block of code as none", () => {
  expect(faultsInDocuments(document(`| ${words(15)} | ${words(15)} |`))).toEqual([]);
  expect(faultsInDocuments(document(`\`\`\`\nnobody ${words(40)}\n\`\`\``))).toEqual([]);
});

test("a document that names a source file that does not exist is a fault, and a name may be the end of a path", () => {
  const named = document("See `view/scene.ts`, `scene.ts` and `old-scene.ts`.");
  expect(deadMentions(named, ["client/view/scene.ts"])).toEqual([
    "a.md: expected the name of a source file, got old-scene.ts",
  ]);
});
