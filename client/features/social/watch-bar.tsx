import type { ComponentChildren } from "preact";
import { addresses } from "../../../shared/net/addresses.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { t } from "./texts.ts";
import "./social.css";

interface BarProps {
  /** Takes a chair; null while all chairs are taken. */
  readonly onSit: (() => void) | null;
  /** Other actions. */
  readonly children?: ComponentChildren;
}

/** Bar for spectators: their perspective and their next actions. */
export function WatchBar({ onSit, children }: BarProps) {
  return (
    <div class="glass watch-bar">
      <Icon name="eye" />
      <p class="grow">
        <b class="label">{t("social.watch.title")}</b>
        <span class="tiny soft">{t("social.watch.text")}</span>
      </p>
      {children}
      {onSit && (
        <Button kind="go" onPress={onSit}>
          {t("social.watch.sit")}
        </Button>
      )}
      <Button kind="quiet" onPress={() => go(addresses.home, "replace")}>
        {t("social.watch.leave")}
      </Button>
    </div>
  );
}
