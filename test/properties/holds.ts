import fc from "fast-check";
import { sampleOf } from "../support/samples.ts";

/** Tests a claim with generated data. @param claim throws if it does not hold. */
export const holds = <Data>(data: fc.Arbitrary<Data>, numRuns: number, claim: (data: Data) => void): void =>
  fc.assert(
    fc.property(data, (each) => {
      claim(each);
    }),
    { numRuns: sampleOf(numRuns) },
  );
