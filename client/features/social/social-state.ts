import { chatIsOpen, spectatorsMayTalk } from "../../../shared/net/social.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";
import { t } from "./texts.ts";

export interface TalkProps {
  readonly talk: Talk;
  readonly table: TableSnapshot;
}

export interface SocialProps extends TalkProps {
  readonly link: ServerSource;
}

export const isHost = ({ chairs, mySeat }: TableSnapshot): boolean => mySeat !== null && chairs[mySeat]?.host === true;

/** Whether the viewer can open a chat: they may read it, or may switch it on. */
export const hasChat = (table: TableSnapshot): boolean =>
  chatIsOpen(table.settings.chat, table.phase) || (isHost(table) && table.settings.chat === "off");

/** Returns the reason why the viewer cannot write now, or null. */
export function whySilent({ settings, phase, mySeat }: TableSnapshot): string | null {
  if (settings.chat === "off") return t("social.chat.off");
  if (!chatIsOpen(settings.chat, phase)) return t("social.chat.afterGame");
  return mySeat === null && !spectatorsMayTalk(phase) ? t("social.chat.watching") : null;
}
