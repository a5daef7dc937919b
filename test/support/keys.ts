import { createHash } from "node:crypto";

/** @returns a generator of distinct 32-byte keys in hexadecimal; the sequence is the same for the same text. */
export function keysFrom(text: string): () => string {
  let made = 0;
  return () => {
    made += 1;
    return createHash("sha256").update(`${text} ${made}`).digest("hex");
  };
}
