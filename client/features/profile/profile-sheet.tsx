import { useSignal } from "@preact/signals";
import { t } from "../../app/i18n.ts";
import { Button } from "../../components/forms/button.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { AccountCta } from "../account/account-cta.tsx";
import { ProfileFields, useProfile } from "./profile-form.tsx";

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
      <AccountCta />
    </Sheet>
  );
}
