import { t } from "../app/i18n.ts";
import { currentToast, dismissToast } from "../state/toasts.ts";
import { Icon } from "./pictures/icon.tsx";
import "./toast.css";

/** Container of news and errors. It must always exist, so that screen readers announce its changes. */
export function Toasts() {
  const toast = currentToast.value;
  return (
    <div class="toasts">
      <div role="status">
        {toast && toast.kind !== "error" && (
          <p class="toast">
            {toast.kind === "news" && <Icon name="check" />}
            {toast.text}
          </p>
        )}
      </div>
      <div role="alert">
        {toast?.kind === "error" && (
          <p class="toast error">
            <Icon name="cross" />
            <span class="grow">{toast.text}</span>
            <button type="button" class="icon flat" aria-label={t("app.close")} onClick={dismissToast}>
              <Icon name="cross" />
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
