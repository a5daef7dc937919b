/**
 * An error that tells the operator which setting keeps the server from starting.
 * @param cause the original error.
 */
export function unusable(name: string, expected: string, got: string, cause: unknown): Error {
  return new Error(`${name}: expected ${expected}, got ${got} (${reasonOf(cause)})`, { cause });
}

/** The system's short code, if there is one: "EADDRINUSE". */
export function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  return "syscall" in cause && "code" in cause ? String(cause.code) : cause.message;
}
