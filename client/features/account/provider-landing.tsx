import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import type { ProviderOutcome } from "../../../shared/net/people.ts";
import { failureText } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton, Loading } from "../../components/page-states.tsx";
import type { ApiFailure } from "../../net/request.ts";
import { ensureLobby } from "../../state/lobby.ts";
import { createAtProvider, redeemVisit } from "../../state/provider.ts";
import { session } from "../../state/session.ts";
import { showToast } from "../../state/toasts.ts";
import { AccountGains, AccountNameForm } from "./account-name-form.tsx";
import { ProviderButton } from "./provider-button.tsx";
import { t } from "./texts.ts";
import "./account.css";

/** The page to which a browser comes back from the OpenID provider: redeems the answer, and goes on. */
export function ProviderLanding() {
  const found = useSignal<"nameless" | ApiFailure | null>(null);
  // The answer belongs to the player of this browser, whose guest an account takes over.
  const isKnown = session.value !== null;
  useEffect(() => {
    if (!isKnown) return;
    ensureLobby();
    void redeemVisit().then((answer) => {
      // A server without a provider does not know the request.
      if (!answer.ok) found.value = answer.error.error === "malformed" ? { error: "provider-failed" } : answer.error;
      else if (answer.value.kind === "nameless") found.value = "nameless";
      else goOn(answer.value);
    });
  }, [isKnown]);
  if (found.value === null) return <Loading />;
  if (found.value === "nameless") return <NewAccount />;
  return (
    <Notice title={t("account.signIn.title")} text={failureText(found.value)}>
      {session.value?.player.guest && <ProviderButton />}
      <HomeButton />
    </Notice>
  );
}

const NewAccount = () => (
  <>
    <Bar title={t("account.keep.title")} />
    <main class="page account">
      <section class="paper account-panel">
        <AccountGains />
        <AccountNameForm create={createAtProvider} onMade={goToSeat} />
      </section>
    </main>
  </>
);

function goOn(outcome: ProviderOutcome): void {
  if (outcome.kind === "link" || outcome.kind === "confirm") {
    showToast(t(outcome.kind === "link" ? "account.provider.linked" : "account.provider.confirmed"));
    go(addresses.account, "replace");
    return;
  }
  if (outcome.kind === "signed-in") showToast(t("account.signIn.welcome", { name: outcome.player.name }));
  goToSeat();
}

/** Returns to the player's table, if they sit at one. */
function goToSeat(): void {
  const seated = session.value?.seated;
  go(seated ? addresses.table(seated.code) : addresses.home, "replace");
}
