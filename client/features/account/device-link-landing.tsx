import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { untilLasting } from "../../net/request.ts";
import { claimDeviceLink } from "../../state/session.ts";

/** Target of a one-time link: signs this device in as the player and opens the player's table. */
export function DeviceLinkLanding({ ticket }: { readonly ticket: string }) {
  const expired = useSignal(false);
  useEffect(() => {
    let left = false;
    void untilLasting(
      () => claimDeviceLink(ticket),
      () => !left,
    ).then((moved) => {
      if (left) return;
      if (!moved.ok) expired.value = true;
      else go(moved.value.seated ? addresses.table(moved.value.seated.code) : addresses.home, "replace");
    });
    return () => {
      left = true;
    };
  }, [ticket]);
  if (!expired.value) return <Notice title={t("device.moving")} text={t("app.loading")} />;
  return (
    <Notice title={t("device.expired")} text={t("device.expiredText")}>
      <HomeButton />
    </Notice>
  );
}
