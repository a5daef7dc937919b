import { useEffect, useRef } from "preact/hooks";
import type { Talk } from "../../../state/talk.ts";
import { t } from "../texts.ts";

/** Reads out the lines of a closed chat to screen readers. An open chat does so itself. */
export function ChatAnnouncer({ talk }: { readonly talk: Talk }) {
  const last = talk.lines.value.at(-1);
  const known = useRef(last?.number);
  useEffect(() => {
    if (talk.open.value === "chat") known.current = last?.number;
  });
  const isNew = last !== undefined && last.number !== known.current && last.who !== talk.social.me.value;
  return (
    <p class="unseen" role="status">
      {isNew && talk.unread.value > 0 ? t("social.chat.heard", { name: last.name, text: last.text }) : ""}
    </p>
  );
}
