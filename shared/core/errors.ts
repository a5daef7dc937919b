/** Why a command is refused: the first of these that applies (contract, section 1). */
export const refusalCodes = [
  "malformed",
  "not-entitled",
  "not-your-turn",
  "not-now",
  "not-in-hand",
  "not-playable",
  "bad-card",
  "bad-target",
  "bad-position",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** A refused command changed nothing. `rule` is the paragraph of the rulebook that forbids it, such as "K27". */
export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
}

export const refuse = (code: RefusalCode, rule: string): Refusal => ({ code, rule });

/** For the end of an exhaustive switch: compiles only if every case has been handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case ${JSON.stringify(value)}`);
}
