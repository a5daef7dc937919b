import { type SchemaType, schema, t } from "@colyseus/schema";

/**
 * Seat of a kittens game, as described by `KittensSeatOnWire`. Fields with a view are sent only to the seat's own
 * player.
 */
export const KittensSeatSchema = schema({
  life: t.string(),
  kitten: t.boolean(),
  cards: t.uint8(),
  hand: t.string().view(),
  known: t.string().view(),
  own: t.string().view(),
});

/** Kittens game, as described by `KittensOnWire`. */
export const KittensSchema = schema({
  seats: t.array(KittensSeatSchema),
  turn: t.uint8(),
  /** A deck with many attacks can exceed a byte. */
  owes: t.number(),
  attacked: t.boolean(),
  pile: t.uint8(),
  discard: t.array("uint8"),
  pending: t.string(),
  out: t.string(),
  winner: t.string(),
  godcat: t.string(),
  isReversed: t.boolean(),
  faceUp: t.boolean(),
  isKittenOnTop: t.boolean(),
  deck: t.string(),
  imploded: t.string(),
});

export type KittensSchema = SchemaType<typeof KittensSchema>;
