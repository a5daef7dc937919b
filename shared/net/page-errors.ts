/** Kinds of errors that pages report. Every other kind is reported as "Error". */
export const pageErrorKinds = [
  "Error",
  "AggregateError",
  "DOMException",
  "EvalError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
  "URIError",
] as const;

/** Error of a page. It has no text of the page: neither a message nor an address. */
export interface PageError {
  readonly kind: (typeof pageErrorKinds)[number];
  /** Hash in the name of the page's first script, which changes with each build. */
  readonly build: string;
  /** Positions in scripts of the build, the innermost first: FILE:LINE:COLUMN, from 1. */
  readonly places: readonly string[];
}

/** Hash in the name of a script. */
export const buildPattern = /^[\w-]{8}$/;
export const placePattern = /^[\w-]{8}\.js:[1-9]\d{0,6}:[1-9]\d{0,6}$/;

export const maxPlaces = 10;
