import { type BaseLogger, type DestinationStream, type LogFn, type Logger, pino } from "pino";
import type { Config } from "./config/config.ts";
import type { LogPart } from "./config/log-parts.ts";
import { type LogEvent, unlimitedEvents } from "./log-events.ts";
import { LogLimit } from "./log-limit.ts";
import { OngoingRequest } from "./request-ids.ts";
import { systemTimers, type Timers } from "./timers.ts";

/** Fields of an entry. `event` is stable, while the message may change. */
interface Details {
  readonly event: LogEvent;
  readonly [field: string]: unknown;
}

/** Interface of the log for most of the server. */
export interface Log {
  info(details: Details, message: string): void;
  error(details: Details, message: string): void;
  /**
   * Returns the writer of a part's debug lines; null while they are off, so that their fields are not computed. Logs
   * without it have no debug lines.
   */
  debugOf?(part: LogPart): DebugWriter | null;
}

type DebugWriter = (details: Details, message: string) => void;

/** Log of the process. */
export interface ServerLog extends Log {
  warn(details: Details, message: string): void;
  /** Returns a logger for third-party code, with one event for all its lines. */
  child(fields: { readonly event: LogEvent }): BaseLogger;
}

/** Matches a text in a JSON line that starts like a player's token, up to white space or a quote. */
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

const withoutLimit: ReadonlySet<string> = new Set(unlimitedEvents);

const warning = 40;

/** Maximum length of an error's message and stack. It is limited, because a client may have provided a part of it. */
const maxErrorText = 4000;

/**
 * Creates a log that writes JSON lines without secrets, with the id of the current request. Lines that repeat too often
 * are counted instead, and their number is written at the end of the minute.
 * @param debugParts parts whose debug lines are written at any level.
 * @param onTrouble is called with the event of each warning and error, even if the line is suppressed.
 */
export function createLog(
  level: Config["LOG_LEVEL"],
  destination: DestinationStream = pino.destination(1),
  onTrouble: (event: string) => void = () => {},
  timers: Timers = systemTimers,
  debugParts: readonly LogPart[] = [],
): ServerLog {
  const options = {
    level,
    formatters: { log: (entry: object) => fieldsOf(entry) },
    serializers: { err: errorFields },
    mixin: () => OngoingRequest.now(),
  };
  const streamWrite = (line: string) => line.replace(tokenPattern, "[token]");
  const unlimited = pino({ ...options, hooks: { streamWrite } }, destination);
  const limit = new LogLimit(timers, ({ event, level: severity, repeated }) =>
    unlimited[levelOf(severity)]({ event, repeated }, "suppressed more of these in the last minute"),
  );
  const logMethod = function (this: Logger, args: Parameters<LogFn>, method: LogFn, severity: number) {
    const event = eventOf(args[0], this) ?? "";
    const isTrouble = severity >= warning;
    if (isTrouble && event !== "") onTrouble(event);
    const isAdmitted =
      withoutLimit.has(event) || limit.admits({ event, level: severity, isTrouble, place: placeOf(args[0]) });
    if (isAdmitted) method.apply(this, args);
  };
  const hooks = { streamWrite, logMethod };
  const log = pino({ ...options, hooks }, destination);
  const debugLog = pino({ ...options, level: "debug", hooks }, destination);
  const writes = (part: LogPart) => log.isLevelEnabled("debug") || debugParts.includes(part);
  return {
    info: (details, message) => log.info(details, message),
    warn: (details, message) => log.warn(details, message),
    error: (details, message) => log.error(details, message),
    child: (fields) => log.child(fields),
    debugOf: (part) => (writes(part) ? (details, message) => debugLog.debug({ ...details, part }, message) : null),
  };
}

const levelOf = (severity: number): "error" | "warn" | "info" => {
  if (severity > warning) return "error";
  return severity === warning ? "warn" : "info";
};

/** Returns the first stack line of an entry's error; empty without an error. */
function placeOf(details: unknown): string {
  const error = typeof details === "object" && details !== null && "err" in details ? details.err : details;
  if (!(error instanceof Error)) return "";
  const { stack = "" } = error;
  const message = String(error.message);
  return /\n {4}at [^\n]*/.exec(stack.slice(stack.indexOf(message) + message.length))?.[0].trim() ?? "";
}

/** Returns the event of a line. Loggers of third-party code have it in their bindings. */
function eventOf(details: unknown, logger: Logger): string | null {
  const has = typeof details === "object" && details !== null && "event" in details;
  const event: unknown = has ? details.event : logger.bindings()["event"];
  return typeof event === "string" ? event : null;
}

const fieldsOf = (entry: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, secrets.has(key.toLowerCase()) ? "[hidden]" : redacted(value)]),
  );

/**
 * Hides secrets in a value. Errors are left to their serializer; other class instances are replaced by the class name.
 */
function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== "object" || value === null || value instanceof Error) return value;
  return Object.getPrototypeOf(value) === Object.prototype ? fieldsOf(value) : `[${value.constructor.name}]`;
}

/** Returns the standard fields of an error. Other fields are dropped, because they could contain secrets. */
function errorFields(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const texts = { message: String(message).slice(0, maxErrorText), stack: stack?.slice(0, maxErrorText) };
  return { name, ...texts, ...(cause !== undefined && { cause: errorFields(cause) }) };
}
