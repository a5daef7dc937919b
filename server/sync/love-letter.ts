import { cardIds } from "../../shared/games/love-letter/titles.ts";
import type { LoveLetterView } from "../../shared/games/love-letter/view.ts";
import { packDecision, packResult, packSight } from "../../shared/net/love-letter.ts";
import { loveLetterStory } from "../../shared/net/love-letter-story.ts";
import { pack, packTitles } from "../../shared/net/packed.ts";
import type { SyncedGame } from "./game-sync.ts";
import { LoveLetterSchema, LoveLetterSeatSchema } from "./love-letter-schema.ts";

/** How a game of Love Letter is synchronised. */
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
  part.round = view.round;
  part.turn = view.turn;
  part.pile = view.pile.length;
  part.setAside = view.setAside !== null;
  part.open = packTitles(view.open, cardIds);
  part.pending = packDecision(view.pending);
  part.last = packResult(view.last);
  part.winners = pack(view.winners);
  part.sight = packSight(view);
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
  schema.ruledOut = packTitles(seat.ruledOut, cardIds);
  schema.played = packTitles(seat.played, cardIds);
}
