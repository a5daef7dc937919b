import { editionOf } from "../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { KittensView, VisibleSeat } from "../../shared/games/kittens/view.ts";
import type { KittensOnWire, KittensOwnOnWire, KittensSeatOnWire } from "../../shared/net/kittens.ts";
import { kittensStory } from "../../shared/net/kittens-event-codec.ts";
import { encodeOwnParts, encodePending } from "../../shared/net/kittens-pending.ts";
import { encodeDigits, encodeTitlesUnlessSame } from "../../shared/net/packed.ts";
import { type SyncedGame, setFields } from "./game-sync.ts";
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

function writePublic(part: KittensSchema, view: KittensView): void {
  const { titles } = editionOf(view);
  setFields<Omit<KittensOnWire, "seats" | "discard">>(part, {
    turn: view.turn,
    owes: view.owes,
    attacked: view.attacked,
    isReversed: view.direction === "counterclockwise",
    faceUp: view.faceUp,
    isKittenOnTop: view.visibleTop !== null,
    pile: view.pile,
    pending: encodePending(view.pending, titles),
    out: encodeDigits(view.out),
    imploded: encodeDigits(view.imploded === null ? [] : [view.imploded]),
    winner: encodeDigits(view.winner === null ? [] : [view.winner]),
    deck: view.deck === null ? "" : JSON.stringify(view.deck),
    godcat: typeof view.godcat === "number" ? encodeDigits([view.godcat]) : (view.godcat ?? ""),
  });
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
  const { life, kitten, cards } = seat;
  setFields<Omit<KittensSeatOnWire, keyof KittensOwnOnWire>>(schema, { life, kitten, cards });
}

/** Writes the private fields of a seat. */
function writeOwn(schema: SeatSchema, view: KittensView): void {
  const { titles } = editionOf(view);
  setFields<KittensOwnOnWire>(schema, {
    hand: encodeTitlesUnlessSame(schema.hand, view.hand, titles),
    known: encodeTitlesUnlessSame(schema.known, view.known, titles),
    own: encodeOwnParts(view.pending, titles),
  });
}
