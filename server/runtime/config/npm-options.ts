type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds options that npm consumed because they were written before `--`. npm passes them to the script as environment
 * variables.
 * @param script the name under which npm runs this program.
 * @param options long ones, such as "--port".
 */
export function swallowedByNpm(script: string, options: readonly string[], env: Environment): readonly string[] {
  if (env["npm_lifecycle_event"] !== script) return [];
  return options.filter((option) => env[variableOf(option)] !== undefined);
}

/** Returns "npm_config_kill_node" for "--kill-node". */
const variableOf = (option: string): string =>
  `npm_config_${option.replace(/^--/, "").replaceAll("-", "_").toLowerCase()}`;
