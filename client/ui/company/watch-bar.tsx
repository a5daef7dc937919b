import { Button } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { go } from "../router.ts";
import { t } from "./texts.ts";
import "./company.css";

interface BarProps {
  /** Takes a chair; null while none is free. */
  readonly onSit: (() => void) | null;
}

/** For somebody without a chair: what they see, and the ways on. */
export function WatchBar({ onSit }: BarProps) {
  return (
    <div class="glass watch-bar">
      <Icon name="eye" />
      <p class="grow">
        <b class="label">{t("company.watch.title")}</b>
        <span class="tiny soft">{t("company.watch.text")}</span>
      </p>
      {onSit && (
        <Button kind="go" onPress={onSit}>
          {t("company.watch.sit")}
        </Button>
      )}
      <Button kind="quiet" onPress={() => go("/", "replace")}>
        {t("company.watch.leave")}
      </Button>
    </div>
  );
}
