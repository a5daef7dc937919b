import { tellTableError } from "../../app/problems.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { t } from "./texts.ts";

interface AgainProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** Votes for a rematch. */
export function Rematch({ link, table }: AgainProps) {
  const voters = table.chairs.filter(({ kind, presence }) => kind !== "empty" && presence !== "left");
  const me = voters.find(({ seat }) => seat === table.mySeat);
  const others = voters.filter((chair) => chair !== me);
  const yes = voters.filter(({ ready }) => ready).length;
  const ready = me?.ready ?? false;
  async function vote() {
    const done = await link.manage({ type: "rematch", ready: !ready });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div class="again">
      <span class="again-votes" role="status">
        <b class="label">{t("result.again")}</b>
        <span class="small soft">{t("result.votes", { count: yes, people: voters.length })}</span>
      </span>
      <ul class="voters">
        {others.map((chair) => (
          <Voter key={chair.seat} chair={chair} />
        ))}
      </ul>
      <Button kind="quiet" onPress={() => openSheet("leave")}>
        {t("result.leave")}
      </Button>
      <Button kind={ready ? "plain" : "go"} onPress={() => void vote()}>
        <Icon name={ready ? "cross" : "again"} />
        {ready ? t("result.takeBack") : t("result.rematch")}
      </Button>
    </div>
  );
}

function Voter({ chair }: { readonly chair: Chair }) {
  const mark = chair.ready ? (
    <span class="mark yes">
      <Icon name="check" />
    </span>
  ) : (
    <span class="mark wait">…</span>
  );
  return (
    <li>
      <Avatar id={chair.avatar} size={32} mark={mark} />
      <span class="unseen">{`${chair.name} ${chair.ready ? t("result.saysYes") : t("result.notYet")}`}</span>
    </li>
  );
}
