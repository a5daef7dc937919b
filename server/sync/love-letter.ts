import { cardIds } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { encodeDecision, encodeKnownCards, encodeResult } from "../../shared/net/love-letter.ts";
import { loveLetterEventCodec } from "../../shared/net/love-letter-event-codec.ts";
import { encodeDigits, encodeTitles } from "../../shared/net/packed.ts";
import type { SyncedGame } from "./game-sync.ts";
import { LoveLetterSchema, LoveLetterSeatSchema } from "./love-letter-schema.ts";

/** Binding of Love Letter games to the synchronised state. */
export const loveLetterSync: SyncedGame<LoveLetterView> = {
  field: "loveLetter",
  schema: LoveLetterSchema,
  eventCodec: loveLetterEventCodec,
  newSync(players) {
    const seats = Array.from({ length: players }, () => new LoveLetterSeatSchema());
    const part = new LoveLetterSchema();
    part.seats.push(...seats);
    return {
      state: part,
      privateState: (seat) => seats[seat] ?? null,
      write(view) {
        const common = view("spectator");
        writeTable(part, common);
        for (const [seat, schema] of seats.entries()) {
          writeSeat(schema, common.seats[seat]);
          schema.sight = encodeKnownCards(view(seat));
        }
      },
      writeOwn(seat, view) {
        const schema = seats[seat];
        if (schema) schema.sight = encodeKnownCards(view);
      },
    };
  },
};

/* Field by field, because this runs with every step of a game. A loop over names would take several times as long. */

function writeTable(part: LoveLetterSchema, view: LoveLetterView): void {
  part.round = view.round;
  part.turn = view.turn;
  part.pile = view.pile.length;
  part.setAside = view.setAside !== null;
  part.open = encodeTitles(view.open, cardIds);
  part.pending = encodeDecision(view.pending);
  part.last = encodeResult(view.last);
  part.winners = encodeDigits(view.winners);
  part.sight = encodeKnownCards(view);
}

function writeSeat(
  schema: InstanceType<typeof LoveLetterSeatSchema>,
  seat: LoveLetterView["seats"][number] | undefined,
): void {
  if (!seat) return;
  schema.eliminated = seat.eliminated;
  schema.shielded = seat.shielded;
  schema.tokens = seat.tokens;
  schema.cards = seat.hand.length;
  schema.ruledOut = encodeTitles(seat.ruledOut, cardIds);
  schema.played = encodeTitles(seat.played, cardIds);
}
