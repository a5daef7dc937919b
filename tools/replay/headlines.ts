import type { FlawCode } from "../../shared/core/flaw.ts";

/** What is said about a game, or its file, with such a flaw. */
export const headlines: Readonly<Record<FlawCode, string>> = {
  foreign: "no replay of Nine Lives",
  newer: "written by a newer version of Nine Lives",
  malformed: "malformed",
  altered: "altered since it was written",
  "no-such-game": "of a game that this version does not have",
  "other-rules": "played by other rules than this version knows, so it cannot be played again here",
  deal: "not dealt by what was committed to",
  impossible: "cannot have been played like this",
};
