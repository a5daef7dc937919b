import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "../components/cards/card.tsx";
import { FinePoints } from "../components/cards/fine-points.tsx";
import { placeBeside } from "../components/place-beside.ts";
import type { GuideCard } from "../game-model/guide.ts";
import { t } from "../game-model/guide-texts.ts";
import type { TableScene } from "../table/scene/scene.ts";
import type { EnlargedCard } from "../table/table.ts";
import { mountBesideCanvas } from "./sheets.tsx";
import "./large-card.css";

interface LargeCardProps {
  readonly looked: ReadonlySignal<EnlargedCard | null>;
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly explain: (card: string) => GuideCard | undefined;
}

/** Enlarged card: its rule and its fine points. For a hand card also the reason why it cannot be played now. */
export const mountLargeCard = (host: HTMLElement, props: LargeCardProps): (() => void) =>
  mountBesideCanvas(host, <LargeCard {...props} />);

function LargeCard({ looked: { value: looked }, scene, explain }: LargeCardProps) {
  const card = looked === null ? undefined : explain(looked.card);
  const note = scene.value?.hand.find(({ key }) => key === looked?.key)?.note ?? null;
  return (
    <div aria-live="polite">{looked && card && <Shown key={card.id} looked={looked} card={card} note={note} />}</div>
  );
}

interface ShownProps {
  readonly looked: EnlargedCard;
  readonly card: GuideCard;
  readonly note: string | null;
}

function Shown({ looked, card, note }: ShownProps) {
  const panel = useRef<HTMLDivElement>(null);
  const position = useSignal({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const size = panel.current;
    const room = size?.offsetParent;
    if (size && room) {
      position.value = placeBeside(
        looked.box,
        { w: size.offsetWidth, h: size.offsetHeight },
        { w: room.clientWidth, h: room.clientHeight },
      );
    }
  }, [looked, note]);
  return (
    <div class="large-card" ref={panel} style={{ left: `${position.value.left}px`, top: `${position.value.top}px` }}>
      <div class="large-card-face">
        <Card card={card.id} title={card.title} rule={card.rule} />
      </div>
      <div class="large-card-text">
        {note !== null && (
          <p class="large-card-note">
            <b>{t("guide.notNow")}</b> {note}
          </p>
        )}
        <p>{card.text}</p>
        <FinePoints points={card.points} />
      </div>
    </div>
  );
}
