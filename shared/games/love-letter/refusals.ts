import type { Refusal, RefusalCode } from "../../core/errors.ts";

/** A paragraph of docs/rules/love-letter.md. */
export type LetterParagraph = `L${number}`;

export type LetterRefusal = Refusal<RefusalCode, LetterParagraph>;
