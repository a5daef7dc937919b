import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import type { Emoted, EmoteId } from "../../../../shared/net/social.ts";
import { drawing } from "../../../components/pictures/drawings.tsx";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { SeatSpot } from "../../../game-model/table-host.ts";
import type { Talk } from "../../../state/talk.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import type { TalkProps } from "../social-state.ts";
import { t } from "../texts.ts";
import { boxesOf, placeBubble, spotOf, tailOf } from "./place-bubble.ts";
import "./bubbles.css";

/** Display time of an emote, in ms. */
const emoteStay = 2400;

/** Display time of a chat line, in ms; long enough to read it. */
const lineStay = (text: string): number => Math.min(8000, 2500 + 55 * text.length);

/** Chat lines and emotes at the players' seats. */
export function Bubbles({ talk, table }: TalkProps) {
  const bubbles = useTransientList<BubbleProps>(({ from }) => `${from}`);
  const thrown = useTransientList<ThrownProps>(({ from, at }) => `${from} ${at}`);
  const mySeat = useRef(table.mySeat);
  mySeat.current = table.mySeat;
  const speak = (bubble: Omit<BubbleProps, "mine">) =>
    bubbles.show({ ...bubble, mine: bubble.from === mySeat.current });
  useEffect(
    () =>
      talk.social.onEmote(({ seat, who, emote, at }) => {
        const [spot, goal] = [spotOf(seat, talk), at === undefined ? null : spotOf(at, talk)];
        if (talk.hides(who) || !spot) return;
        if (at === undefined) speak({ from: seat, spot, says: { kind: "emote", emote }, stay: emoteStay });
        else if (goal) thrown.show({ from: seat, at, emote, spot, goal, stay: emoteStay });
      }),
    [talk],
  );
  useNewLines(talk, (seat, text) => {
    const spot = spotOf(seat, talk);
    if (spot && !isChatSeen()) speak({ from: seat, spot, says: { kind: "line", text }, stay: lineStay(text) });
  });
  const news = useEmoteAnnouncement(talk, table);
  return (
    <>
      <div class="bubbles" aria-hidden="true">
        {bubbles.shown.map(({ id, thing }) => (
          <Bubble key={id} {...thing} />
        ))}
        {thrown.shown.map(({ id, thing }) => (
          <ThrownEmote key={id} {...thing} />
        ))}
      </div>
      <p class="unseen" role="status">
        {news}
      </p>
    </>
  );
}

/** Whether the chat is visible, so that its lines need no bubbles. */
const isChatSeen = (): boolean => boxesOf(".chat-lines").length > 0;

/** Reports each new chat line of a player on a chair. */
function useNewLines(talk: Talk, tell: (seat: number, text: string) => void): void {
  useEffect(() => {
    let known = talk.social.lines.value.at(-1)?.number ?? 0;
    return talk.lines.subscribe((lines) => {
      const news = lines.filter(({ number }) => number > known);
      known = talk.social.lines.value.at(-1)?.number ?? known;
      for (const { who, text } of news) {
        const seat = talk.social.seated.value.indexOf(who);
        if (seat >= 0) tell(seat, text);
      }
    });
  }, [talk]);
}

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
function Bubble({ from, mine, spot, says, stay }: BubbleProps) {
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
function ThrownEmote({ from, at, emote, spot, goal, stay }: ThrownProps) {
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

/** @returns the last emote of another player in words, for screen readers. */
function useEmoteAnnouncement(talk: Talk, table: TableSnapshot): string {
  const news = useSignal("");
  const now = useRef(table);
  now.current = table;
  useEffect(
    () =>
      talk.social.onEmote((emoted) => {
        if (!talk.hides(emoted.who) && emoted.seat !== now.current.mySeat) news.value = inWords(emoted, now.current);
      }),
    [talk],
  );
  return news.value;
}

function inWords({ seat, emote, at }: Emoted, { chairs, mySeat }: TableSnapshot): string {
  const name = chairs[seat]?.name ?? "";
  if (at === undefined) return t("social.emotes.thrown", { name, emote: t(`social.emotes.${emote}`) });
  const what = { name, emote: t(`social.emotes.pick.${emote}`) };
  if (at === mySeat) return t("social.emotes.thrownAtYou", what);
  return t("social.emotes.thrownAt", { ...what, other: chairs[at]?.name ?? "" });
}

interface Brief {
  /** Display time in ms. */
  readonly stay: number;
}

interface Briefly<Thing> {
  readonly shown: readonly { readonly id: number; readonly thing: Thing }[];
  /** Shows one more for its display time. It replaces an earlier one with the same name. */
  show(thing: Thing): void;
}

/** Manages objects with a short display time. */
export function useTransientList<Thing extends Brief>(nameOf: (thing: Thing) => string): Briefly<Thing> {
  const all = useSignal<Briefly<Thing>["shown"]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return {
    shown: all.value,
    show(thing) {
      count.current += 1;
      const id = count.current;
      all.value = [...all.value.filter((other) => nameOf(other.thing) !== nameOf(thing)), { id, thing }];
      const timer = setTimeout(() => {
        timers.current.delete(timer);
        all.value = all.value.filter((other) => other.id !== id);
      }, thing.stay);
      timers.current.add(timer);
    },
  };
}
