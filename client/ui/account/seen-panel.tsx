import { hide } from "../../store/account.ts";
import { session } from "../../store/session.ts";
import { FieldError } from "../components/field.tsx";
import { SwitchRow } from "../components/form-controls.tsx";
import { GoTo } from "../components/go-to.tsx";
import { useAttempt } from "./attempt.ts";
import { Panel, type PanelProps } from "./panel.tsx";
import { t } from "./texts.ts";

export function SeenPanel({ view: { hidesProfile, hidesRating }, onView }: PanelProps) {
  const { trouble, attempt } = useAttempt();
  async function change(what: Parameters<typeof hide>[0]) {
    const view = await attempt(() => hide(what));
    if (view) onView(view);
  }
  return (
    <Panel title={t("account.seen.title")}>
      <GoTo to={`/p/${encodeURIComponent(session.value?.player.name ?? "")}`} class="btn">
        {t("account.profile")}
      </GoTo>
      <div class="lines">
        <SwitchRow
          title={t("account.seen.profile")}
          note={t("account.seen.profileNote")}
          on={hidesProfile}
          onChange={(on) => void change({ hidesProfile: on })}
        />
        <SwitchRow
          title={t("account.seen.rating")}
          note={t("account.seen.ratingNote")}
          on={hidesRating}
          onChange={(on) => void change({ hidesRating: on })}
        />
      </div>
      {trouble && <FieldError id="seen-trouble">{trouble}</FieldError>}
    </Panel>
  );
}
