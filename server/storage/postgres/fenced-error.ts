/** Error of a write after the cluster has replaced this node. Nothing that the node writes is saved any more. */
export class FencedError extends Error {}
