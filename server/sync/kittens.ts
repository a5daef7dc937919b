import { editionOf } from "../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { KittensView, VisibleSeat } from "../../shared/games/kittens/view.ts";
import { kittensStory } from "../../shared/net/kittens-event-codec.ts";
import { encodeOwnParts, encodePending } from "../../shared/net/kittens-pending.ts";
import { encodeDigits, encodeTitlesUnlessSame } from "../../shared/net/packed.ts";
import type { SyncedGame } from "./game-sync.ts";
import { KittensSchema, KittensSeatSchema } from "./kittens-schema.ts";

/** Binding of kittens games to the synchronised state. */
export const kittensSync: SyncedGame<KittensView> = {
  field: "kittens",
  schema: KittensSchema,
  eventCodec: kittensStory,
  newSync(players) {
    const seats = Array.from({ length: players }, () => new KittensSeatSchema());
    const part = new KittensSchema();
    part.seats.push(...seats);
    const discard = new DiscardWriter(part.discard);
    return {
      state: part,
      privateState: (seat) => seats[seat] ?? null,
      write(view) {
        const common = view("spectator");
        writePublic(part, common);
        discard.write(common);
        seats.forEach((schema, seat) => {
          writeSeat(schema, common.seats[seat]);
          writeOwn(schema, view(seat));
        });
      },
      writeOwn(seat, view) {
        const schema = seats[seat];
        if (schema) writeOwn(schema, view);
      },
    };
  },
};

/* Field by field, because this runs with every step of a game. A loop over names would take several times as long. */

function writePublic(part: KittensSchema, view: KittensView): void {
  const { titles } = editionOf(view);
  part.turn = view.turn;
  part.owes = view.owes;
  part.attacked = view.attacked;
  part.isReversed = view.direction === "counterclockwise";
  part.faceUp = view.faceUp;
  part.isKittenOnTop = view.visibleTop !== null;
  part.pile = view.pile;
  part.pending = encodePending(view.pending, titles);
  part.out = encodeDigits(view.out);
  part.imploded = encodeDigits(view.imploded === null ? [] : [view.imploded]);
  part.winner = encodeDigits(view.winner === null ? [] : [view.winner]);
  part.deck = view.deck === null ? "" : JSON.stringify(view.deck);
  part.godcat = typeof view.godcat === "number" ? encodeDigits([view.godcat]) : (view.godcat ?? "");
}

/** Writes the discard pile. Cards are usually added on top, and only these are sent then. */
class DiscardWriter {
  readonly #list: KittensSchema["discard"];
  /** Copy of the list's contents, because reading the list costs much more. */
  #cards: readonly CardId[] = [];

  constructor(list: KittensSchema["discard"]) {
    this.#list = list;
  }

  write(view: KittensView): void {
    const { discard } = view;
    const hasGrown = this.#cards.every((card, place) => card === discard[place]);
    if (hasGrown && this.#cards.length === discard.length) return;
    if (!hasGrown) this.#list.clear();
    const { titles } = editionOf(view);
    for (const card of hasGrown ? discard.slice(this.#cards.length) : discard) this.#list.push(titles.indexOf(card));
    this.#cards = [...discard];
  }
}

type SeatSchema = InstanceType<typeof KittensSeatSchema>;

function writeSeat(schema: SeatSchema, seat: VisibleSeat | undefined): void {
  if (!seat) return;
  schema.life = seat.life;
  schema.kitten = seat.kitten;
  schema.cards = seat.cards;
}

/** Writes the private fields of a seat. */
function writeOwn(schema: SeatSchema, view: KittensView): void {
  const { titles } = editionOf(view);
  schema.hand = encodeTitlesUnlessSame(schema.hand, view.hand, titles);
  schema.known = encodeTitlesUnlessSame(schema.known, view.known, titles);
  schema.own = encodeOwnParts(view.pending, titles);
}
