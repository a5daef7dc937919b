/** A write was refused: this process is no longer a member of its house, and owns nothing there any more. */
export class Fenced extends Error {}
