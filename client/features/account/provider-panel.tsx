import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { linkProvider, unlinkProvider } from "../../state/account.ts";
import { providerHost } from "../../state/lobby.ts";
import { showToast } from "../../state/toasts.ts";
import { dates } from "./access-panels.tsx";
import { AccountPanel, type PanelProps } from "./account-panel.tsx";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

/** The account's link to the server's OpenID provider. Nothing without one. */
export function ProviderPanel({ view: { provider, passkeys }, onView }: PanelProps) {
  const { busy, trouble, attempt } = useAttempt();
  const host = providerHost();
  if (host === null || provider === undefined) return null;
  async function unlink(from: string) {
    const view = await attempt(unlinkProvider);
    if (!view) return;
    showToast(t("account.provider.unlinked", { host: from }));
    onView(view);
  }
  return (
    <AccountPanel title={t("account.provider.title", { host })}>
      <p class="small soft">{provider ? dates(provider) : t("account.provider.text")}</p>
      {provider && passkeys.length === 0 && <p class="tiny soft">{t("account.provider.needsPasskey", { host })}</p>}
      {provider === null && (
        <Button busy={busy} onPress={() => void attempt(linkProvider)}>
          {t("account.provider.link", { host })}
        </Button>
      )}
      {provider && passkeys.length > 0 && (
        <Button busy={busy} onPress={() => void unlink(host)}>
          {t("account.provider.unlink", { host })}
        </Button>
      )}
      {trouble && <FieldError id="link-trouble">{trouble}</FieldError>}
    </AccountPanel>
  );
}
