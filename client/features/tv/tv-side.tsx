import { useState } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { lazyExtra } from "../../components/lazy.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { siteLink, siteName } from "../../state/base-path.ts";
import { t } from "./texts.ts";

const QrCode = lazyExtra(async () => (await import("../../components/qr-code.tsx")).QrCode);

/** Code and QR code, always in sight, and the one press that browsers demand before sound. */
export function TvSide({ code }: { readonly code: string }) {
  return (
    <aside class="tv-side" aria-label={t("room.code")}>
      <img class="tv-logo" src={drawing("logo-wide")} alt={t("app.name")} />
      <h2>{t("tv.join")}</h2>
      <div class="tv-qr">
        <QrCode link={siteLink(addresses.table(code))} label={t("room.qr")} />
      </div>
      <p class="tv-code" translate={false} role="img" aria-label={Array.from(code).join(" ")}>
        <span>{code.slice(0, 3)}</span> <span>{code.slice(3)}</span>
      </p>
      <p class="tv-scan balance">
        {t("tv.scan")} <b translate={false}>{siteName()}</b>
      </p>
      <SoundPress />
    </aside>
  );
}

/** Browsers allow sound only after a press. The page's sound starts by itself with any press. */
function SoundPress() {
  const [isPressed, setIsPressed] = useState(false);
  if (isPressed) return null;
  return (
    <button type="button" class="tv-sound" autofocus onClick={() => setIsPressed(true)}>
      <Icon name="sound" />
      {t("tv.sound")}
    </button>
  );
}
