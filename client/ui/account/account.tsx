import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { AccountView } from "../../../shared/net/people.ts";
import type { Player } from "../../../shared/net/protocol.ts";
import type { ApiFailure } from "../../net/request.ts";
import { viewAccount } from "../../store/account.ts";
import { knowLobby } from "../../store/lobby.ts";
import { session } from "../../store/session.ts";
import { Bar } from "../components/bar.tsx";
import { Button } from "../components/button.tsx";
import { Notice } from "../components/notice.tsx";
import { IdentityPill } from "../components/profile.tsx";
import { BlocksPanel } from "../conduct/blocks-panel.tsx";
import { dayText } from "../replay/when.ts";
import { openSheet } from "../router.ts";
import { StandingPanel } from "../standing/standing-panel.tsx";
import { DataPanel } from "./data-panel.tsx";
import { DevicesPanel } from "./devices-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { RecoveryPanel } from "./recovery-panel.tsx";
import { SeenPanel } from "./seen-panel.tsx";
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
      <StandingPanel />
      <BlocksPanel />
      <DataPanel player={player} />
    </div>
  </main>
);

function OwnAccount({ player }: OwnerProps) {
  const shown = useSignal<AccountView | ApiFailure | null>(null);
  useEffect(() => {
    knowLobby();
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
      <IdentityPill note={t("account.since", { day: dayText(view.madeAt) })} />
      <PasskeysPanel {...props} />
      <RecoveryPanel {...props} />
      <DevicesPanel {...props} />
      <SeenPanel {...props} />
      <BlocksPanel />
      <StandingPanel />
      <DataPanel player={player} />
    </main>
  );
}
