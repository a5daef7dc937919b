import { useEffect, useRef } from "preact/hooks";
import type { TableLink, TableSnapshot } from "../../game/model.ts";
import { shown } from "../../store/shown.ts";
import type { Talk } from "../../store/talk.ts";
import { toast } from "../../store/toasts.ts";
import { Button } from "../components/button.tsx";
import { tellTableError } from "../problems.ts";
import { Guess } from "./guess.tsx";
import { Heckle } from "./heckle.tsx";
import { t } from "./texts.ts";
import { WatchHand } from "./watch-hand.tsx";
import { isOut, somebodyPlays } from "./who-plays.ts";
import "./sidelines.css";

interface SidelinesProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly talk: Talk;
}

/** Features for permanently eliminated players in place of their hand, and their notices for the others. */
export function Sidelines({ link, table: latest, talk }: SidelinesProps) {
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
          <Guess link={link} table={table} aside={talk.social.aside.value} />
          <WatchHand link={link} table={table} aside={talk.social.aside.value} />
        </div>
      ) : (
        <Finish link={link} />
      )}
      {people > 1 && <Heckle talk={talk} />}
    </section>
  );
}

/** Returns the table without eliminations that the display has not shown yet. */
function useShownTable(latest: TableSnapshot): TableSnapshot {
  const seen = useRef(latest);
  if (shown.value?.midway !== true) seen.current = latest;
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
    if (count > 0 && count !== before.current) toast(t("sidelines.watched", { count }));
    before.current = count;
  }, [count]);
  return null;
}
