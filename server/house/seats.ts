import { sql } from "kysely";

/** Whether a seat counts: the table keeps it, or it was reserved a moment ago for somebody who is about to sit down. */
export const counts = sql<boolean>`(seats."isKept" or seats.since > clock_timestamp() - interval '30 seconds')`;
