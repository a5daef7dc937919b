import pg from "pg";

/** Error for a write that the database rejects permanently, because a value violates one of its rules. */
export class ConstraintError extends Error {}

/** Postgres error classes 22 (invalid data) and 23 (violated constraints). */
const refusedByPostgres = /^2[23]/;

/** Returns whether a retry is useless. A full disk, a lock or a lost connection is no such error. */
export const isConstraintError = (error: unknown): boolean =>
  error instanceof ConstraintError || (error instanceof pg.DatabaseError && refusedByPostgres.test(error.code ?? ""));
