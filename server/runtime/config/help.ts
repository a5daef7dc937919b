import { variableList } from "./config.ts";

/** Commands of `nine-lives` besides the server. */
export const commandList: readonly { readonly name: string; readonly meaning: string }[] = [
  { name: "backup", meaning: "copies the database into one file, also while a server runs" },
  { name: "restore", meaning: "puts a backup in the place of the database" },
  { name: "admin", meaning: "grants and revokes access to the panel, and lifts sanctions" },
  { name: "replay", meaning: "prints or verifies an exported or saved game, or verifies all saved games" },
  { name: "symbolicate", meaning: "finds the source lines of an error of the page" },
  { name: "table", meaning: "prints an open table: its players, the pending decision, the last steps" },
];

/** Returns the output of `nine-lives --help` and `npm start -- --help`. */
export function helpText(): string {
  const commands = commandList.map(({ name, meaning }) => `  ${name.padEnd(13)}${meaning}`);
  const entries = variableList.map(
    ({ name, meaning, format, standard }) =>
      `  ${name}\n      ${meaning}\n      ${format}${standard === null ? "" : `; default ${standard}`}`,
  );
  return `Usage: nine-lives [COMMAND]

Serves Nine Lives, or runs a command; each takes --help:

${commands.join("\n")}

Configured by environment variables:

${entries.join("\n\n")}
`;
}
