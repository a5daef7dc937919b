import { useSignal } from "@preact/signals";
import { maxCommentLength } from "../../../../shared/net/moderation.ts";
import type { ClusterView } from "../../../../shared/net/operators.ts";
import { Button } from "../../../components/forms/button.tsx";
import { FieldError } from "../../../components/forms/field.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { withPanelConfirmation } from "../../../state/panel-passkey.ts";
import { token } from "../../../state/session.ts";
import { useAttempt } from "../../account/use-attempt.ts";
import { Panel } from "../panel.tsx";
import { TextArea } from "../text-area.tsx";
import { t } from "../texts.ts";
import { AnnouncementQuote } from "./announcement-quote.tsx";

interface AnnouncementProps extends Pick<ClusterView, "announcement"> {
  readonly onUpdate: (cluster: ClusterView) => void;
}

/** Announcement to all players, until it is withdrawn. */
export function Announcement({ announcement, onUpdate }: AnnouncementProps) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function say(said: string) {
    const cluster = await attempt(() => withPanelConfirmation(() => adminApi.announce(token(), said)));
    if (cluster) onUpdate(cluster);
    return cluster !== null;
  }
  async function send() {
    const sent = words.value.trim();
    if ((await say(sent)) && words.value.trim() === sent) words.value = "";
  }
  return (
    <Panel title={t("admin.announcement.title")}>
      {announcement ? (
        <AnnouncementQuote {...announcement} />
      ) : (
        <p class="small soft">{t("admin.announcement.text")}</p>
      )}
      <TextArea
        label={t(announcement ? "admin.announcement.other" : "admin.announcement.words")}
        words={words.value}
        onWords={(typed) => {
          words.value = typed;
        }}
        most={maxCommentLength}
      />
      {trouble && <FieldError id="announcement-trouble">{trouble}</FieldError>}
      <div class="sheet-buttons">
        <Button busy={busy} off={words.value.trim() === ""} onPress={() => void send()}>
          {t("admin.announcement.send")}
        </Button>
        {announcement && (
          <Button kind="quiet" busy={busy} onPress={() => void say("")}>
            {t("admin.announcement.takeBack")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
