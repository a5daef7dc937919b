import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import { addresses } from "../../../shared/net/addresses.ts";
import { t } from "../../app/i18n.ts";
import { failureText } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Bar } from "../../components/bar.tsx";
import { Button } from "../../components/forms/button.tsx";
import { FieldError } from "../../components/forms/form-controls.tsx";
import { CodeInput, codeLength } from "../../components/forms/table-code.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { SiteLink } from "../../components/site-link.tsx";
import { useGames } from "../../game-model/games.ts";
import type { ApiFailure } from "../../net/request.ts";
import { chosenEdition, chosenSeats } from "../../state/chosen-edition.ts";
import { SeatedElsewhere } from "./seated-elsewhere.tsx";
import "./join-error.css";

interface JoinProblemProps {
  readonly code: string;
  readonly failure: ApiFailure;
  readonly onAgain: () => void;
  /** Joins as a spectator. */
  readonly onWatch: () => void;
}

/** Shown if a table could not be joined. A wrong code stays in its boxes. */
export function JoinError({ code, failure, onAgain, onWatch }: JoinProblemProps) {
  switch (failure.error) {
    case "no-such-table":
    case "malformed":
      return <CodeProblem code={code} reason="wrong" onAgain={onAgain} />;
    case "table-full":
      return failure.watch ? (
        <MayWatch code={code} onWatch={onWatch} onAgain={onAgain} />
      ) : (
        <CodeProblem code={code} reason="full" onAgain={onAgain} />
      );
    case "too-many-tries":
      return <CodeProblem code={code} reason="many" onAgain={onAgain} />;
    case "removed":
      return <Removed />;
    case "already-seated":
      return <SeatedElsewhere code={failure.seated?.code ?? ""} />;
    case "sanctioned":
      return <Sanctioned text={failureText(failure)} />;
    default:
      return <Unreachable text={t(`problem.${failure.error}`)} onAgain={onAgain} />;
  }
}

/** All chairs are taken, but spectators are allowed. */
function MayWatch({ code, onWatch, onAgain }: Omit<JoinProblemProps, "failure">) {
  return (
    <Notice title={t("code.full")} text={t("code.watchText", { code })}>
      <Button kind="go" block onPress={onWatch}>
        <Icon name="eye" />
        {t("code.watch")}
      </Button>
      <Button kind="quiet" block onPress={onAgain}>
        {t("code.again")}
      </Button>
      <HomeButton kind="quiet" />
    </Notice>
  );
}

function Removed() {
  return (
    <Notice title={t("ended.removed")} text={t("ended.removedText")}>
      <HomeButton />
    </Notice>
  );
}

/** Offers no retry, because the sanction must end first. */
const Sanctioned = ({ text }: { readonly text: string }) => (
  <Notice title={t("ended.suspended")} text={text}>
    <Button kind="go" block onPress={() => go(addresses.account, "replace")}>
      {t("ended.standing")}
    </Button>
    <HomeButton kind="quiet" />
  </Notice>
);

/** Retries automatically every three seconds. */
function Unreachable({ text, onAgain }: { readonly text: string; readonly onAgain: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onAgain, 3000);
    return () => clearTimeout(timer);
  });
  return (
    <Notice title={t("reconnect.joining")} text={text}>
      <Button kind="go" block onPress={onAgain}>
        <Icon name="again" />
        {t("reconnect.now")}
      </Button>
      <HomeButton kind="quiet" />
    </Notice>
  );
}

interface CodeProblemProps {
  readonly code: string;
  readonly reason: "wrong" | "full" | "many";
  readonly onAgain: () => void;
}

function CodeProblem({ code, reason, onAgain }: CodeProblemProps) {
  const games = useGames();
  return (
    <>
      <Bar title={t("code.title")} />
      <main class="page join-problem">
        <div class="refusal rays">
          <img src={drawing("faces/nope")} alt="" />
        </div>
        <div class="center">
          <h2>{t(`code.${reason}`)}</h2>
          <p class="soft balance">{t(`code.${reason}Text`)}</p>
        </div>
        <CodeForm code={code} reason={reason} onAgain={onAgain} />
        <p class="glass ask">
          <span>
            <Icon name="share" />
          </span>
          {t("code.ask")}
        </p>
        <div class="ways-out">
          <SiteLink to={addresses.create} class="btn quiet">
            {t("home.create")}
          </SiteLink>
          <SiteLink to={addresses.queue(chosenEdition(games), chosenSeats.value)} class="btn quiet">
            {t("code.play")}
          </SiteLink>
        </div>
      </main>
    </>
  );
}

function CodeForm({ code, reason, onAgain }: CodeProblemProps) {
  const typed = useSignal(code);
  const tooShort = useSignal(false);
  const id = useId();
  const unchanged = typed.value === code;
  function tryIt() {
    tooShort.value = typed.value.length !== codeLength;
    if (tooShort.value) return;
    if (unchanged) onAgain();
    else go(addresses.table(typed.value), "replace");
  }
  const wrong = tooShort.value ? t("code.short") : unchanged ? t(`code.${reason}Short`) : null;
  return (
    <div class="paper join-code">
      <label class="label" for={id}>
        {t("code.label")}
      </label>
      <CodeInput
        id={id}
        code={typed.value}
        onChange={(next) => {
          typed.value = next;
          tooShort.value = false;
        }}
        onEnter={tryIt}
        error={wrong ? `${id}-wrong` : undefined}
      />
      {wrong && <FieldError id={`${id}-wrong`}>{wrong}</FieldError>}
      <Button kind="go" block onPress={tryIt}>
        {t("code.again")}
      </Button>
    </div>
  );
}
