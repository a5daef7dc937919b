import { useSignal } from "@preact/signals";
import type { TableLink, TableSnapshot } from "../../game/model.ts";
import { t } from "../../i18n.ts";
import { Button } from "../components/button.tsx";
import { Sheet } from "../components/sheet.tsx";
import { TableSettingsFields } from "../components/table-settings.tsx";
import { tellTableError } from "../problems.ts";
import { closeSheet } from "../router.ts";

interface EditProps {
  readonly link: TableLink;
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
