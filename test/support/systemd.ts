import { requireProgram } from "../../tools/processes/missing-program.ts";

/** @throws MissingProgram without systemd. */
export const findSystemdAnalyze = (): string => requireProgram("systemd-analyze", "systemd-analyze", "systemd");
