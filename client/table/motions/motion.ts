import type { Place } from "../place.ts";

/**
 * The choreography of one event, played over a scene that already shows its outcome.
 * It may be skipped at any time: then the table is as the scene says.
 */
export interface Motion {
  /** What the scene shows but nobody should see before this motion has brought it: `card:KEY`, `link:KEY` or `discard`. */
  readonly veils: readonly Place[];
  readonly play: (theatre: Theatre) => Promise<void>;
}

/** A card that travels: its face, null for a back, or "playmat" for the playmat's back. */
export type Traveller = string | null;

/** A card of a duel, whose back is seen until both are turned over at once. */
export interface Fighter {
  readonly card: string;
  readonly avatar: string;
}

export interface Flight {
  /** In ms. */
  readonly ms?: number;
  /** The face that a back turns into on the way. */
  readonly flip?: string;
  /** Degrees that it turns. */
  readonly spin?: number;
  /** Pixels that its path bends upwards. */
  readonly arc?: number;
}

/** What a reaction can do. Every promise ends by itself when the motion is skipped. */
export interface Theatre {
  /** A card glides from one place to another. */
  fly(card: Traveller, from: Place, to: Place, flight?: Flight): Promise<void>;
  /** A rubber stamp slams down. */
  stamp(text: string, on: Place, tone: "no" | "yes"): Promise<void>;
  /** Starburst, shards, a shout, and cards flung out: for an explosion. */
  explode(shout: string, cards: readonly string[], seat: Place): Promise<void>;
  /** A drawing from art/fx pops up, hovers and fades. `size` in units. */
  appear(drawing: string, at: Place, size?: number): Promise<void>;
  /** A word in large letters pops up and fades: "+2". */
  shout(text: string, at: Place): Promise<void>;
  /** Cards rise from an orb on the stage, for all to see, and sink again. */
  rise(cards: readonly string[]): Promise<void>;
  /** Backs orbit the draw pile and snap into it. */
  whirl(): Promise<void>;
  /** A jagged arrow from one to another. */
  aim(from: Place, to: Place): Promise<void>;
  /** The stage split in two, a back on either side; they change places if `swapped`, and are turned over at once. */
  duel(sides: readonly [Fighter, Fighter], swapped: boolean): Promise<void>;
  /** Dirt bursts at a seat, and a paw comes up. */
  unearth(seat: Place): Promise<void>;
  /** A thing jumps in size once. */
  punch(place: Place): Promise<void>;
  /** The draw pile trembles as a whole. */
  wobble(): Promise<void>;
  /** The whole table shakes. `strength` in pixels. */
  shake(strength?: number): Promise<void>;
  /** Paper falls over the window. */
  confetti(): Promise<void>;
  pause(ms: number): Promise<void>;
}
