import { useEffect, useRef } from "preact/hooks";
import { useTransientList } from "../../../components/use-transient-list.ts";
import type { Talk } from "../../../state/talk.ts";
import type { TalkProps } from "../social-props.ts";
import { Bubble, type BubbleProps } from "./bubble.tsx";
import { boxesOf, spotOf } from "./seat-position.ts";
import { ThrownEmote, type ThrownProps } from "./thrown.tsx";
import { useEmoteAnnouncement } from "./use-emote-announcement.ts";
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
