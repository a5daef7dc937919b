import type { GameConfig, Seat } from "../../../../../core/game.ts";
import { seededRandom } from "../../../../../core/rng.ts";
import type { LoveLetterEvent } from "../../../events.ts";
import type { Play } from "../../../state.ts";
import { cardValue } from "../../../titles.ts";
import type { LoveLetterView } from "../../../view.ts";
import { fastRandom } from "../fast-random.ts";
import { at, faceOf, none } from "../model/card.ts";
import { applyEvent } from "./apply-event.ts";
import { worldsOf } from "./from-view.ts";
import type { World } from "./world.ts";

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
  const [held, drawn] = view.hand.map(cardValue);
  if (round.turn !== view.turn || round.left !== view.pile.length) return false;
  if (round.asks !== (view.pending?.kind ?? "play")) return false;
  if (held !== undefined && faceOf(at(round.held, seat)) !== held) return false;
  if (drawn === undefined ? round.drawn !== none : faceOf(round.drawn) !== drawn) return false;
  return view.seats.every(({ hand, eliminated }, other) => {
    const [card] = hand;
    if (eliminated !== (((round.out >> other) & 1) === 1)) return false;
    return card === undefined || card === null || faceOf(at(round.held, other)) === cardValue(card);
  });
}
