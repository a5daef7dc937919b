import type { MeasuredFile } from "../../test/setup/slowest-files.ts";

/** Maximum share of one test file in the processor time of a run. */
const mostOfAll = 0.1;

/** @returns a sentence for each test file that takes more than a tenth of the total processor time. */
export function filesOverLimit(files: readonly MeasuredFile[]): readonly string[] {
  const all = files.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0);
  return files
    .filter(({ processorSeconds }) => processorSeconds > all * mostOfAll)
    .map(({ file, processorSeconds }) => {
      const share = ((100 * processorSeconds) / all).toFixed(1);
      return `${file}: expected at most ${100 * mostOfAll} % of the processor time, got ${share} %`;
    });
}
