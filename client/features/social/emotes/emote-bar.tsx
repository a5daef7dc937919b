import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Seat } from "../../../../shared/core/game.ts";
import { type EmoteId, emoteIds } from "../../../../shared/net/social.ts";
import { Avatar } from "../../../components/pictures/avatar.tsx";
import type { TableSnapshot } from "../../../game-model/model.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { emoteDrawing } from "../emote-drawings.ts";
import { socialErrorText } from "../social-error.ts";
import type { TalkProps } from "../social-props.ts";
import { t } from "../texts.ts";
import { DropTargets } from "./drop-targets.tsx";
import { useDragToSeat } from "./use-drag-to-seat.ts";

/** Emotes to choose from, and an optional target. An emote can also be dragged to a seat. */
export function EmoteBar({ talk, table }: TalkProps) {
  const bar = useRef<HTMLElement>(null);
  const target = useSignal<Seat | null>(null);
  const others = othersAt(table);
  useLeaving(bar, talk);
  async function send(emote: EmoteId, at: Seat | null) {
    talk.close();
    const sent = await talk.social.emote(at === null ? { emote } : { emote, at });
    if (!sent.ok) showToast(socialErrorText(sent.error));
  }
  const seats = others.map(({ seat }) => seat);
  const { dragged, handlers } = useDragToSeat(talk, seats, (emote, at) => void send(emote, at));
  return (
    <>
      <section
        ref={bar}
        class={dragged ? "glass emote-bar dragging" : "glass emote-bar"}
        aria-label={t("social.emotes.title")}
        onKeyDown={(event) => onKey(event, talk)}
      >
        {emoteIds.map((emote) => (
          <button
            key={emote}
            type="button"
            class="emote-pick"
            aria-label={t(`social.emotes.pick.${emote}`)}
            onClick={() => void send(emote, target.value)}
            {...handlers(emote)}
          >
            <img src={emoteDrawing(emote)} alt="" draggable={false} />
          </button>
        ))}
        {others.length > 0 && <p class="tiny soft emote-aim">{t("social.emotes.aim")}</p>}
        <span class="emote-targets">
          {others.map(({ seat, name, avatar }) => (
            <button
              key={seat}
              type="button"
              class="emote-target"
              aria-label={t("social.emotes.throwAt", { name })}
              aria-pressed={target.value === seat}
              onClick={() => {
                target.value = target.value === seat ? null : seat;
              }}
            >
              <Avatar id={avatar} size={40} />
            </button>
          ))}
        </span>
      </section>
      {dragged && <DropTargets talk={talk} seats={seats} dragged={dragged} />}
    </>
  );
}

const othersAt = ({ chairs, mySeat }: TableSnapshot) =>
  chairs.filter(({ seat, kind }) => kind !== "empty" && seat !== mySeat);

/** Takes the focus. A press outside closes the bar, and the focus returns. */
function useLeaving(bar: { readonly current: HTMLElement | null }, talk: Talk): void {
  useEffect(() => {
    const before = document.activeElement;
    bar.current?.querySelector("button")?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) talk.close();
    };
    // Waits until the press that opened the bar has ended.
    const timer = setTimeout(() => addEventListener("pointerdown", leave));
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys move between emotes, Escape closes the bar. */
function onKey(event: KeyboardEvent, talk: Talk): void {
  const { currentTarget: bar, key } = event;
  const step = steps[key];
  if (key === "Escape") talk.close();
  else if (step !== undefined && bar instanceof HTMLElement) move(bar, step);
  else return;
  event.preventDefault();
  event.stopPropagation();
}

function move(bar: HTMLElement, step: -1 | 1): void {
  const buttons = [...bar.querySelectorAll("button")];
  const { activeElement } = document;
  const at = activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1;
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
