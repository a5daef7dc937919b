import { useSignal } from "@preact/signals";
import { t } from "../../i18n.ts";
import { AccountWays } from "../account/ways.tsx";
import { Button } from "../components/button.tsx";
import { ProfileFields, useProfile } from "../components/profile.tsx";
import { Sheet } from "../components/sheet.tsx";

interface ProfileSheetProps {
  readonly title: string;
  readonly note?: string;
  readonly save: string;
  readonly onSaved: () => void;
  readonly onClose?: () => void;
}

export function ProfileSheet({ title, note, save, onSaved, ...way }: ProfileSheetProps) {
  const draft = useProfile();
  const busy = useSignal(false);
  async function finish() {
    busy.value = true;
    const saved = await draft.save(draft.profile);
    busy.value = false;
    if (saved) onSaved();
  }
  return (
    <Sheet title={title} {...way}>
      {note && <p>{note}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void finish();
        }}
      >
        <ProfileFields draft={draft} title={t("profile.name")} />
      </form>
      <Button kind="go" block busy={busy.value} onPress={() => void finish()}>
        {save}
      </Button>
      <AccountWays />
    </Sheet>
  );
}
