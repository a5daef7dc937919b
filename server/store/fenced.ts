/** The house has replaced this node: nothing that it writes is kept any more. */
export class Fenced extends Error {}
