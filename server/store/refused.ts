import pg from "pg";

/** The database will never keep this, however often it is tried: a value breaks one of its rules. */
export class Refused extends Error {}

/** Postgres' classes of errors: data that it cannot hold, and broken constraints. */
const refusedByPostgres = /^2[23]/;

/** Whether trying again is of no use. A full disk, a lock or a lost connection refuses nothing. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Refused || (error instanceof pg.DatabaseError && refusedByPostgres.test(error.code ?? ""));
