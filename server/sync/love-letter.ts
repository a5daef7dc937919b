import { cardIds } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import {
  encodeDecision,
  encodeKnownCards,
  encodeResult,
  type LoveLetterOnWire,
  type LoveLetterSeatOnWire,
} from "../../shared/net/love-letter.ts";
import { loveLetterEventCodec } from "../../shared/net/love-letter-event-codec.ts";
import { encodeDigits, encodeTitles } from "../../shared/net/packed.ts";
import { type SyncedGame, setFields } from "./game-sync.ts";
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

function writeTable(part: LoveLetterSchema, view: LoveLetterView): void {
  setFields<Omit<LoveLetterOnWire, "seats">>(part, {
    round: view.round,
    turn: view.turn,
    pile: view.pile.length,
    setAside: view.setAside !== null,
    open: encodeTitles(view.open, cardIds),
    pending: encodeDecision(view.pending),
    last: encodeResult(view.last),
    winners: encodeDigits(view.winners),
    sight: encodeKnownCards(view),
  });
}

function writeSeat(
  schema: InstanceType<typeof LoveLetterSeatSchema>,
  seat: LoveLetterView["seats"][number] | undefined,
): void {
  if (!seat) return;
  setFields<Omit<LoveLetterSeatOnWire, "sight">>(schema, {
    eliminated: seat.eliminated,
    shielded: seat.shielded,
    tokens: seat.tokens,
    cards: seat.hand.length,
    ruledOut: encodeTitles(seat.ruledOut, cardIds),
    played: encodeTitles(seat.played, cardIds),
  });
}
