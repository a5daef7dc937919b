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

interface MaintenanceProps extends Pick<ClusterView, "maintenance"> {
  readonly onUpdate: (cluster: ClusterView) => void;
}

/** Stops new games, until it is withdrawn. */
export function Maintenance({ maintenance, onUpdate }: MaintenanceProps) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function turn(on: boolean) {
    const cluster = await attempt(() =>
      withPanelConfirmation(() => adminApi.maintain(token(), on, on ? words.value.trim() : "")),
    );
    if (!cluster) return;
    onUpdate(cluster);
    words.value = "";
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
            words={words.value}
            onWords={(typed) => {
              words.value = typed;
            }}
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
