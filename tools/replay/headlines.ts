import type { RecordErrorCode } from "../../shared/core/record-error.ts";

/** Summary of each flaw of a game or its file. */
export const headlines: Readonly<Record<RecordErrorCode, string>> = {
  foreign: "no replay of Nine Lives",
  newer: "written by a newer version of Nine Lives",
  malformed: "malformed",
  altered: "altered since it was written",
  "no-such-game": "of a game that this version does not support",
  "other-rules": "played with rules that this version does not support, so it cannot be replayed here",
  deal: "dealt against its commitments",
  impossible: "cannot have been played like this",
};
