import { useEffect } from "preact/hooks";
import { formatDate } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { askBlocks, blocks, unblock } from "../../state/blocks.ts";
import { AccountPanel } from "../account/account-panel.tsx";
import { useAttempt } from "../account/use-attempt.ts";
import { t } from "./texts.ts";

/** The player's blocklist, with buttons to unblock. */
export function BlocksPanel() {
  const { busy, trouble, attempt } = useAttempt();
  useEffect(() => void attempt(askBlocks), []);
  const all = blocks.value;
  return (
    <AccountPanel title={t("conduct.blocked.title")}>
      {all && <p class="small soft">{t(all.length === 0 ? "conduct.blocked.none" : "conduct.blocked.text")}</p>}
      {all && all.length > 0 && (
        <ul class="lines">
          {all.map(({ id, name, avatar, at }) => (
            <li key={id} class="account-line breaking">
              <Avatar id={avatar} size={40} />
              <span class="grow">
                <b class="label" dir="auto">
                  {name}
                </b>
                <span class="tiny soft">{t("conduct.blocked.since", { day: formatDate(at) })}</span>
              </span>
              <Button
                kind="quiet"
                round
                busy={busy}
                label={t("conduct.blocked.undoOf", { name })}
                onPress={() => void attempt(() => unblock(id))}
              >
                {t("conduct.blocked.undo")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {trouble && <FieldError id="blocks-trouble">{trouble}</FieldError>}
    </AccountPanel>
  );
}
