/** Reasons for refusing a command: the first one that applies is used (contract, section 1). */
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

/** Refusal of a command, which changed nothing. `rule` is the paragraph that forbids it. */
export interface Refusal<Code extends RefusalCode = RefusalCode, Rule extends Paragraph = Paragraph> {
  readonly code: Code;
  readonly rule: Rule;
}

export const refuse = <Code extends RefusalCode, Rule extends Paragraph>(
  code: Code,
  rule: Rule,
): Refusal<Code, Rule> => ({ code, rule });

/** Refusal of data that is not a command at all: no paragraph applies. */
export interface NoCommand {
  readonly code: "malformed";
  readonly rule: "";
}

/** Ends an exhaustive switch: compiles only if every case is handled. */
export function assertNever(value: never): never {
  throw new Error(`unhandled case ${JSON.stringify(value)}`);
}
