import { z } from "zod";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { basePath } from "./base-path.ts";
import { type ClusterConfig, readClusterConfig } from "./cluster.ts";
import { type LogPart, logParts } from "./log-parts.ts";
import { isLoopback, metricsAddress } from "./metrics.ts";
import { isIssuer, type OidcConfig, readOidcConfig } from "./oidc.ts";
import { trustedProxies } from "./trusted-proxies.ts";
import { findTypos } from "./typos.ts";

/** Texts about each variable for operators. */
const about = z.registry<{ meaning: string; format: string }>();

/** Declares an environment variable with a default (`standard`). */
function variable<Value>(meaning: string, format: string, standard: string, value: z.ZodType<Value, string>) {
  return value.prefault(standard).register(about, { meaning, format });
}

/** Declares a variable without a default. */
function optional<Value>(meaning: string, format: string, value: z.ZodType<Value, string>) {
  return value.optional().register(about, { meaning, format });
}

const whole = (least: number, most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most));

/** Declares a whole number. A value above `most` is rejected as a typing error. */
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

const isLogPart = (text: string): text is LogPart => logParts.some((part) => part === text);

/** Schema of a service URL with one of the protocols `schemes`. */
const service = (schemes: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && schemes.test(new URL(text).protocol));

const nodeUrl = z
  .string()
  .refine((text) => URL.canParse(text) && /^https?:\/\/[\w.:[\]-]+(\/[\w.~-]+)*\/?$/.test(text))
  .transform((text) => new URL(text).href.replace(/\/$/, ""));

/** All settings: environment variables, in the order in which they are shown. */
const variables = z.object({
  PORT: count("port of the page, the API and the WebSocket; 0 picks a free one", 2567, 0, 65535),
  HOST: variable("address to listen on", "address or host name", "0.0.0.0", z.string().regex(/^[\w.:-]+$/)),
  PUBLIC_URL: optional(
    "public address of the game, for example behind a proxy. Only pages from there may use the server. Passkeys belong to its host name.",
    "http(s)://HOST[:PORT], without a path",
    origin,
  ),
  BASE_PATH: variable(
    "path below which the server answers, in PUBLIC_URL. A proxy in front must pass it on unchanged.",
    "/ or /NAME/ of letters, digits and . _ ~ -, also several",
    "/",
    basePath,
  ),
  TRUST_PROXY: variable(
    "trusted reverse proxies in front, for X-Forwarded-For: their number, or their addresses",
    "whole number, 0 to 9, or addresses and networks, separated by commas",
    "0",
    trustedProxies,
  ),
  DATA_DIR: variable("folder for persistent data", "path", "./data", z.string()),
  WORDS_DIR: optional(
    "folder with custom blocklists for chat and names: LANG.txt, one word per line. DATA_DIR/words if not set.",
    "path",
    z.string(),
  ),
  DATABASE_URL: optional(
    "Postgres database; without it SQLite in DATA_DIR is used. Connect directly, not through a pooler (PgBouncer).",
    "postgres://USER:PASSWORD@HOST[:PORT]/DATABASE",
    service(/^postgres(ql)?:$/),
  ),
  REDIS_URL: optional(
    "Redis server through which nodes of a cluster find each other. Setting it makes this server a node.",
    "redis(s)://[USER:PASSWORD@]HOST[:PORT][/NUMBER]",
    service(/^rediss?:$/),
  ),
  NODE_NAME: optional(
    "unique name of this node in its cluster",
    "1 to 32 letters and digits",
    z.string().regex(/^[A-Za-z0-9]{1,32}$/),
  ),
  NODE_URL: optional("address of this node for players' WebSockets", "http(s)://HOST[:PORT][/PATH]", nodeUrl),
  GAMES_KEEP_DAYS: count("retention time of finished games for their players, in days", 30, 1, 3650),
  TOKEN_SECRET: optional(
    "key that signs players' tokens. If not set, one is generated and stored in DATA_DIR/token-secret.",
    "text of at least 32 characters",
    z.string().min(32),
  ),
  OIDC_ISSUER: optional(
    "OpenID provider at which players may also sign in. It must know the redirect address PUBLIC_URL/api/provider/callback, with BASE_PATH before api. Needs PUBLIC_URL.",
    "https://HOST[:PORT][/PATH], or http://localhost",
    z
      .string()
      .refine(isIssuer)
      .transform((text) => new URL(text).href),
  ),
  OIDC_CLIENT_ID: optional("id of this server at the OpenID provider", "text", z.string()),
  OIDC_CLIENT_SECRET: optional("secret of this server at the OpenID provider", "text", z.string()),
  ACCESS_CODE: optional(
    "code that players must know to use this server. Pages ask for it once. A new code asks all of them again.",
    "8 to 100 characters on one line",
    z
      .string()
      .trim()
      .min(8)
      .max(100)
      .regex(/^\P{Cc}*$/u),
  ),
  LOG_LEVEL: variable(
    "lowest level of messages that are logged",
    "trace, debug, info, warn, error, fatal or silent",
    "info",
    z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]),
  ),
  LOG_DEBUG: optional(
    "parts whose debug lines are logged at any LOG_LEVEL. With LOG_LEVEL=debug all parts log them.",
    `some of ${logParts.join(", ")}, separated by commas`,
    z
      .string()
      .transform((text): readonly string[] => text.split(",").map((part) => part.trim()))
      .refine((parts): parts is readonly LogPart[] => parts.every(isLogPart)),
  ),
  METRICS_PORT: optional(
    "separate address for /metrics. A port alone is reachable from this machine only. Any other address needs METRICS_TOKEN.",
    "[ADDRESS:]PORT",
    metricsAddress,
  ),
  METRICS_TOKEN: optional(
    "token that readers of /metrics must send. Without METRICS_PORT, /metrics is at this server's main address.",
    "at least 32 ASCII letters, digits and signs, without spaces",
    z.string().regex(/^[!-~]{32,}$/),
  ),
  ADMINS: optional(
    "accounts that may use the admin panel. A name is resolved once, to the account that has it at the start.",
    "account names, separated by commas",
    z.string().transform((text) =>
      text
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== ""),
    ),
  ),
  QUEUE_WAIT_SECONDS: count("time that the public queue waits for players before bots fill up, in seconds", 20, 0, 600),
  BOT_DELAY_MS: variable(
    "shortest and longest delay of a bot's move, in milliseconds. After a draw up to twice the longest is added. Without a person in the game they are a third as long.",
    "MIN-MAX, such as 900-2200 or 0-0",
    "900-2200",
    span,
  ),
  BOT_THREADS: count("number of threads for expert bots. With 0, steady bots replace them.", 1, 0, 64),
  EMPTY_TABLE_MINUTES: count(
    "time after its last connection until a table and its code are removed, in minutes",
    10,
    0,
    1440,
  ),
  JOIN_GRACE_SECONDS: count(
    "time that a table from the queue, or a finished one, waits for its players, in seconds",
    15,
    1,
    600,
  ),
  SHUTDOWN_GRACE_SECONDS: count("time for running games to end after SIGTERM, in seconds", 300, 0, 86400),
  MESSAGES_PER_SECOND: count(
    "maximum messages and keepalives per second from a connection before it is closed",
    20,
    1,
    100000,
  ),
  REQUESTS_PER_MINUTE: count("API requests per minute from an address", 1200, 1, 1000000),
  FILES_PER_MINUTE: count("requests for pages and files, and joins, per minute from an address", 12000, 1, 1000000),
  CHECKS_PER_MINUTE: count("requests for health and metrics per minute from an address", 1200, 1, 1000000),
  CONNECTIONS_PER_ADDRESS: count("maximum open connections of an address, if no proxy is trusted", 1000, 1, 1000000),
  JOINS_PER_MINUTE: count(
    "joins of tables and the queue per minute from an address, and of a player to their own seat",
    120,
    1,
    1000000,
  ),
  LINES_PER_MINUTE: count("connections of pages without a table per minute from an address", 600, 1, 1000000),
  NEW_PER_MINUTE: count(
    "new guests, new tables, and names of decks in links, per minute from an address",
    120,
    1,
    1000000,
  ),
  NAMES_PER_HOUR: count("new accounts, and renames, per hour from an address", 60, 1, 1000000),
  CONTACTS_PER_HOUR: count("friend requests and invitations per hour from an address", 300, 1, 1000000),
  TRIES_PER_MINUTE: count(
    "failed table codes, device links, sign-ins or access codes per minute from an address or a player",
    10,
    1,
    1000000,
  ),
  TABLES_PER_PLAYER: count("maximum open tables that one player has opened", 10, 1, 1000000),
  TABLES_PER_ADDRESS: count("maximum open tables that were opened from one address", 100, 1, 1000000),
  MAX_TABLES: count("maximum open tables", 2000, 1, 1000000),
  PUSH: variable(
    "whether players may be notified by Web Push. The server then sends requests to the push services of their browsers.",
    "on or off",
    "on",
    z.enum(["on", "off"]).transform((text) => text === "on"),
  ),
  LIMIT_LOOPBACK: variable(
    "whether the limits on requests and connections apply to this machine itself. Use off for a load test.",
    "on or off",
    "on",
    z.enum(["on", "off"]).transform((text) => text === "on"),
  ),
});

export interface Config extends z.output<typeof variables> {
  /** Cluster settings; null for a standalone process. */
  readonly cluster: ClusterConfig | null;
  /** The OpenID provider; null without one. */
  readonly oidc: OidcConfig | null;
}

export interface Variable {
  readonly name: string;
  readonly meaning: string;
  readonly format: string;
  /** The default as operators write it; null if there is none. */
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

/**
 * @param env environment; empty variables count as unset.
 * @returns all invalid variables, if there are any.
 */
export function readConfig(env: Environment): Result<Config, readonly WrongVariable[]> {
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text !== undefined && text !== ""));
  const slips = findTypos(
    Object.keys(set),
    variableList.map(({ name }) => name),
  );
  if (slips.length > 0)
    return fail(slips.map(({ name, meant }) => ({ name, expected: `${meant}, or a less similar name`, got: name })));
  const parsed = variables.safeParse(set);
  if (parsed.success) return reachableOnlyWithToken(parsed.data) ?? withGroups(parsed.data, set);
  const wrong = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  return fail(
    variableList.filter(({ name }) => wrong.has(name)).map(({ name, format }) => complaint(name, format, set[name])),
  );
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @returns an error if the metrics would be publicly readable. */
function reachableOnlyWithToken({ METRICS_PORT, METRICS_TOKEN }: z.output<typeof variables>) {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isLoopback(METRICS_PORT.host)) return null;
  const because = `needed with METRICS_PORT at ${METRICS_PORT.host}, which others may reach`;
  return fail(conflictsIn([{ name: "METRICS_TOKEN", because }], {}));
}

function withGroups(settings: z.output<typeof variables>, set: Environment): Result<Config, readonly WrongVariable[]> {
  const cluster = readClusterConfig(settings);
  if (!cluster.ok) return fail(conflictsIn(cluster.error, set));
  const oidc = readOidcConfig(settings);
  if (!oidc.ok) return fail(conflictsIn(oidc.error, set));
  return ok({ ...settings, cluster: cluster.value, oidc: oidc.value });
}

/** Describes settings that do not fit the others. */
const conflictsIn = (
  conflicts: readonly { readonly name: string; readonly because: string }[],
  set: Environment,
): readonly WrongVariable[] =>
  conflicts.map(({ name, because }) => {
    const format = variableList.find((variable) => variable.name === name)?.format;
    return complaint(name, `${format}, ${because}`, set[name]);
  });

const secrets = new Set([
  "TOKEN_SECRET",
  "ACCESS_CODE",
  "METRICS_TOKEN",
  "DATABASE_URL",
  "REDIS_URL",
  "OIDC_CLIENT_SECRET",
]);

/** Describes an invalid value. It hides the values of secrets, because the text may end up in a log. */
const complaint = (name: string, expected: string, text: string | undefined): WrongVariable => ({
  name,
  expected,
  got: text === undefined ? "nothing" : secrets.has(name) ? `${text.length} characters` : JSON.stringify(text),
});
