import { useSignal } from "@preact/signals";
import { t } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { isReplacedByBot } from "../../game-model/bots.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";

interface AwayProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Shown to players on chairs while a bot plays for them. */
export function AwayNotice({ link, table }: AwayProps) {
  if (table.phase !== "playing" || table.mySeat === null) return null;
  if (isReplacedByBot(table)) return <PutOut />;
  if (table.chairs[table.mySeat]?.presence !== "away") return null;
  return (
    <div class="game-away" role="alert">
      <p>{t("away.text")}</p>
      {table.isPublic && <p>{t("away.last")}</p>}
      <Button kind="go" onPress={() => void link.manage({ type: "here" })}>
        {t("away.back")}
      </Button>
    </div>
  );
}

/** Shown until the player has dismissed it. Afterwards their own panel says that a bot plays. */
function PutOut() {
  const read = useSignal(false);
  if (read.value) return null;
  return (
    <div class="game-away" role="alert">
      <p>{t("away.out")}</p>
      <p>{t("away.outText")}</p>
      <Button
        kind="go"
        onPress={() => {
          read.value = true;
        }}
      >
        {t("away.watch")}
      </Button>
    </div>
  );
}
