import { t } from "../app/i18n.ts";
import { go } from "../app/router.ts";
import { Button } from "./forms/button.tsx";
import { Notice } from "./notice.tsx";
import { useDelayedFlag } from "./use-delayed-flag.ts";

/** Loading time in ms before the notice is shown. Most screens load faster. */
const quietMs = 1000;

/** Placeholder for a screen that is still loading. */
export function Loading() {
  const isSlow = useDelayedFlag(true, quietMs);
  return (
    isSlow && (
      <Notice title={t("app.loading")} text={t("app.onItsWay")}>
        <Button kind="go" block onPress={() => go("/", "replace")}>
          {t("app.home")}
        </Button>
      </Notice>
    )
  );
}
