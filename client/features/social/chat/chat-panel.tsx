import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../../../components/pictures/icon.tsx";
import { People } from "../people.tsx";
import type { SocialProps } from "../social-props.ts";
import { t } from "../texts.ts";
import { ChatAllowed } from "./chat-allowed.tsx";
import { ChatBody } from "./chat-body.tsx";
import { useKeyboardRoom } from "./use-keyboard-room.ts";

/** The chat beside the table, or on a phone over its lower part. The game stays playable. */
export function ChatPanel({ talk, link, table }: SocialProps) {
  const panel = useRef<HTMLElement>(null);
  const people = useSignal(false);
  useKeyboardRoom(panel);
  // Runs before the next key event, because letters after the shortcut of the chat must not reach the table.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const field = panel.current?.querySelector<HTMLElement>(".chat-form input");
    const close = panel.current?.querySelector<HTMLElement>("header button:last-child");
    (matchMedia("(pointer: fine)").matches && field ? field : close)?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const title = people.value ? t("social.people.title") : t("social.chat.title");
  return (
    <section
      ref={panel}
      class="glass chat-panel"
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        talk.close();
      }}
    >
      <header class="row">
        <h2 class="head grow">{title}</h2>
        <button
          type="button"
          class="icon"
          aria-label={people.value ? t("social.people.back") : t("social.people.show")}
          onClick={() => {
            people.value = !people.value;
          }}
        >
          <Icon name={people.value ? "chat" : "people"} />
        </button>
        <button type="button" class="icon" aria-label={t("app.close")} onClick={() => talk.close()}>
          <Icon name="cross" />
        </button>
      </header>
      {!people.value && <ChatAllowed link={link} table={table} />}
      {people.value ? <People talk={talk} table={table} /> : <ChatBody talk={talk} table={table} />}
    </section>
  );
}
