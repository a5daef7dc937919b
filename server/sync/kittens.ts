import { editionOf } from "../../shared/games/kittens/editions/registry.ts";
import type { KittensView } from "../../shared/games/kittens/view.ts";
import { packOwn, packPending } from "../../shared/net/kittens-pending.ts";
import { kittensStory } from "../../shared/net/kittens-story.ts";
import { pack, packTitles } from "../../shared/net/packed.ts";
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
    return {
      state: part,
      privateState: (seat) => seats[seat] ?? null,
      write(view) {
        writePublic(part, view("spectator"));
        for (const [seat, schema] of seats.entries()) writeSeat(schema, view(seat), seat);
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
  writeDiscard(
    part.discard,
    view.discard.map((card) => titles.indexOf(card)),
  );
}

/** Cards mostly come on top; then only they are sent. */
function writeDiscard(list: KittensSchema["discard"], numbers: readonly number[]): void {
  const grown = list.length <= numbers.length && list.every((number, place) => number === numbers[place]);
  if (!grown) list.clear();
  for (const number of numbers.slice(list.length)) list.push(number);
}

function writeSeat(schema: InstanceType<typeof KittensSeatSchema>, view: KittensView, seat: number): void {
  const { life, kitten, cards } = view.seats[seat] ?? { life: "exploded", kitten: false, cards: 0 };
  const { titles } = editionOf(view.edition);
  schema.life = life;
  schema.kitten = kitten;
  schema.cards = cards;
  schema.hand = packTitles(view.hand, titles);
  schema.known = packTitles(view.known, titles);
  schema.own = packOwn(view.pending, titles);
}
