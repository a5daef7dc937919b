import type { MeasuredFile } from "../../test/setup/slowest-files.ts";

/** The largest share of a run's processor time that one test file may take. */
const mostOfAll = 0.1;

/** @returns a sentence for each file that takes more than a tenth of all files' processor time. */
export function filesOverLimit(files: readonly MeasuredFile[]): readonly string[] {
  const all = files.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  return files
    .filter(({ processorSeconds }) => processorSeconds > all * mostOfAll)
    .map(({ file, processorSeconds }) => {
      const share = ((100 * processorSeconds) / all).toFixed(1);
      return `${file}: expected at most ${100 * mostOfAll} % of the processor time, got ${share} %`;
    });
}
