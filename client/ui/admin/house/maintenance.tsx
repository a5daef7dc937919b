import { useSignal } from "@preact/signals";
import { longestWords } from "../../../../shared/net/moderation.ts";
import type { HouseView } from "../../../../shared/net/operators.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { confirmingForPanel } from "../../../store/panel-passkey.ts";
import { token } from "../../../store/session.ts";
import { useAttempt } from "../../account/attempt.ts";
import { Button } from "../../components/button.tsx";
import { FieldError } from "../../components/field.tsx";
import { Part } from "../part.tsx";
import { t } from "../texts.ts";
import { WordsField } from "../words-field.tsx";
import { Said } from "./said.tsx";

interface MaintenanceProps extends Pick<HouseView, "maintenance"> {
  readonly onHouse: (house: HouseView) => void;
}

/** Stops new games, until it is withdrawn. */
export function Maintenance({ maintenance, onHouse }: MaintenanceProps) {
  const words = useSignal("");
  const { busy, trouble, attempt } = useAttempt();
  async function turn(on: boolean) {
    const house = await attempt(() =>
      confirmingForPanel(() => adminApi.maintain(token(), on, on ? words.value.trim() : "")),
    );
    if (!house) return;
    onHouse(house);
    words.value = "";
  }
  return (
    <Part title={t("admin.maintenance.title")}>
      {maintenance ? (
        <>
          <p>
            <span class="admin-pill late">{t("admin.maintenance.on")}</span>
          </p>
          <Said {...maintenance} />
          <Button kind="yes" busy={busy} onPress={() => void turn(false)}>
            {t("admin.maintenance.end")}
          </Button>
        </>
      ) : (
        <>
          <p class="small soft">{t("admin.maintenance.text")}</p>
          <WordsField
            label={t("admin.maintenance.words")}
            hint={t("admin.maintenance.hint")}
            words={words.value}
            onWords={(typed) => {
              words.value = typed;
            }}
            most={longestWords}
          />
          <Button kind="no" busy={busy} onPress={() => void turn(true)}>
            {t("admin.maintenance.begin")}
          </Button>
        </>
      )}
      {trouble && <FieldError id="maintenance-trouble">{trouble}</FieldError>}
    </Part>
  );
}
