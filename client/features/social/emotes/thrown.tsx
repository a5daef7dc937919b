import type { Seat } from "../../../../shared/core/game.ts";
import type { EmoteId } from "../../../../shared/net/social.ts";
import { drawing } from "../../../components/pictures/drawings.ts";
import type { SeatSpot } from "../../../game-model/table-host.ts";
import { emoteDrawing } from "../emote-drawings.ts";

export interface ThrownProps {
  readonly from: Seat;
  readonly at: Seat;
  readonly emote: EmoteId;
  readonly spot: SeatSpot;
  readonly goal: SeatSpot;
  /** Display time in ms. */
  readonly stay: number;
}

/** An emote that flies in an arc from one portrait to another, bursts there, and slides down. */
export function ThrownEmote({ from, at, emote, spot, goal, stay }: ThrownProps) {
  const [dx, dy] = [spot.x - goal.x, spot.y - goal.y];
  const style = {
    left: `${goal.x}px`,
    top: `${goal.y}px`,
    "--size": `${Math.max(44, goal.w * 1.1)}px`,
    "--dx": `${dx}px`,
    "--dy": `${dy}px`,
    "--arc": `${Math.min(140, 40 + Math.hypot(dx, dy) * 0.25)}px`,
    "--stay": `${stay}ms`,
  };
  return (
    <div class="thrown" data-from={from} data-at={at} style={style}>
      <img class="splat" src={drawing("fx/spark")} alt="" />
      <img class="missile" src={emoteDrawing(emote)} alt="" />
    </div>
  );
}
