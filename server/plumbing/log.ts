import { type DestinationStream, type LogFn, type Logger, pino } from "pino";
import type { Config } from "../config/config.ts";

/** The log of the process. */
export type ServerLog = Logger;

/** The part of the log that most of the server uses. */
export interface Log {
  info(details: object, message: string): void;
  error(details: object, message: string): void;
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
 * Writes entries as lines of JSON, without secrets.
 * @param onTrouble hears of each warning and error by its name.
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
    hooks: {
      streamWrite: (line: string) => line.replace(tokenPattern, "[token]"),
      logMethod(args: Parameters<LogFn>, method: LogFn, severity: number) {
        const [, event] = args;
        if (severity >= warning && typeof event === "string") onTrouble(event);
        method.apply(this, args);
      },
    },
  };
  return pino(options, destination);
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
