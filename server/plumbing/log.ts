import { type BaseLogger, type DestinationStream, type LogFn, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";
import type { LogEvent } from "./log-events.ts";
import { OngoingRequest } from "./request-ids.ts";

/** What an entry says besides its message, which may change; `event` stays. */
interface Details {
  readonly event: LogEvent;
  readonly [field: string]: unknown;
}

/** The part of the log that most of the server uses. */
export interface Log {
  info(details: Details, message: string): void;
  error(details: Details, message: string): void;
}

/** The log of the process. */
export interface ServerLog extends Log {
  warn(details: Details, message: string): void;
  /** For code that is not ours: all that it writes is one event. */
  child(fields: { readonly event: LogEvent }): BaseLogger;
}

/** In a line of JSON, text that begins like a player's token, up to white space or a quote. */
const tokenPattern = /nl[a-z]?\d+\.(?:[^\s"\\]|\\[\\/bu])*/g;

/** Fields that are never written, at any depth of an entry. */
const secrets = new Set([
  "token",
  "authorization",
  "cookie",
  "secret",
  "token_secret",
  "ticket",
  "code",
  "seed",
  "hand",
  "hands",
  "cards",
  "state",
  "view",
  "reconnectiontoken",
  "sessionid",
]);

const warning = 40;

/**
 * Writes entries as lines of JSON, without secrets, and with the id of the request that they are about.
 * @param onTrouble hears of each warning and error by its event.
 */
export function createLog(
  level: Config["LOG_LEVEL"],
  destination: DestinationStream = pino.destination(1),
  onTrouble: (event: string) => void = () => {},
): ServerLog {
  const options = {
    level,
    formatters: { log: (entry: object) => fieldsOf(entry) },
    serializers: { err: errorFields },
    mixin: () => OngoingRequest.now(),
    hooks: {
      streamWrite: (line: string) => line.replace(tokenPattern, "[token]"),
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, severity: number) {
        const event = severity >= warning ? eventOf(args[0], this) : null;
        if (event !== null) onTrouble(event);
        method.apply(this, args);
      },
    },
  };
  return pino(options, destination);
}

/** Code that is not ours has its event in the logger. */
function eventOf(details: unknown, logger: Logger): string | null {
  const has = typeof details === "object" && details !== null && "event" in details;
  const event: unknown = has ? details.event : logger.bindings()["event"];
  return typeof event === "string" ? event : null;
}

const fieldsOf = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, secrets.has(key.toLowerCase()) ? "[hidden]" : redacted(value)]),
  );

/** Leaves errors to their serializer; of other class instances writes only the class name. */
function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? fieldsOf(value) : `[${value.constructor.name}]`;
}

/** The standard fields of an error; other fields could hold secrets. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause !== undefined && { cause: errorFields(cause) }) };
}
