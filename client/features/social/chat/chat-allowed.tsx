import { tellTableError } from "../../../app/problems.ts";
import { SwitchRow } from "../../../components/forms/form-controls.tsx";
import type { SocialProps } from "../social-props.ts";
import { t } from "../texts.ts";
import { isHost } from "./chat-state.ts";

/** Switch of the host for the chat. */
export function ChatAllowed({ link, table }: Omit<SocialProps, "talk">) {
  if (!isHost(table)) return null;
  const on = table.settings.chat !== "off";
  async function change() {
    const done = await link.manage({ type: "chat", chat: on ? "off" : "always" });
    if (!done.ok) tellTableError(done.error);
  }
  return <SwitchRow title={t("social.chat.allowed")} on={on} onChange={() => void change()} />;
}
