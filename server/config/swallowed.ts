type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds options that npm took for its own because they were written before `--`. npm hands them to the script that it
 * runs as variables of the environment.
 * @param script the name under which npm runs this program.
 * @param options long ones, such as "--port".
 */
export function swallowedByNpm(script: string, options: readonly string[], env: Environment): readonly string[] {
  if (env["npm_lifecycle_event"] !== script) return [];
  return options.filter((option) => env[variableOf(option)] !== undefined);
}

/** "npm_config_kill_node" for "--kill-node". */
const variableOf = (option: string): string =>
  `npm_config_${option.replace(/^--/, "").replaceAll("-", "_").toLowerCase()}`;
