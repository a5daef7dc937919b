import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { providerHost } from "../../state/lobby.ts";
import { goToProvider } from "../../state/provider.ts";
import { t } from "./texts.ts";
import { useAttempt } from "./use-attempt.ts";

/** Signs in, or begins an account, at the server's OpenID provider. Nothing without one. */
export function ProviderButton() {
  const { busy, trouble, attempt } = useAttempt();
  const host = providerHost();
  if (host === null) return null;
  return (
    <>
      <Button block busy={busy} onPress={() => void attempt(() => goToProvider("sign-in"))}>
        {t("account.provider.go", { host })}
      </Button>
      {trouble && <FieldError id="provider-trouble">{trouble}</FieldError>}
    </>
  );
}
