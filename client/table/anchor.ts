/** Name of an object on the table: start or goal of a flight, target of a shake, or object hidden until an arrival. */
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
  /** Portrait of the winner. */
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
