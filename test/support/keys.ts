import { createHash } from "node:crypto";

/** @returns a source of keys of 32 bytes in hexadecimal digits, each another one, the same each time for the same text. */
export function keysFrom(text: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    return createHash("sha256").update(`${text} ${made}`).digest("hex");
  };
}
