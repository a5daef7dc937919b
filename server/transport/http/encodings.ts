import type { Request } from "express";

/** Encodings of compressed files, the smaller one first, with the suffix of the compressed file's name. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

export type Encoding = (typeof encodings)[number];

/** Returns the encodings that the client of a request accepts, the smaller one first. */
export const encodingsFor = (request: Request): readonly Encoding[] =>
  encodings.filter(({ name }) => request.acceptsEncodings(name) !== false);
