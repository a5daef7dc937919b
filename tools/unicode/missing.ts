/** A source of the tables that this machine lacks; the message is one sentence for the reader. */
export class Missing extends Error {}
