import type { GameConfig, Seat } from "../../../../../core/game.ts";
import { seededRandom } from "../../../../../core/rng.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { cardValue } from "../../../titles.ts";
import type { LoveLetterView } from "../../../view.ts";
import { fastRandom } from "../fast-random.ts";
import { roundSeen } from "../model/from-state.ts";
import { at, faceOf, none } from "../model/round.ts";
import { applyEvent } from "./apply-event.ts";
import { decided, held, type World } from "./world.ts";

/** Belief of one seat about the round, from all events that it received. */
export interface Belief {
  observe(events: readonly LoveLetterEvent[]): void;
  /** Possible worlds that fit the view, with their weights. */
  sampleWorlds(view: LoveLetterView): readonly World[];
}

export function beliefOf(config: GameConfig, seat: Seat, seed: string): Belief {
  let story: LoveLetterEvent[] = [];
  let count = 0;
  let followed = 0;
  let worlds: readonly World[] = [];
  let lastPlay: Play | null = null;
  let dice = fastRandom(seededRandom(seed));

  return {
    observe: (events) => {
      for (const event of events) {
        count += 1;
        if (event.type === "round-began") {
          story = [];
          followed = 0;
          lastPlay = null;
          dice = fastRandom(seededRandom(`${seed} belief ${count}`));
        }
        story.push(event);
      }
    },
    sampleWorlds: (view) => {
      for (const event of story.slice(followed)) {
        if (event.type === "card-played") lastPlay = event.play;
        worlds = applyEvent(worlds, event, lastPlay, { seat, players: config.players, dice });
      }
      followed = story.length;
      const fitting = worlds.filter(({ round }) => fits(round, view, seat));
      return fitting.length > 0 ? fitting : worldsOf(view, seat, fastRandom(seededRandom(`${seed} view`)));
    },
  };
}

function fits(round: World["round"], view: LoveLetterView, seat: Seat): boolean {
  const [older, newer] = view.hand.map(cardValue);
  if (round.turn !== view.turn || round.left !== view.pile.length) return false;
  if (round.asks !== (view.pending?.kind ?? "play")) return false;
  if (older !== undefined && faceOf(at(round.held, seat)) !== older) return false;
  if (newer === undefined ? round.drawn !== none : faceOf(round.drawn) !== newer) return false;
  return view.seats.every(({ hand, eliminated }, other) => {
    const [card] = hand;
    if (eliminated !== (((round.out >> other) & 1) === 1)) return false;
    return card === undefined || card === null || faceOf(at(round.held, other)) === cardValue(card);
  });
}

/** Builds worlds from a view alone, as if all players had played at random. */
function worldsOf(view: LoveLetterView, seat: Seat, dice: () => number): readonly World[] {
  const blank: readonly World[] = [{ round: roundSeen(view, seat), weight: 1 }];
  return view.seats.reduce(
    (worlds, { ruledOut }, other) => (ruledOut.length === 0 ? worlds : decided(worlds, held(other), dice)),
    blank,
  );
}
