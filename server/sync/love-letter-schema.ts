import { type SchemaType, schema, t } from "@colyseus/schema";

/**
 * Seat of a Love Letter game, as described by `LoveLetterSeatOnWire`. Fields with a view are sent only to the seat's
 * own player.
 */
export const LoveLetterSeatSchema = schema({
  eliminated: t.boolean(),
  shielded: t.boolean(),
  tokens: t.uint8(),
  cards: t.uint8(),
  ruledOut: t.string(),
  played: t.string(),
  sight: t.string().view(),
});

/** Love Letter game, as described by `LoveLetterOnWire`. */
export const LoveLetterSchema = schema({
  seats: t.array(LoveLetterSeatSchema),
  round: t.uint8(),
  turn: t.uint8(),
  pile: t.uint8(),
  setAside: t.boolean(),
  open: t.string(),
  pending: t.string(),
  last: t.string(),
  winners: t.string(),
  sight: t.string(),
});

export type LoveLetterSchema = SchemaType<typeof LoveLetterSchema>;
