import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AccountView } from "../../../shared/net/people.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import { formatDate } from "../../app/i18n.ts";
import { openSheet } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { Notice } from "../../components/notice.tsx";
import type { ApiFailure } from "../../net/request.ts";
import { viewAccount } from "../../state/account.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { session } from "../../state/session.ts";
import { IdentityPill } from "../profile/profile-form.tsx";
import { BlocksPanel } from "../report/blocks-panel.tsx";
import { SanctionsPanel } from "../sanctions/sanctions-panel.tsx";
import { DevicesPanel, PasskeysPanel, RecoveryPanel } from "./access-panels.tsx";
import { DataPanel, PrivacyPanel } from "./data-panel.tsx";
import { ProviderPanel } from "./provider-panel.tsx";
import { t } from "./texts.ts";
import "./account.css";

/** Page of the player's own account. */
export function Account() {
  const player = session.value?.player;
  return (
    <>
      <Bar title={t("account.title")} />
      {player && (player.guest ? <NoAccount player={player} /> : <OwnAccount key={player.id} player={player} />)}
    </>
  );
}

interface OwnerProps {
  readonly player: Player;
}

const NoAccount = ({ player }: OwnerProps) => (
  <main>
    <Notice over title={t("account.guest.title")} text={t("account.guest.text")}>
      <Button kind="go" block onPress={() => openSheet("keep")}>
        {t("account.keep.go")}
      </Button>
      <Button block onPress={() => openSheet("sign-in")}>
        {t("account.signIn.title")}
      </Button>
    </Notice>
    <div class="page account">
      <SanctionsPanel />
      <BlocksPanel />
      <DataPanel player={player} />
    </div>
  </main>
);

function OwnAccount({ player }: OwnerProps) {
  const shown = useSignal<AccountView | ApiFailure | null>(null);
  useEffect(() => {
    ensureLobby();
    void viewAccount().then((answer) => {
      shown.value = answer.ok ? answer.value : answer.error;
    });
  }, []);
  const view = shown.value;
  if (view === null) return <main class="page" />;
  if ("error" in view)
    return (
      <main class="page">
        <p role="alert">{t(`problem.${view.error}`)}</p>
      </main>
    );
  const props = {
    view,
    onView: (changed: AccountView) => {
      shown.value = changed;
    },
  };
  return (
    <main class="page account">
      <IdentityPill note={t("account.since", { day: formatDate(view.madeAt) })} />
      <PasskeysPanel {...props} />
      <ProviderPanel {...props} />
      <RecoveryPanel {...props} />
      <DevicesPanel {...props} />
      <PrivacyPanel {...props} />
      <BlocksPanel />
      <SanctionsPanel />
      <DataPanel player={player} />
    </main>
  );
}
