import { variableList } from "./config.ts";

/** Returns the output of `npm start -- --help`. */
export function helpText(): string {
  const entries = variableList.map(
    ({ name, meaning, format, standard }) =>
      `  ${name}\n      ${meaning}\n      ${format}${standard === null ? "" : `; default ${standard}`}`,
  );
  return `Usage: npm start\n\nServes Nine Lives. Configured by environment variables:\n\n${entries.join("\n\n")}\n`;
}
