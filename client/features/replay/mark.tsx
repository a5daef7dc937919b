import type { RecordedSeat } from "../../../shared/core/record.ts";
import manifest from "../../art/manifest.json" with { type: "json" };
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.ts";
import { avatarsOf } from "../../game-model/bots.ts";
import type { EntryMark as MarkOf } from "../../game-model/move-list.ts";

const badges = import.meta.glob<string>("../../art/badges/*.svg", { eager: true, query: "?url", import: "default" });
const cards: Readonly<Record<string, { readonly color: string; readonly badge: string; readonly symbol?: string }>> =
  manifest;

interface MarkProps {
  readonly mark: MarkOf;
  readonly seats: readonly RecordedSeat[];
}

/** Picture of an event. It needs no alternative text, because the text beside it says the same. */
export function Mark({ mark, seats }: MarkProps) {
  if (mark.kind === "card") return <Badge card={mark.card} />;
  const picture = avatarsOf(seats)[mark.seat] ?? "somebody";
  return (
    <span class={`mark-of ${mark.kind}`}>
      <img src={drawing(mark.kind === "out" ? "fx/kaboom-burst" : "fx/crown")} alt="" />
      <Avatar id={picture} size={24} ash={mark.kind === "out"} />
    </span>
  );
}

function Badge({ card }: { readonly card: string }) {
  const { color, badge, symbol = "#FFFFFF" } = cards[card] ?? { color: "#8A72AE", badge: "paw" };
  const shape = badges[`../../art/badges/${badge}.svg`];
  return (
    <span class="mark-of card" style={{ background: color }}>
      {shape === undefined ? <b>{badge}</b> : <i style={{ background: symbol, "mask-image": `url("${shape}")` }} />}
    </span>
  );
}
