import { t } from "../../i18n.ts";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { useLonger } from "../components/use-longer.ts";
import { go } from "../router.ts";

/** How long a screen may load before that is shown, in ms: most come sooner. */
const quietMs = 1000;

/** In place of a screen that is still loading. */
export function OnItsWay() {
  const isSlow = useLonger(true, quietMs);
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
