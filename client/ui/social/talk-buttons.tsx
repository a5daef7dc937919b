import type { TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";
import { Icon } from "../components/icon.tsx";
import { hasChat } from "./chat-state.ts";
import { t } from "./texts.ts";
import "./social.css";

interface ButtonsProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

/** Chat and emotes on pages that have no canvas with corners. */
export function TalkButtons({ talk, table }: ButtonsProps) {
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
