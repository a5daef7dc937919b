import { useSignal } from "@preact/signals";
import { t } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { TableSettingsFields } from "./table-settings.tsx";

interface EditProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Lets the host change the settings in the waiting room. */
export function EditSheet({ link, table }: EditProps) {
  const settings = useSignal(table.settings);
  async function save() {
    const saved = await link.manage({ type: "settings", settings: settings.value });
    closeSheet();
    if (!saved.ok) tellTableError(saved.error);
  }
  return (
    <Sheet title={t("create.editTitle")} onClose={closeSheet}>
      <TableSettingsFields
        settings={settings.value}
        onChange={(changed) => {
          settings.value = changed;
        }}
      />
      <Button kind="go" block onPress={() => void save()}>
        {t("create.save")}
      </Button>
    </Sheet>
  );
}
