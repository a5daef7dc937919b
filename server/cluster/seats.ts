import { sql } from "kysely";

/**
 * Whether a seat is valid: it is in the saved table, or it was reserved in the last 30 seconds for a joining player.
 */
export const isCounted = sql<boolean>`(seats."isKept" or seats.since > clock_timestamp() - interval '30 seconds')`;
