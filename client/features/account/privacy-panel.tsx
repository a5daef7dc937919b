import { FieldError } from "../../components/forms/field.tsx";
import { SwitchRow } from "../../components/forms/form-controls.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { hide } from "../../state/account.ts";
import { session } from "../../state/session.ts";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

export function PrivacyPanel({ view: { hidesProfile, hidesRating }, onView }: PanelProps) {
  const { trouble, attempt } = useAttempt();
  async function change(what: Parameters<typeof hide>[0]) {
    const view = await attempt(() => hide(what));
    if (view) onView(view);
  }
  return (
    <AccountPanel title={t("account.seen.title")}>
      <SiteLink to={`/p/${encodeURIComponent(session.value?.player.name ?? "")}`} class="btn">
        {t("account.profile")}
      </SiteLink>
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
    </AccountPanel>
  );
}
