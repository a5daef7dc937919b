import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { maxCommentLength } from "../../../../shared/net/moderation.ts";
import type { ClusterView } from "../../../../shared/net/operators.ts";
import { Button } from "../../../components/forms/button.tsx";
import { FieldError } from "../../../components/forms/form-controls.tsx";
import { adminApi } from "../../../net/admin-api.ts";
import { withPanelConfirmation } from "../../../state/panel-passkey.ts";
import { token } from "../../../state/session.ts";
import { useAttempt } from "../../account/use-attempt.ts";
import { Panel, TextArea } from "../panel.tsx";
import { agoText, t } from "../texts.ts";

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

interface MaintenanceProps extends Pick<ClusterView, "maintenance"> {
  readonly onUpdate: (cluster: ClusterView) => void;
}

/** Stops new games, until it is withdrawn. */
export function Maintenance({ maintenance, onUpdate }: MaintenanceProps) {
  const [words, setWords] = useState("");
  const { busy, trouble, attempt } = useAttempt();
  async function turn(on: boolean) {
    const cluster = await attempt(() =>
      withPanelConfirmation(() => adminApi.maintain(token(), on, on ? words.trim() : "")),
    );
    if (!cluster) return;
    onUpdate(cluster);
    setWords("");
  }
  return (
    <Panel title={t("admin.maintenance.title")}>
      {maintenance ? (
        <>
          <p>
            <span class="admin-pill late">{t("admin.maintenance.on")}</span>
          </p>
          <AnnouncementQuote {...maintenance} />
          <Button kind="yes" busy={busy} onPress={() => void turn(false)}>
            {t("admin.maintenance.end")}
          </Button>
        </>
      ) : (
        <>
          <p class="small soft">{t("admin.maintenance.text")}</p>
          <TextArea
            label={t("admin.maintenance.words")}
            hint={t("admin.maintenance.hint")}
            words={words}
            onWords={setWords}
            most={maxCommentLength}
          />
          <Button kind="no" busy={busy} onPress={() => void turn(true)}>
            {t("admin.maintenance.begin")}
          </Button>
        </>
      )}
      {trouble && <FieldError id="maintenance-trouble">{trouble}</FieldError>}
    </Panel>
  );
}

/** Current announcement of an operator. */
const AnnouncementQuote = ({ words, at, by }: NonNullable<ClusterView["announcement"]>) => (
  <figure class="admin-said">
    {words !== "" && <blockquote>{words}</blockquote>}
    <figcaption class="tiny soft">{t("admin.said", { by: by || t("app.former"), when: agoText(at) })}</figcaption>
  </figure>
);
