import { editionOf } from "../../shared/games/kittens/editions/registry.ts";
import type { CardId } from "../../shared/games/kittens/titles.ts";
import type { KittensView, VisibleSeat } from "../../shared/games/kittens/view.ts";
import { packOwn, packPending } from "../../shared/net/kittens-pending.ts";
import { kittensStory } from "../../shared/net/kittens-story.ts";
import { pack, repackTitles } from "../../shared/net/packed.ts";
import type { SyncedGame } from "./game-sync.ts";
import { KittensSchema, KittensSeatSchema } from "./kittens-schema.ts";

/** How a game of kittens is synchronised. */
export const kittensSync: SyncedGame<KittensView> = {
  field: "kittens",
  schema: KittensSchema,
  story: kittensStory,
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
  const { titles } = editionOf(view.edition);
  part.turn = view.turn;
  part.owes = view.owes;
  part.attacked = view.attacked;
  part.pile = view.pile;
  part.pending = packPending(view.pending, titles);
  part.out = pack(view.out);
  part.winner = pack(view.winner === null ? [] : [view.winner]);
  part.godcat = typeof view.godcat === "number" ? pack([view.godcat]) : (view.godcat ?? "");
}

/** Cards mostly come on top; then only they are sent. */
class DiscardWriter {
  readonly #list: KittensSchema["discard"];
  /** What the list holds, to be compared without asking it: that costs much more. */
  #cards: readonly CardId[] = [];

  constructor(list: KittensSchema["discard"]) {
    this.#list = list;
  }

  write({ discard, edition }: KittensView): void {
    const hasGrown = this.#cards.every((card, place) => card === discard[place]);
    if (hasGrown && this.#cards.length === discard.length) return;
    if (!hasGrown) this.#list.clear();
    const { titles } = editionOf(edition);
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

/** What only the seat's own player receives. */
function writeOwn(schema: SeatSchema, view: KittensView): void {
  const { titles } = editionOf(view.edition);
  schema.hand = repackTitles(schema.hand, view.hand, titles);
  schema.known = repackTitles(schema.known, view.known, titles);
  schema.own = packOwn(view.pending, titles);
}
