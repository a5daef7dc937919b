import { useEffect } from "preact/hooks";
import type { TableExtras } from "../../game-model/table-host.ts";
import { loadSanctions } from "../../state/sanctions.ts";
import { ChatAnnouncer, ChatPanel } from "./chat/chat-panel.tsx";
import { fetchEmotes } from "./emote-drawings.ts";
import { Bubbles } from "./emotes/bubbles.tsx";
import { Drums } from "./emotes/drums.tsx";
import { EmoteBar } from "./emotes/emote-bar.tsx";
import { Nudge } from "./nudge.tsx";
import { hasChat, type SocialProps } from "./social-state.ts";
import { t } from "./texts.ts";
import "./social.css";

/** Emotes and chat, over all contents of a table. */
export function Social({ talk, link, table }: SocialProps) {
  const { open, extras, social } = talk;
  const unread = talk.unread.value;
  const watching = social.spectators.value.length;
  const seers = social.aside.value.watchers;
  useEffect(() => social.judged.subscribe((times) => void (times > 0 && loadSanctions())), [social]);
  const { chat, emotes } = { chat: hasChat(table), emotes: table.mySeat !== null };
  useEffect(() => {
    extras.value = extrasOf({ chat, emotes, unread, watching, seers });
  });
  useEffect(() => {
    if ((open.value === "chat" && !chat && watching === 0) || (open.value === "emotes" && !emotes)) talk.close();
  }, [chat, emotes, watching]);
  useEffect(fetchEmotes, []);
  return (
    <>
      <Bubbles talk={talk} table={table} />
      <Drums talk={talk} />
      <Nudge talk={talk} table={table} />
      {open.value === "chat" && <ChatPanel talk={talk} link={link} table={table} />}
      {open.value === "emotes" && <EmoteBar talk={talk} table={table} />}
      <ChatAnnouncer talk={talk} />
    </>
  );
}

interface Shown {
  readonly chat: boolean;
  readonly emotes: boolean;
  readonly unread: number;
  readonly watching: number;
  /** Number of players who see the viewer's hand, one round late. */
  readonly seers: number;
}

function extrasOf({ chat, emotes, unread, watching, seers }: Shown): TableExtras {
  const chatLabel = unread > 0 ? t("social.chat.openUnread", { count: unread }) : t("social.chat.open");
  return {
    corners: [
      ...(chat ? [{ id: "chat", icon: "chat", label: chatLabel, dot: unread, key: "t" } as const] : []),
      ...(emotes ? [{ id: "emotes", icon: "emotes", label: t("social.emotes.open"), dot: 0, key: "r" } as const] : []),
    ],
    note: noteOf(watching, seers),
  };
}

function noteOf(watching: number, seers: number): string {
  if (seers > 0) return t("social.people.seers", { count: seers });
  return watching > 0 ? t("social.people.note", { count: watching }) : "";
}
