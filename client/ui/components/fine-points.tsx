import type { FinePoint } from "../../game/guide.ts";
import "./fine-points.css";

/** What the rulebook says of a card, each point with the number of its paragraph. */
export function FinePoints({ points }: { readonly points: readonly FinePoint[] }) {
  return (
    <ul class="fine-points">
      {points.map(({ paragraph, text }) => (
        <li key={paragraph}>
          <b>{paragraph}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
