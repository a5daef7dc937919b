import type { TableLink, TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";
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

/** For whoever is out for good, in the place of their hand; and what the others learn of them. */
export function Sidelines({ link, table, talk }: SidelinesProps) {
  const finisher = table.sidelines?.finisher ?? null;
  if (table.phase !== "playing") return null;
  if (finisher !== null) return <News text={t("sidelines.finishing", { name: table.chairs[finisher]?.name ?? "" })} />;
  if (!isOut(table)) return <Watched count={talk.social.aside.value.watchers} />;
  const people = table.chairs.filter(({ kind, presence }) => kind === "person" && presence !== "left").length;
  return (
    <section class="glass sidelines" aria-label={t("sidelines.title")}>
      {somebodyPlays(table) ? (
        <>
          <Guess link={link} table={table} aside={talk.social.aside.value} />
          <WatchHand link={link} table={table} aside={talk.social.aside.value} />
        </>
      ) : (
        <Finish link={link} />
      )}
      {people > 1 && <Heckle talk={talk} />}
    </section>
  );
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

const Watched = ({ count }: { readonly count: number }) =>
  count > 0 ? <News text={t("sidelines.watched", { count })} /> : null;

const News = ({ text }: { readonly text: string }) => (
  <p class="sidelines-news" role="status">
    {text}
  </p>
);
