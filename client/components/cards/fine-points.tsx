import type { FinePoint } from "../../game-model/guide.ts";
import "./fine-points.css";

/** Rulings of a card, each with the number of its paragraph in the rulebook. */
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
