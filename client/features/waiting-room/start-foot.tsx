import { useSignal } from "@preact/signals";
import { addresses } from "../../../shared/net/addresses.ts";
import type { TableAction } from "../../../shared/net/protocol.ts";
import { language, t } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { shareOrCopy } from "../../components/share.tsx";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { siteLink } from "../../state/base-path.ts";

interface FootProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly hosting: boolean;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/** The primary action of a waiting room: the host starts, the other players report that they are ready. */
export function StartFoot({ link, table, hosting, onSit }: FootProps) {
  const busy = useSignal(false);
  async function manage(action: TableAction) {
    busy.value = true;
    const done = await link.manage(action);
    busy.value = false;
    if (!done.ok) tellTableError(done.error);
  }
  const watching = link.social.spectators.value.length;
  const me = table.chairs.find(({ seat }) => seat === table.mySeat);
  if (table.dealing) return <Dealing />;
  return (
    <div class="foot center">
      {hosting && <Start table={table} busy={busy.value} onStart={() => void manage({ type: "start" })} />}
      {!hosting && me && (
        <Ready chairs={table.chairs} me={me} onReady={(ready) => void manage({ type: "ready", ready })} />
      )}
      {!me && <p class="small soft">{t("room.watching")}</p>}
      {!me && table.chairs.some(({ kind }) => kind === "empty") && (
        <Button kind="go" block onPress={onSit}>
          {t("profile.sit")}
        </Button>
      )}
      {watching > 0 && (
        <p class="small soft row watching">
          <Icon name="eye" />
          {t("room.watchers", { count: watching })}
        </p>
      )}
    </div>
  );
}

/** Shown during the deal; usually too short to read. */
const Dealing = () => (
  <div class="foot center">
    <p class="small soft balance" role="status">
      {t("room.dealing")}
    </p>
  </div>
);

/** Link to a table for messages. Its preview has the language of the page. */
export const linkTo = (code: string): string => siteLink(addresses.tableLink(code, language.value));

interface StartProps {
  readonly table: TableSnapshot;
  readonly busy: boolean;
  readonly onStart: () => void;
}

/** One sentence about the next step, and its button. */
function Start({ table: { chairs, code }, busy, onStart }: StartProps) {
  const taken = chairs.filter(({ kind }) => kind !== "empty");
  const slow = taken.find(({ kind, host, ready }) => kind === "person" && !host && !ready);
  if (taken.length < 2)
    return (
      <>
        <p class="small soft balance">{t("room.alone")}</p>
        <Button kind="go" block onPress={() => void shareOrCopy(linkTo(code), t("room.shareText"))}>
          {t("room.invite")}
        </Button>
      </>
    );
  const empty = chairs.length - taken.length;
  return (
    <>
      <p class="small soft balance">
        {slow ? t("room.startWhen", { name: slow.name }) : t("room.startNote", { count: empty })}
      </p>
      <Button kind="go" block off={slow !== undefined} busy={busy} onPress={onStart}>
        {slow ? t("room.waitFor", { name: slow.name }) : t("room.start", { count: taken.length })}
      </Button>
    </>
  );
}

interface ReadyProps {
  readonly chairs: readonly Chair[];
  readonly me: Chair;
  readonly onReady: (ready: boolean) => void;
}

function Ready({ chairs, me, onReady }: ReadyProps) {
  const host = chairs.find((chair) => chair.host);
  const waitedFor = chairs.filter(({ kind, ready }) => kind === "person" && !ready).filter((chair) => !chair.host);
  const lastOne = waitedFor.length === 1 && waitedFor[0]?.seat === me.seat && chairs.length > 2;
  return (
    <>
      <p class="small soft balance">{host && t(lastOne ? "room.lastOne" : "room.hostStarts", { name: host.name })}</p>
      {me.ready ? (
        <Button kind="quiet" block onPress={() => onReady(false)}>
          {t("room.notReady")}
        </Button>
      ) : (
        <Button kind="go yes" block onPress={() => onReady(true)}>
          <Icon name="check" />
          {t("room.imReady")}
        </Button>
      )}
    </>
  );
}
