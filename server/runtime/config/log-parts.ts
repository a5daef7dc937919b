/** Parts of the server with debug lines of their own. */
export const logParts = ["matchmaking", "cluster", "tables", "joins", "requests"] as const;
export type LogPart = (typeof logParts)[number];
