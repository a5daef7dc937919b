import { useEffect, useRef } from "preact/hooks";
import { type EmoteId, emoteIds } from "../../../shared/net/social.ts";
import type { Talk } from "../../store/talk.ts";
import { toast } from "../../store/toasts.ts";
import { emoteDrawing } from "./emote-drawings.ts";
import { problemText } from "./problem.ts";
import { t } from "./texts.ts";

/** The emotes to choose from; after one throw it closes. */
export function EmoteBar({ talk }: { readonly talk: Talk }) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    bar.current?.querySelector("button")?.focus({ preventScroll: true });
    const leave = (event: Event) => {
      if (event.target instanceof Node && !bar.current?.contains(event.target)) talk.close();
    };
    // Waits until the press that opened it is over.
    const timer = setTimeout(() => addEventListener("pointerdown", leave));
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", leave);
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  async function send(emote: EmoteId) {
    talk.close();
    const thrown = await talk.social.emote(emote);
    if (!thrown.ok) toast(problemText(thrown.error));
  }
  return (
    <section
      ref={bar}
      class="glass emote-bar"
      aria-label={t("social.emotes.title")}
      onKeyDown={(event) => onKey(event, talk)}
    >
      {emoteIds.map((emote) => (
        <button
          key={emote}
          type="button"
          aria-label={t(`social.emotes.pick.${emote}`)}
          onClick={() => void send(emote)}
        >
          <img src={emoteDrawing(emote)} alt="" />
        </button>
      ))}
    </section>
  );
}

const steps: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go from emote to emote, Escape closes. */
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
