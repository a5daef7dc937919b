import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { addresses } from "../../shared/net/addresses.ts";
import { t } from "../app/i18n.ts";
import { go } from "../app/router.ts";
import { Button } from "./forms/button.tsx";
import { codeProgress } from "./lazy.tsx";
import { Notice } from "./notice.tsx";
import "./loading-table.css";

/** Loading time in ms before the notice is shown. Most screens load faster. */
const quietMs = 1000;

/** Placeholder for a screen that is still loading. */
export function Loading() {
  const isSlow = useDelayedFlag(true, quietMs);
  return (
    isSlow && (
      <Notice title={t("app.loading")} text={t("app.onItsWay")}>
        <HomeButton />
      </Notice>
    )
  );
}

/** Time in ms before the progress is shown, because most tables are drawn earlier. */
const quickMs = 400;

/** Placeholder for a table while its code loads: it shows how much has arrived. */
export function LoadingTable() {
  const isSlow = useDelayedFlag(true, quickMs);
  useEffect(() => codeProgress.watch(), []);
  if (!isSlow) return null;
  const percent = Math.round(codeProgress.share.value * 100);
  return (
    <div class="loading-table">
      <div class="loading-table-cards" aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <p role="status">{t("picture.loading")}</p>
      <progress max="100" value={percent} aria-label={t("picture.loading")} />
      <p class="small soft" aria-hidden="true">
        {t("picture.share", { share: percent })}
      </p>
    </div>
  );
}

/** Leads to the start page, without a way back. */
export const HomeButton = ({ kind = "go" }: { readonly kind?: "go" | "quiet" }) => (
  <Button kind={kind} block onPress={() => go(addresses.home, "replace")}>
    {t("app.home")}
  </Button>
);

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  /** Leads to what is missing. */
  readonly button: ComponentChildren;
  /** Example of what will stand here. Screen readers skip it, because it is not true. */
  readonly children: ComponentChildren;
}

/** A place without content: what it is for, and how it is filled. */
export const Empty = ({ title, text, button, children }: EmptyProps) => (
  <>
    <section class="paper empty">
      <h2 class="head">{title}</h2>
      <p class="balance">{text}</p>
      {button}
    </section>
    <div class="example" aria-hidden="true" inert>
      <p class="tiny">{t("app.example")}</p>
      {children}
    </div>
  </>
);

/** Leads to the choice of a game. */
export const ChooseGame = () => (
  <Button kind="go" block onPress={() => go(addresses.home)}>
    {t("home.choose")}
  </Button>
);

/** Page for unknown addresses. */
export const NotFound = () => (
  <Notice title={t("nowhere.title")} text={t("nowhere.text")}>
    <HomeButton />
  </Notice>
);

/** Whether a condition has been true for this time, in ms. */
export function useDelayedFlag(isSo: boolean, ms: number): boolean {
  const isLong = useSignal(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => {
      isLong.value = true;
    }, ms);
    return () => {
      clearTimeout(timer);
      isLong.value = false;
    };
  }, [isSo, ms, isLong]);
  return isLong.value;
}
