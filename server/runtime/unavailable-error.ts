/** Error for an answer that is unavailable now, so that the caller should retry. */
export class UnavailableError extends Error {}
