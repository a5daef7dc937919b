/** Source of the tables that is missing on this machine; the message is one sentence for the operator. */
export class Missing extends Error {}
