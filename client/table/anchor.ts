/** A thing on the table by its address: where a card flies from or to, what shakes, what is veiled until it has arrived. */
export type Anchor =
  | "pile"
  | "discard"
  | "own"
  | "prompt"
  | "stage"
  | "hand"
  | "ribbon"
  | "aside"
  | `seat:${number}`
  /** The newest card before a player, also the viewer. */
  | `front:${number}`
  | `card:${string}`
  | `link:${string}`
  /** The stamp on a link, and what it did to it. */
  | `stamp:${string}`
  /** A card of the playmat, by its id. */
  | `mat:${string}`;
