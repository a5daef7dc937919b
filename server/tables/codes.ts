import { randomInt } from "node:crypto";

/** Letters and digits that are hard to confuse, whether read aloud or written by hand. */
const alphabet = "ACDEFGHJKMNPQRTUVWXY34679";
const length = 6;

/** There are 244 million codes, so drawing until one is free ends soon. */
export const newCode = (): string => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
