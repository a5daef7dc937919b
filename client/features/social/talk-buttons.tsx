import { Icon } from "../../components/pictures/icon.tsx";
import { hasChat, type TalkProps } from "./social-state.ts";
import { t } from "./texts.ts";
import "./social.css";

/** Chat and emotes on pages without the corners of a canvas. */
export function TalkButtons({ talk, table }: TalkProps) {
  const unread = talk.unread.value;
  return (
    <>
      {table.mySeat !== null && (
        <button type="button" class="icon" aria-label={t("social.emotes.open")} onClick={() => talk.toggle("emotes")}>
          <Icon name="emotes" />
        </button>
      )}
      {hasChat(table) && (
        <button
          type="button"
          class="icon chat-button"
          aria-label={unread > 0 ? t("social.chat.openUnread", { count: unread }) : t("social.chat.open")}
          aria-expanded={talk.open.value === "chat"}
          onClick={() => talk.toggle("chat")}
        >
          <Icon name="chat" />
          {unread > 0 && <b class="badge">{unread > 9 ? "9+" : unread}</b>}
        </button>
      )}
    </>
  );
}
