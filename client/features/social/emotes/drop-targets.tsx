import type { Seat } from "../../../../shared/core/game.ts";
import type { Talk } from "../../../state/talk.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import { spotOf } from "./seat-position.ts";
import type { Dragged } from "./use-drag-to-seat.ts";

interface AimProps {
  readonly talk: Talk;
  readonly seats: readonly Seat[];
  readonly dragged: Dragged;
}

/** The dragged emote, and a ring around each portrait on which it can be dropped. */
export function DropTargets({ talk, seats, dragged: { emote, x, y, over } }: AimProps) {
  return (
    <div class="bubbles" aria-hidden="true">
      {seats.map((seat) => {
        const spot = spotOf(seat, talk);
        const style = spot && { left: `${spot.x}px`, top: `${spot.y}px`, "--size": `${spot.w + 14}px` };
        return style && <i key={seat} class={seat === over ? "aim hit" : "aim"} style={style} />;
      })}
      <img class="dragged" src={emoteDrawing(emote)} alt="" style={{ left: `${x}px`, top: `${y}px` }} />
    </div>
  );
}
