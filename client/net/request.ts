import { fail, ok, type Result } from "../../shared/core/result.ts";
import { type ApiError, apiErrorCodes } from "../../shared/net/protocol.ts";

/** Why the server refused, or that it did not respond. */
export type ApiFailure = ApiError | { readonly error: "unreachable" };

export type Reply<Body> = Promise<Result<Body, ApiFailure>>;

interface Wanted {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  readonly path: string;
  /** A player's. */
  readonly token?: string;
  readonly body?: object;
  /** The same for each try of one press. */
  readonly press?: string;
  /** How long the answer may take, in ms: a server that is frozen never answers. */
  readonly patienceMs?: number;
}

/** Asks the server once. */
export const request = <Body>(wanted: Wanted): Reply<Body> => ask<Body>(wanted, (answer) => answer.json());

/** The same for a file. */
export const download = (wanted: Wanted): Reply<Blob> => ask(wanted, (answer) => answer.blob());

async function ask<Body>(
  { method, path, token, body, press, patienceMs = 10_000 }: Wanted,
  read: (answer: Response) => Promise<Body>,
): Reply<Body> {
  const headers = new Headers();
  if (token !== undefined) headers.set("Authorization", `Bearer ${token}`);
  if (body) headers.set("Content-Type", "application/json");
  if (press !== undefined) headers.set("Idempotency-Key", press);
  const signal = AbortSignal.timeout(patienceMs);
  try {
    const answer = await fetch(location.origin + path, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.ok ? ok(await read(answer)) : fail(failureIn(await answer.json()));
  } catch {
    return fail(unreachable);
  }
}

const unreachable: ApiFailure = { error: "unreachable" };

/** Only what our server says for itself counts: a proxy before it, or the framework, may say anything. */
const failureIn = (said: unknown): ApiFailure => (isOurs(said) ? said : unreachable);

const isOurs = (said: unknown): said is ApiError =>
  typeof said === "object" && said !== null && "error" in said && apiErrorCodes.some((code) => code === said.error);
