import { useSignal } from "@preact/signals";
import type { Deed } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../store/session.ts";
import { whenText } from "../../replay/when.ts";
import { Freshness } from "../freshness.tsx";
import { More } from "../more.tsx";
import { firstPages } from "../pages.ts";
import { t } from "../texts.ts";
import { useLive } from "../use-live.ts";
import "./log.css";

/** Audit log of operators and moderators, the newest entry first. */
export function Log() {
  const pages = useSignal(1);
  const live = useLive(
    () =>
      firstPages(
        (before) => adminApi.log(token(), before),
        ({ deeds }) => deeds,
        pages.value,
      ),
    "log",
  );
  const log = live.value.value;
  return (
    <>
      <Freshness live={live} />
      {log?.items.length === 0 && <p class="paper admin-empty">{t("admin.log.none")}</p>}
      {log && log.items.length > 0 && (
        <ul class="paper lines admin-log">
          {log.items.map((deed) => (
            <DeedLine key={deed.id} deed={deed} />
          ))}
        </ul>
      )}
      {log && log.last.before !== null && (
        <More
          onPress={() => {
            pages.value += 1;
            return live.refresh();
          }}
        />
      )}
    </>
  );
}

const DeedLine = ({ deed: { at, by, action, subject, who, why } }: { readonly deed: Deed }) => (
  <li>
    <b class="label">{t(`admin.log.actions.${action}`)}</b>
    {who !== null && <span class="deed-subject">{who}</span>}
    <span class={who === null ? "deed-subject" : "deed-subject tiny soft"}>{subject}</span>
    <span class="tiny soft">{t("admin.log.by", { by: doer(by), when: whenText(at) })}</span>
    {why !== "" && <span class="small deed-why">{why}</span>}
  </li>
);

function doer(by: string): string {
  if (by === "the command line") return t("admin.log.commandLine");
  return by || t("app.former");
}
