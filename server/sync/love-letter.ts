import { cardIds } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import {
  type LoveLetterOnWire,
  type LoveLetterSeatOnWire,
  packDecision,
  packResult,
  packSight,
} from "../../shared/net/love-letter.ts";
import { loveLetterStory } from "../../shared/net/love-letter-story.ts";
import { pack, packTitles } from "../../shared/net/packed.ts";
import { type SyncedGame, setFields } from "./game-sync.ts";
import { LoveLetterSchema, LoveLetterSeatSchema } from "./love-letter-schema.ts";

/** Binding of Love Letter games to the synchronised state. */
export const loveLetterSync: SyncedGame<LoveLetterView> = {
  field: "loveLetter",
  schema: LoveLetterSchema,
  story: loveLetterStory,
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
          schema.sight = packSight(view(seat));
        }
      },
      writeOwn(seat, view) {
        const schema = seats[seat];
        if (schema) schema.sight = packSight(view);
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
    open: packTitles(view.open, cardIds),
    pending: packDecision(view.pending),
    last: packResult(view.last),
    winners: pack(view.winners),
    sight: packSight(view),
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
    ruledOut: packTitles(seat.ruledOut, cardIds),
    played: packTitles(seat.played, cardIds),
  });
}
