import type { ServerError } from "@colyseus/core";
import type { SocialError } from "../../../shared/net/social.ts";
import type { Log } from "../../runtime/log.ts";
import type { RefusalReason } from "../sockets/upgrade-gate.ts";

/** Logs why a table refused a request, if the debug lines of tables are on. */
export function logRefusedCommand(log: Pick<Log, "debugOf">, room: string, error: SocialError): void {
  const { kind } = error;
  log.debugOf?.("tables")?.({ event: "command-refused", room, kind, ...reasonOf(error) }, "a table refused a request");
}

function reasonOf(error: SocialError): { readonly refusal?: string; readonly rule?: string } {
  if (error.kind === "refused") return { refusal: error.refusal.code, rule: error.refusal.rule };
  return "code" in error ? { refusal: error.code } : {};
}

/** Logs why a room refused a client, if the debug lines of joins are on. */
export function logRefusedJoin(log: Pick<Log, "debugOf">, room: string, error: ServerError): void {
  log.debugOf?.("joins")?.({ event: "join-refused", room, refusal: error.message }, "a client was refused");
}

/** Logs why an upgrade to a WebSocket was refused, if the debug lines of joins are on. */
export function logRefusedUpgrade(log: Pick<Log, "debugOf">, refusal: RefusalReason): void {
  log.debugOf?.("joins")?.({ event: "upgrade-refused", refusal }, "a WebSocket was refused");
}
