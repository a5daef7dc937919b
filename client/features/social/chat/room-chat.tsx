import { hasChat, type SocialProps } from "../social-state.ts";
import { t } from "../texts.ts";
import { ChatAllowed, ChatBody } from "./chat-body.tsx";
import "../social.css";

/** The chat as a part of a wide waiting room. */
export function RoomChat({ talk, link, table }: SocialProps) {
  if (!hasChat(table)) return null;
  return (
    <section class="glass room-chat" aria-label={t("social.chat.title")}>
      <div class="row between">
        <h2 class="head">{t("social.chat.title")}</h2>
        <ChatAllowed link={link} table={table} />
      </div>
      <ChatBody talk={talk} table={table} />
    </section>
  );
}
