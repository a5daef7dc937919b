import type { ApiFailure } from "../../net/request.ts";
import type { PolledResource } from "../../state/polled-resource.ts";
import { PasskeyGate } from "./passkey-gate.tsx";
import { clockText, t } from "./texts.ts";

/** Explains why the displayed data is old or missing. Renders nothing while polling succeeds. */
export function PollingStatus<Value>({ live }: { readonly live: PolledResource<Value, ApiFailure> }) {
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
