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

/** A paragraph of a rulebook, such as "K27". */
export type Paragraph = `${string}${number}`;

/** A refused command changed nothing. `rule` is the paragraph that forbids it. */
export interface Refusal<Code extends RefusalCode = RefusalCode, Rule extends Paragraph = Paragraph> {
  readonly code: Code;
  readonly rule: Rule;
}

export const refuse = <Code extends RefusalCode, Rule extends Paragraph>(
  code: Code,
  rule: Rule,
): Refusal<Code, Rule> => ({ code, rule });

/** No paragraph refuses something that is not a command. */
export interface NoCommand {
  readonly code: "malformed";
  readonly rule: "";
}

/** For the end of an exhaustive switch: compiles only if every case has been handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case ${JSON.stringify(value)}`);
}
