import { useEffect, useRef } from "preact/hooks";
import { tellTableError } from "../../../app/problems.ts";
import { Button } from "../../../components/forms/button.tsx";
import type { ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { displayedMoment } from "../../../state/displayed-moment.ts";
import type { Talk } from "../../../state/talk.ts";
import { showToast } from "../../../state/toasts.ts";
import { EmoteRow } from "./emote-row.tsx";
import { EliminationGuess } from "./guess.tsx";
import { t } from "./texts.ts";
import { WatchHand } from "./watch-hand.tsx";
import { isOut, somebodyPlays } from "./who-plays.ts";
import "./eliminated-view.css";

interface SidelinesProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** Features for permanently eliminated players in place of their hand, and their notices for the others. */
export function EliminatedView({ link, table: latest, talk }: SidelinesProps) {
  const table = useShownTable(latest);
  const finisher = table.sidelines?.finisher ?? null;
  if (table.phase !== "playing") return null;
  if (finisher !== null) return <Finishing name={table.chairs[finisher]?.name ?? ""} />;
  if (!isOut(table)) return <Watched count={talk.social.aside.value.watchers} />;
  const people = table.chairs.filter(({ kind, presence }) => kind === "person" && presence !== "left").length;
  return (
    <section class="glass sidelines" aria-label={t("sidelines.title")}>
      {somebodyPlays(table) ? (
        <div class="sidelines-company">
          <EliminationGuess link={link} table={table} aside={talk.social.aside.value} />
          <WatchHand link={link} table={table} aside={talk.social.aside.value} />
        </div>
      ) : (
        <Finish link={link} />
      )}
      {people > 1 && <EmoteRow talk={talk} />}
    </section>
  );
}

/** Returns the table without eliminations that the display has not shown yet. */
function useShownTable(latest: TableSnapshot): TableSnapshot {
  const seen = useRef(latest);
  if (displayedMoment.value?.midway !== true) seen.current = latest;
  return seen.current;
}

function Finish({ link }: Pick<SidelinesProps, "link">) {
  async function finish(again: boolean) {
    const done = await link.manage({ type: "finish", again });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div class="sidelines-finish">
      <p>
        <b class="label">{t("sidelines.title")}</b> <span class="small soft">{t("sidelines.bots")}</span>
      </p>
      <Button kind="go" onPress={() => void finish(false)}>
        {t("sidelines.finish")}
      </Button>
      <Button onPress={() => void finish(true)}>{t("sidelines.again")}</Button>
    </div>
  );
}

const Finishing = ({ name }: { readonly name: string }) => (
  <p class="glass sidelines" role="status">
    {t("sidelines.finishing", { name })}
  </p>
);

/** Notifies the owner of a hand when its number of watchers changes. */
function Watched({ count }: { readonly count: number }) {
  const before = useRef(0);
  useEffect(() => {
    if (count > 0 && count !== before.current) showToast(t("sidelines.watched", { count }));
    before.current = count;
  }, [count]);
  return null;
}
