import type { Pool } from "../../../shared/net/people.ts";

export const families = ["kittens", "love-letter"] as const;
type Family = (typeof families)[number];

export const sizes = ["two", "more"] as const;
type Size = (typeof sizes)[number];

export const poolOf = (family: Family, size: Size): Pool => `${family}-${size}`;

export const familyOf = (pool: Pool): Family => (pool.startsWith("kittens") ? "kittens" : "love-letter");

export const sizeOf = (pool: Pool): Size => (pool.endsWith("two") ? "two" : "more");
