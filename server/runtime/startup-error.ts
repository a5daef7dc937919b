/**
 * Returns an error that names the setting which prevents the start, for the operator.
 * @param cause the original error.
 */
export function startupError(name: string, expected: string, got: string, cause: unknown): Error {
  return new Error(`${name}: expected ${expected}, got ${got} (${reasonOf(cause)})`, { cause });
}

/** Returns the system's short code, such as "EADDRINUSE", or else the message. */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "syscall" in cause && "code" in cause ? String(cause.code) : cause.message;
}
