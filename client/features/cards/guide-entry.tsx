import { Badge, Card } from "../../components/cards/card.tsx";
import type { GuideCard } from "../../game-model/guide.ts";

/** A printed card, or the badges of a combo. */
export function Entry({ card: { id, title, rule, faces } }: { readonly card: GuideCard }) {
  if (faces === null) return <Card card={id} title={title} rule={rule} />;
  return (
    <div class="combo">
      <span class="combo-badges">
        {faces.map((face, index) => (
          <Badge key={index} card={face} />
        ))}
      </span>
      <b class="label">{title}</b>
      <span>{rule}</span>
    </div>
  );
}
