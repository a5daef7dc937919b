import { useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import type { EmoteId } from "../../../../shared/net/social.ts";
import type { SeatSpot } from "../../../game-model/table-host.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import { placeBubble, tailOf } from "./place-bubble.ts";
import { boxesOf } from "./seat-position.ts";

type Says = { readonly kind: "emote"; readonly emote: EmoteId } | { readonly kind: "line"; readonly text: string };

export interface BubbleProps {
  readonly from: Seat;
  /** Whether it is the viewer's own; a phone has little space for it. */
  readonly mine: boolean;
  readonly spot: SeatSpot;
  readonly says: Says;
  /** Display time in ms. */
  readonly stay: number;
}

/** A speech bubble beside a portrait, placed where nothing important lies. A long line is cut off. */
export function Bubble({ from, mine, spot, says, stay }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bubble.current;
    if (!element) return;
    const others = boxesOf(`.bubble:not([data-from="${from}"])`);
    const { offsetWidth: w, offsetHeight: h } = element;
    const box = placeBubble(
      { ...spot, never: [...spot.never, ...others] },
      { w, h },
      { w: innerWidth, h: innerHeight },
    );
    const tail = tailOf(box, spot);
    if (tail) element.dataset["tail"] = tail.side;
    element.style.cssText += `left: ${box.x}px; top: ${box.y}px; --along: ${tail?.along ?? 0}px`;
  }, [spot]);
  return (
    <div
      ref={bubble}
      class={mine ? `bubble mine ${says.kind}` : `bubble ${says.kind}`}
      data-from={from}
      style={{ "--stay": `${stay}ms` }}
    >
      {says.kind === "emote" ? <img src={emoteDrawing(says.emote)} alt="" /> : <span dir="auto">{says.text}</span>}
    </div>
  );
}
