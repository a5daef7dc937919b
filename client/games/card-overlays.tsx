import { type ReadonlySignal, type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Card, FinePoints } from "../components/cards/card.tsx";
import { placeBeside } from "../components/place-beside.ts";
import { type GuideCard, t } from "../game-model/guide.ts";
import type { Box } from "../table/layout/box.ts";
import type { DragExample, TableScene } from "../table/scene/scene.ts";
import type { EnlargedCard } from "../table/table.ts";
import { mountBesideCanvas } from "./sheets.tsx";
import "./drag-hint.css";
import "./large-card.css";

/** Idle time of the viewer's turn before the hint begins, and duration of the hint, in ms. */
const restTime = 1200;
const hintTime = 6000;

interface DragHintProps {
  readonly scene: ReadonlySignal<TableScene | null>;
  /** Whether the hint is still to be shown at this browser. */
  readonly due: ReadonlySignal<boolean>;
  readonly onSeen: () => void;
  /** Set while the hint is shown. The prompt has its words. */
  readonly shown: Signal<DragExample | null>;
  /** Boxes on the canvas that the hint must not cover, in CSS pixels of the window. */
  readonly avoid: () => readonly Box[];
}

/**
 * Shows once how to drag a card: a pale copy of it moves along the path, behind everything that can be pressed or read.
 * The first touch ends it.
 */
export const mountDragHint = (host: HTMLElement, props: DragHintProps): (() => void) =>
  mountBesideCanvas(host, <DragHint {...props} host={host} />);

/** Returns the prompt's line during the hint. */
export function dragWords({ key, onto }: DragExample, { hand, prints }: TableScene): string {
  const held = hand.find((each) => each.key === key);
  const card = prints[held?.card ?? ""]?.title ?? "";
  return t(onto === null ? "guide.dragToFelt" : "guide.dragToPlayer", { card });
}

/** Path of the copy, and the area where it is visible, in CSS pixels of the window. */
interface Path {
  readonly card: string;
  readonly from: DOMRect;
  readonly to: DOMRect;
  readonly visible: readonly Box[];
}

function DragHint({ scene, due, onSeen, shown, avoid, host }: DragHintProps & { readonly host: HTMLElement }) {
  const path = useSignal<Path | null>(null);
  const example = scene.value?.example;
  useEffect(() => {
    if (example === undefined || !due.peek()) return undefined;
    const end = new AbortController();
    const show = () => {
      path.value = pathOf(example, scene.peek(), host, avoid());
      if (path.value === null) return;
      shown.value = example;
      onSeen();
      timer = setTimeout(() => end.abort(), hintTime);
    };
    let timer = setTimeout(show, restTime);
    end.signal.addEventListener("abort", () => {
      clearTimeout(timer);
      shown.value = null;
      path.value = null;
    });
    // After a resize of the window the path would be wrong.
    for (const event of ["pointerdown", "keydown", "resize"])
      addEventListener(event, () => end.abort(), { capture: true, signal: end.signal });
    return () => end.abort();
  }, [example?.key, example?.onto]);
  if (path.value === null) return null;
  const { card, from, to, visible } = path.value;
  const away = { "--x": `${middle(to).x - middle(from).x}px`, "--y": `${middle(to).y - middle(from).y}px` };
  const { title = "", rule = "" } = scene.value?.prints[card] ?? {};
  return (
    <div class="drag-hint" aria-hidden="true" style={{ clipPath: polygonOf(visible) }}>
      <div
        class="drag-hint-card"
        style={{ left: `${from.x}px`, top: `${from.y}px`, width: `${from.width}px`, ...away }}
      >
        <Card card={card} title={title} rule={rule} />
      </div>
    </div>
  );
}

/** Returns null if the card or its target is not on the table. */
function pathOf(
  { key, onto }: DragExample,
  scene: TableScene | null,
  host: HTMLElement,
  avoid: readonly Box[],
): Path | null {
  const card = scene?.hand.find((each) => each.key === key)?.card;
  const spots = [...host.querySelectorAll<HTMLElement>("[data-spot]")];
  const boxOf = (spot: string) => spots.find(({ dataset }) => dataset["spot"] === spot)?.getBoundingClientRect();
  const from = boxOf(`card:${key}`);
  const target = boxOf(onto === null ? "pile" : `seat-${onto}`);
  if (card === undefined || from === undefined || target === undefined) return null;
  const to = onto === null ? new DOMRect(innerWidth / 2, target.y, 0, target.height) : target;
  const pressable = spots.filter(({ dataset }) => dataset["spot"] !== `card:${key}`);
  const boxes = [...pressable.map((spot) => boxFrom(spot.getBoundingClientRect())), ...avoid];
  const hidden = boxes.filter((box) => !contains(box, boxFrom(from)));
  return { card, from, to, visible: freeAreas({ x: 0, y: 0, w: innerWidth, h: innerHeight }, hidden) };
}

const boxFrom = ({ x, y, width: w, height: h }: DOMRect): Box => ({ x, y, w, h });

const contains = (outer: Box, { x, y, w, h }: Box): boolean =>
  x >= outer.x && y >= outer.y && x + w <= outer.x + outer.w && y + h <= outer.y + outer.h;

/** Returns separate boxes that fill the room without the `taken` ones. */
export function freeAreas(room: Box, taken: readonly Box[]): readonly Box[] {
  const edges = [room.y, room.y + room.h, ...taken.flatMap(({ y, h }) => [y, y + h])];
  const rows = [...new Set(edges)].filter((y) => y >= room.y && y <= room.y + room.h).sort((a, b) => a - b);
  return rows.flatMap((y, i) => {
    const h = (rows[i + 1] ?? y) - y;
    const inRow = taken.filter((box) => box.y < y + h && box.y + box.h > y).sort((a, b) => a.x - b.x);
    const free: Box[] = [];
    let x = room.x;
    for (const box of [...inRow, { x: room.x + room.w, w: 0 }]) {
      const end = Math.min(box.x, room.x + room.w);
      if (h > 0 && end > x) free.push({ x, y, w: end - x, h });
      x = Math.max(x, box.x + box.w);
    }
    return free;
  });
}

/** Returns a CSS shape of separate boxes. Each is drawn from the corner and back, because a polygon has one outline. */
function polygonOf(boxes: readonly Box[]): string {
  const points = boxes.flatMap(({ x, y, w, h }) => [
    [0, 0],
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ]);
  return `polygon(${points.map(([x, y]) => `${x}px ${y}px`).join()})`;
}

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
