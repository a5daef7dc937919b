import { useEffect } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import type { Connection } from "../../game-model/model.ts";
import { loadSanctions } from "../../state/sanctions.ts";

export type Ending = Exclude<Connection, "connecting" | "open" | "lost">;

export const isEnding = (connection: Connection): connection is Ending =>
  connection !== "connecting" && connection !== "open" && connection !== "lost";

interface EndedProps {
  readonly how: Ending;
  /** Message of the operator; empty without one. */
  readonly words: string;
  readonly onAgain: () => void;
}

/** Shown after a final end of the connection. The reason determines the offered actions. */
export function ConnectionEnded({ how, words, onAgain }: EndedProps) {
  useEffect(() => {
    if (how === "suspended") void loadSanctions();
  }, [how]);
  return (
    <Notice title={t(`ended.${how}`)} text={words || t(`ended.${how}Text`)}>
      {words !== "" && <p class="balance">{t(`ended.${how}Text`)}</p>}
      {how === "elsewhere" && (
        <Button kind="go" block onPress={onAgain}>
          {t("ended.hereAgain")}
        </Button>
      )}
      {how === "outdated" && (
        <Button kind="go" block onPress={() => location.reload()}>
          {t("ended.reload")}
        </Button>
      )}
      {how === "suspended" && (
        <Button kind="go" block onPress={() => go("/account", "replace")}>
          {t("ended.standing")}
        </Button>
      )}
      <Button kind="quiet" block onPress={() => go("/", "replace")}>
        {t("app.home")}
      </Button>
    </Notice>
  );
}
