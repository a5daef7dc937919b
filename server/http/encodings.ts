import type { Request } from "express";

/** Encodings in which files are kept compressed, the smaller one first, with the ending of the compressed file's name. */
export const encodings = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
] as const;

export type Encoding = (typeof encodings)[number];

/** Encodings that the client of a request reads, the smaller one first. */
export const encodingsFor = (request: Request): readonly Encoding[] =>
  encodings.filter(({ name }) => request.acceptsEncodings(name) !== false);
