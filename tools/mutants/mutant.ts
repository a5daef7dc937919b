/** Change that removes one behaviour from the code. */
export interface Mutant {
  /** Unique name: a sentence about the fault of the changed code. */
  readonly name: string;
  /** Path from the project folder. */
  readonly file: string;
  /** Must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** Cheapest tests that must detect the change: test files, or a script that fails. They run first. */
  readonly tests: readonly string[] | NpmScript;
}

/** Command of package.json, with its arguments. */
export type NpmScript = `npm run ${string}`;

/** Applies a mutant to the text of its file. @throws if `from` does not occur exactly once. */
export function changed({ name, file, from, to }: Mutant, text: string): string {
  const [before, after, ...others] = text.split(from);
  if (before === undefined || after === undefined || others.length > 0) {
    const times = text.split(from).length - 1;
    throw new Error(`${name}: expected this text once in ${file}, got it ${times} times: ${JSON.stringify(from)}`);
  }
  return before + to + after;
}
