import { type ReadonlySignal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Card, FinePoints } from "../components/cards/card.tsx";
import { placeBeside } from "../components/place-beside.ts";
import { type GuideCard, t } from "../game-model/guide.ts";
import type { TableScene } from "../table/scene/scene.ts";
import type { EnlargedCard } from "../table/table.ts";
import { mountBesideCanvas } from "./sheets.tsx";
import "./drag-hint.css";
import "./large-card.css";

/** Idle time of the viewer's turn before the hint begins, and duration of the hint, in ms. */
const restTime = 1200;
const hintTime = 5200;

/** Narrower windows count as phones. `margin` is the distance of the text from the edge there. In CSS pixels. */
const narrow = 600;
const margin = 10;

interface DragHintProps {
  readonly scene: ReadonlySignal<TableScene | null>;
  readonly due: ReadonlySignal<boolean>;
  readonly seen: () => void;
}

/**
 * Shows once how to drag a card to a player: a pale copy of the card moves along the path. Only for mouse and touch.
 */
export const mountDragHint = (host: HTMLElement, props: DragHintProps): (() => void) =>
  mountBesideCanvas(host, <DragHint {...props} host={host} />);

/** A draggable card and its target. */
interface Throw {
  readonly card: string;
  readonly from: string;
  readonly to: string;
}

/** Path of the copy, in CSS pixels of the host. */
interface Path {
  readonly card: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
}

function DragHint({ scene, due, seen, host }: DragHintProps & { readonly host: HTMLElement }) {
  const path = useSignal<Path | null>(null);
  const wanted = due.value && scene.value ? throwIn(scene.value) : null;
  useEffect(() => {
    if (wanted === null) return undefined;
    let timer = setTimeout(() => {
      path.value = pathOf(wanted, host);
      if (path.value !== null) timer = setTimeout(seen, hintTime);
    }, restTime);
    const away = () => {
      clearTimeout(timer);
      path.value = null;
    };
    // After a resize of the window the path would be wrong.
    addEventListener("resize", away);
    return () => {
      removeEventListener("resize", away);
      away();
    };
  }, [wanted?.from, wanted?.to]);
  if (path.value === null) return null;
  const { card, from, to } = path.value;
  const away = { "--x": `${middle(to).x - middle(from).x}px`, "--y": `${middle(to).y - middle(from).y}px` };
  const { title = "", rule = "" } = scene.value?.prints[card] ?? {};
  return (
    <div aria-hidden="true">
      <div class="drag-hint-card" style={{ ...at(from), width: `${from.width}px`, ...away }}>
        <Card card={card} title={title} rule={rule} />
      </div>
      <Words beside={to} />
    </div>
  );
}

function Words({ beside: { x, y, width: w, height: h } }: { readonly beside: DOMRect }) {
  const labels = useRef<HTMLParagraphElement>(null);
  const position = useSignal({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (labels.current === null) return;
    const size = { w: labels.current.offsetWidth, h: labels.current.offsetHeight };
    const placed = placeBeside({ x, y, w, h }, size, { w: innerWidth, h: innerHeight }, "below");
    // On a phone the hint must not cover the draw pile on the left.
    const left = innerWidth < narrow ? innerWidth - size.w - margin : placed.left;
    position.value = { ...placed, left };
  }, [x, y]);
  return (
    <p class="drag-hint advice" ref={labels} style={at(position.value)}>
      {t("guide.drag")}
    </p>
  );
}

/** Returns the first card that the viewer could play at another player now; null once a card is selected. */
function throwIn({ prompt, hand }: TableScene): Throw | null {
  if (!prompt?.mine || hand.some(({ state }) => state === "selected")) return null;
  const held = hand.find(({ state, drag }) => state === "playable" && drag && drag.seats.length > 0);
  const seat = held?.drag?.seats[0];
  return held === undefined || seat === undefined
    ? null
    : { card: held.card, from: `card:${held.key}`, to: `seat-${seat}` };
}

function pathOf({ card, from, to }: Throw, host: HTMLElement): Path | null {
  const boxOf = (spot: string) => host.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  const [start, end] = [boxOf(from), boxOf(to)];
  return start === undefined || end === undefined ? null : { card, from: start, to: end };
}

const at = ({ left, top }: { readonly left: number; readonly top: number }) => ({ left: `${left}px`, top: `${top}px` });

const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

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
