import { z } from "zod";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type House, houseOf } from "./house.ts";
import { isLoopback, metricsAddress } from "./metrics.ts";
import { misspelt } from "./misspelt.ts";

/** What an operator reads about a variable. */
const about = z.registry<{ meaning: string; format: string }>();

/** A variable of the environment; `standard` is its default. */
function variable<Value>(meaning: string, format: string, standard: string, value: z.ZodType<Value, string>) {
  return value.prefault(standard).register(about, { meaning, format });
}

/** A variable without a default. */
function optional<Value>(meaning: string, format: string, value: z.ZodType<Value, string>) {
  return value.optional().register(about, { meaning, format });
}

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most));

/** A whole number as operators write it. A value above `most` is taken for a typing error. */
const count = (meaning: string, standard: number, least: number, most: number) =>
  variable(meaning, `whole number, ${least} to ${most}`, String(standard), whole(least, most));

const span = z
  .string()
  .regex(/^\d{1,5}-\d{1,5}$/)
  .transform((text): readonly [number, number] => {
    const [shortest, longest] = text.split("-");
    return [Number(shortest), Number(longest)];
  })
  .refine(([shortest, longest]) => shortest <= longest);

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:\/\/[^/]+\/?$/.test(text))
  .transform((text) => new URL(text).origin);

/** An address of a service: its protocol is one of `schemes`. */
const service = (schemes: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && schemes.test(new URL(text).protocol));

const nodeUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*\/?$/.test(text))
  .transform((text) => new URL(text).href.replace(/\/$/, ""));

/** All configuration: the environment's variables, in the order in which they are shown. */
const variables = z.object({
  PORT: count("port of the page, the API and the WebSocket; 0 takes a free one", 2567, 0, 65535),
  HOST: variable("address to listen on", "address or host name", "0.0.0.0", z.string().regex(/^[\w.:-]+$/)),
  PUBLIC_URL: optional(
    "where players open the game, if not at this server's own address: behind a proxy, for example; then only pages from there may use the server, and passkeys belong to its host name",
    "http(s)://HOST[:PORT], without a path",
    origin,
  ),
  TRUST_PROXY: count("reverse proxies in front, whose X-Forwarded-For is believed", 0, 0, 9),
  DATA_DIR: variable("folder for what outlives the process", "path", "./data", z.string()),
  WORDS_DIR: optional(
    "folder of the operator's own words that chat and names may not have, LANG.txt with a word a line; DATA_DIR/words, if not set",
    "path",
    z.string(),
  ),
  DATABASE_URL: optional(
    "Postgres server that keeps tables and games, if not a file in DATA_DIR; no pool of connections between",
    "postgres://USER:PASSWORD@HOST[:PORT]/DATABASE",
    service(/^postgres(ql)?:$/),
  ),
  REDIS_URL: optional(
    "Redis server by which several servers find each other; with it this one is a node of a house",
    "redis(s)://[USER:PASSWORD@]HOST[:PORT][/NUMBER]",
    service(/^rediss?:$/),
  ),
  NODE_NAME: optional(
    "this node's own name in its house",
    "1 to 32 letters and digits",
    z.string().regex(/^[A-Za-z0-9]{1,32}$/),
  ),
  NODE_URL: optional("where players' WebSockets reach this node", "http(s)://HOST[:PORT][/PATH]", nodeUrl),
  GAMES_KEEP_DAYS: count("how long finished games are kept for those who played them, in days", 30, 1, 3650),
  TOKEN_SECRET: optional(
    "signs players' tokens; if not set, one is made and kept in DATA_DIR/token-secret",
    "text of at least 32 characters",
    z.string().min(32),
  ),
  LOG_LEVEL: variable(
    "least serious message that is logged",
    "trace, debug, info, warn, error, fatal or silent",
    "info",
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
  ),
  METRICS_PORT: optional(
    "address of its own for /metrics; with a port alone only this machine reaches it, with another address METRICS_TOKEN is needed",
    "[ADDRESS:]PORT",
    metricsAddress,
  ),
  METRICS_TOKEN: optional(
    "who reads /metrics must bring it; without METRICS_PORT they are at this server's own address",
    "at least 32 letters, digits and signs of ASCII, no space among them",
    z.string().regex(/^[!-~]{32,}$/),
  ),
  ADMINS: optional(
    "accounts that may use the panel; a name counts once, for the account that has it at the start",
    "names of accounts, with commas between",
    z.string().transform((text) =>
      text
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  ),
  QUEUE_WAIT_SECONDS: count("how long the public queue waits for people before bots join", 20, 0, 600),
  BOT_DELAY_MS: variable(
    "how long a bot seems to think: shortest and longest time in milliseconds; after a draw up to twice the longest more",
    "MIN-MAX, such as 900-2200 or 0-0",
    "900-2200",
    span,
  ),
  BOT_THREADS: count("threads in which expert bots think; 0: steady ones play in their place", 1, 0, 64),
  EMPTY_TABLE_MINUTES: count("how long a table and its code outlive its last connection", 10, 0, 1440),
  JOIN_GRACE_SECONDS: count(
    "how long a table from the queue, or one that has finished, waits for its players",
    15,
    1,
    600,
  ),
  SHUTDOWN_GRACE_SECONDS: count("how long running games may last after SIGTERM", 300, 0, 86400),
  MESSAGES_PER_SECOND: count(
    "messages and signs of life that a connection may send before it is closed",
    20,
    1,
    100000,
  ),
  REQUESTS_PER_MINUTE: count("requests to the API that an address may make", 300, 1, 1000000),
  FILES_PER_MINUTE: count("requests for pages and files, and joins, that an address may make", 12000, 1, 1000000),
  CHECKS_PER_MINUTE: count("requests for health and metrics that an address may make", 1200, 1, 1000000),
  CONNECTIONS_PER_ADDRESS: count("connections that an address may have open, if no proxy is trusted", 1000, 1, 1000000),
  JOINS_PER_MINUTE: count(
    "joins of tables and the queue that an address may make, and a player to their own seat",
    120,
    1,
    1000000,
  ),
  NEW_PER_MINUTE: count("guests, and tables, that an address may make", 120, 1, 1000000),
  NAMES_PER_HOUR: count("accounts, and new names of accounts, that an address may make", 60, 1, 1000000),
  TRIES_PER_MINUTE: count(
    "wrong table codes, device links or sign-ins that an address, or a player, may try",
    10,
    1,
    1000000,
  ),
  TABLES_PER_PLAYER: count("tables that may be open at once of those that a player has opened", 10, 1, 1000000),
  TABLES_PER_ADDRESS: count(
    "tables that may be open at once of those that were opened from an address",
    50,
    1,
    1000000,
  ),
  MAX_TABLES: count("tables that may be open at once", 2000, 1, 1000000),
  LIMIT_LOOPBACK: variable(
    "whether the limits on requests and connections hold for this machine itself; off for a load test",
    "on or off",
    "on",
    z.enum(["on", "off"]).transform((text) => text === "on"),
  ),
});

export interface Config extends z.output<typeof variables> {
  /** null: this process is the only one. */
  readonly house: House | null;
}

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly format: string;
  /** The default as an operator would write it; null if there is none. */
  readonly standard: string | null;
}

/** A variable with an invalid value. */
export interface WrongVariable {
  readonly name: string;
  readonly expected: string;
  readonly got: string;
}

export const variableList: readonly Variable[] = Object.entries(variables.shape).map(([name, schema]) => {
  const { meaning = "", format = "" } = about.get(schema) ?? {};
  return { name, meaning, format, standard: schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : null };
});

/** @param env empty variables count as not set. @returns everything that is wrong, if anything is. */
export function readConfig(env: Environment): Result<Config, readonly WrongVariable[]> {
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ""));
  const slips = misspelt(
    Object.keys(set),
    variableList.map(({ name }) => name),
  );
  if (slips.length > 0)
    return fail(slips.map(({ name, meant }) => ({ name, expected: `${meant}, or no name so close to it`, got: name })));
  const parsed = variables.safeParse(set);
  if (parsed.success) return reachableOnlyWithToken(parsed.data) ?? withHouse(parsed.data, set);
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return fail(
    variableList.filter(({ name }) => wrong.has(name)).map(({ name, format }) => complaint(name, format, set[name])),
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns what is wrong if strangers could read the metrics. */
function reachableOnlyWithToken({ METRICS_PORT, METRICS_TOKEN }: z.output<typeof variables>) {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isLoopback(METRICS_PORT.host)) return null;
  const because = `needed with METRICS_PORT at ${METRICS_PORT.host}, which others may reach`;
  return fail([complaint("METRICS_TOKEN", because, undefined)]);
}

function withHouse(settings: z.output<typeof variables>, set: Environment): Result<Config, readonly WrongVariable[]> {
  const house = houseOf(settings);
  if (house.ok) return ok({ ...settings, house: house.value });
  return fail(
    house.error.map(({ name, because }) => {
      const format = variableList.find((variable) => variable.name === name)?.format;
      return complaint(name, `${format}, ${because}`, set[name]);
    }),
  );
}

const secrets = new Set(["TOKEN_SECRET", "METRICS_TOKEN", "DATABASE_URL", "REDIS_URL"]);

/** Leaves out the value of a secret: this text may end up in a log. */
const complaint = (name: string, expected: string, text: string | undefined): WrongVariable => ({
  name,
  expected,
  got: text === undefined ? "nothing" : secrets.has(name) ? `${text.length} characters` : JSON.stringify(text),
});
