/** A thing on the table by name: where a card flies from or to, what shakes, what stays hidden until it arrives. */
export type Anchor =
  | "pile"
  | "discard"
  | "own"
  | "prompt"
  | "stage"
  | "hand"
  | "ribbon"
  /** The button that stops the shuffling. */
  | "stop"
  | "aside"
  | `seat:${number}`
  /** A player's portrait, the viewer's own included. */
  | `avatar:${number}`
  /** The portrait of whoever has won. */
  | "winner"
  /** The newest card in front of a player, the viewer included. */
  | `front:${number}`
  | `card:${string}`
  | `link:${string}`
  /** The stamp on a link, and how it changed the link. */
  | `stamp:${string}`
  /** A card of a duel, on the left or on the right. */
  | `duel:${0 | 1}`
  /** A card of the playmat, by its id. */
  | `mat:${string}`;
