import type { Chair, TableLink, TableSnapshot } from "../../game/model.ts";
import type { Ranked } from "../../game/ranked.ts";
import { t } from "../../i18n.ts";
import type { Talk } from "../../store/talk.ts";
import { Avatar } from "../components/avatar.tsx";
import { Button } from "../components/button.tsx";
import { drawing } from "../components/drawings.ts";
import { Icon } from "../components/icon.tsx";
import { later } from "../components/later.tsx";
import { useArrived, useGames } from "../games.ts";
import { tellTableError } from "../problems.ts";
import { openSheet } from "../router.ts";
import "./result.css";

const TalkButtons = later(async () => (await import("../social/talk-buttons.tsx")).TalkButtons);
const WatchBar = later(async () => (await import("../social/watch-bar.tsx")).WatchBar);

interface ResultProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair, for a spectator. */
  readonly onSit: () => void;
}

const Fairness = later(async () => (await import("../fairness/fairness.tsx")).Fairness);
const ReplayLinks = later(async () => (await import("../replay/replay-links.tsx")).ReplayLinks);

/** The ranks of everybody, and whether they want a rematch. */
export function Result({ link, table, talk, onSit }: ResultProps) {
  const games = useGames();
  const words = useArrived(table.game && games.game(table.game.id), (game) => game.result());
  const ranked = (words && table.game ? words.ranks(table.game) : []).flatMap((each): readonly RankedChair[] => {
    const chair = table.chairs[each.seat];
    return chair ? [{ ...each, chair }] : [];
  });
  const mine = ranked.find(({ seat }) => seat === table.mySeat);
  const [first] = ranked;
  const winner = mine?.rank === 1 ? mine : first;
  if (!words || !winner) return null;
  return (
    <section class="result" aria-label={t("result.title")}>
      <div class="result-rays" />
      <div class="result-talk">
        <TalkButtons talk={talk} table={table} />
      </div>
      <div class="page">
        <Winner
          winner={winner.chair}
          headline={words.headline(winner.chair.name, winner === mine)}
          won={winner === mine}
          rank={mine?.rank ?? 0}
        />
        <ol class="paper places">
          {ranked.map((placed, index) => (
            <RankLine
              key={placed.seat}
              placed={placed}
              fromLast={ranked.length - 1 - index}
              mine={placed.seat === table.mySeat}
            />
          ))}
        </ol>
        {table.mySeat !== null && <Fairness link={link} id={table.finishedId ?? null} />}
        {table.mySeat !== null && table.finishedId && <ReplayLinks id={table.finishedId} />}
        {table.mySeat !== null ? (
          <Again link={link} table={table} />
        ) : (
          <WatchBar onSit={table.chairs.length < table.settings.seats ? onSit : null} />
        )}
      </div>
    </section>
  );
}

interface RankedChair extends Ranked {
  readonly chair: Chair;
}

const ordinals = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface WinnerProps {
  readonly winner: Chair;
  readonly headline: string;
  /** Whether the winner is the viewer. */
  readonly won: boolean;
  /** The viewer's rank; 0: a spectator. */
  readonly rank: number;
}

function Winner({ winner, headline, won, rank }: WinnerProps) {
  const ordinal = ordinals[rank - 2];
  const crown = <img class="mark-crown" src={drawing("fx/crown")} alt="" />;
  return (
    <div class="result-winner">
      <Avatar id={winner.avatar} size={112} mark={crown} />
      <h2 class="shout">{headline}</h2>
      {won && <p>{t("result.wonText", { name: winner.name })}</p>}
      {!won && ordinal && <p>{t("result.lostText", { place: t(`result.place.${ordinal}`) })}</p>}
    </div>
  );
}

interface RankLineProps {
  readonly placed: RankedChair;
  readonly fromLast: number;
  readonly mine: boolean;
}

function RankLine({ placed: { chair, rank, line, mark, ash }, fromLast, mine }: RankLineProps) {
  return (
    <li class={mine ? "mine" : ""} data-seat={chair.seat} style={{ "--from-last": fromLast }}>
      <b>{rank}</b>
      <Avatar id={chair.avatar} size={44} ash={ash} />
      <span class="grow">
        <span class="label">{chair.name}</span>
        <br />
        <span class="tiny soft">{line}</span>
      </span>
      {mark !== null && <img src={drawing(mark)} alt="" />}
    </li>
  );
}

function Again({ link, table }: Pick<ResultProps, "link" | "table">) {
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
    <section class="glass again">
      <div class="row between breaking">
        <span role="status">
          <b class="label">{t("result.again")}</b>
          <br />
          <span class="small soft">{t("result.votes", { count: yes, people: voters.length })}</span>
        </span>
        <ul class="voters">
          {others.map((chair) => (
            <Voter key={chair.seat} chair={chair} />
          ))}
        </ul>
      </div>
      <Button kind={ready ? "quiet" : "go"} block onPress={() => void vote()}>
        {!ready && <Icon name="again" />}
        {ready ? t("result.takeBack") : t("result.rematch")}
      </Button>
      <Button kind="quiet" block onPress={() => openSheet("leave")}>
        {t("result.leave")}
      </Button>
    </section>
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
      <Avatar id={chair.avatar} mark={mark} />
      <span class="unseen">{`${chair.name} ${chair.ready ? t("result.saysYes") : t("result.notYet")}`}</span>
    </li>
  );
}
