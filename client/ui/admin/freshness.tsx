import type { ApiFailure } from "../../net/request.ts";
import type { Live } from "../../store/live.ts";
import { PasskeyGate } from "./passkey-gate.tsx";
import { t } from "./texts.ts";
import { clockText } from "./time.ts";

/** Explains why the displayed data is old or missing. Renders nothing while polling succeeds. */
export function Freshness<Value>({ live }: { readonly live: Live<Value, ApiFailure> }) {
  const failure = live.failure.value;
  const at = live.at.value;
  if (failure?.error === "confirm") return <PasskeyGate onShown={() => void live.refresh()} />;
  return (
    <div class="admin-status" role="status">
      {failure && (
        <p class="admin-stale">
          <b>{at === null ? t("admin.none") : t("admin.stale", { time: clockText(at) })}</b>{" "}
          {t(`problem.${failure.error}`)}
        </p>
      )}
    </div>
  );
}
