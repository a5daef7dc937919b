import type { SanctionView } from "../../../shared/net/moderation.ts";
import { route } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { loadSanctions, putAway, standing, untold } from "../../state/sanctions.ts";
import { useAttempt } from "../account/use-attempt.ts";
import { ProfileSheet } from "../profile/profile-form.tsx";
import { SanctionAnswer, SanctionFacts, t } from "./sanction.tsx";

/** Notice over any screen: a moderator's decision until it is dismissed, then the choice of a new name if required. */
export function SanctionNotices() {
  const sanction = untold.value;
  if (sanction) return <SanctionNotice key={sanction.id} sanction={sanction} />;
  // Not at a table, because other players would have to wait.
  if (standing.value?.nameTaken && route.value.screen.name !== "table") return <NewName />;
  return null;
}

function SanctionNotice({ sanction }: { readonly sanction: SanctionView }) {
  const { busy, trouble, attempt } = useAttempt();
  const close = () => void attempt(() => putAway(sanction.id));
  return (
    <Sheet title={t(`standing.kind.${sanction.kind}`)} onClose={close}>
      <SanctionFacts sanction={sanction} />
      <SanctionAnswer sanction={sanction} />
      <p class="small soft">{t("standing.again")}</p>
      <Button kind="go" block focused busy={busy} onPress={close}>
        {t("standing.read")}
      </Button>
      {trouble && <FieldError id="notice-trouble">{trouble}</FieldError>}
    </Sheet>
  );
}

const NewName = () => (
  <ProfileSheet
    title={t("standing.name.title")}
    note={t("standing.name.text")}
    save={t("standing.name.save")}
    onSaved={() => void loadSanctions()}
  />
);
