import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { GameResult } from "../../../shared/net/people.ts";
import { tellTableError } from "../../app/problems.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { profilesApi } from "../../net/people-api.ts";
import { token } from "../../state/session.ts";
import type { Talk } from "../../state/talk.ts";
import { Fairness } from "../fairness/fairness.tsx";
import { StartsCalledOff } from "../fairness/starts-called-off.tsx";
import { TalkButtons } from "../social/talk-buttons.tsx";
import { WatchBar } from "../social/watch-bar.tsx";
import { type FinalRank, finalRanksOf, Ranks } from "./ranks.tsx";
import { RatingEffect } from "./rating-change.tsx";
import { ShareLinks } from "./share-links.tsx";
import { SignupLine } from "./signup-line.tsx";
import { t } from "./texts.ts";
import "./result.css";

interface ResultProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/** Result of a game: ranks, links to replay and picture, and the rematch. */
export function ResultScreen({ link, table, talk, onSit }: ResultProps) {
  const games = useGames();
  const words = useLazyPart(table.game && games.game(table.game.id), (game) => game.result());
  const result = useGameResult(table.mySeat === null ? null : (table.finishedId ?? null));
  const standings = words ? finalRanksOf(words, table, link) : [];
  const mine = standings.find(({ seat }) => seat === table.mySeat);
  const winner = mine?.rank === 1 ? mine : standings[0];
  if (!words || !winner) return null;
  const isPlayer = table.mySeat !== null;
  return (
    <section class="result" aria-label={t("result.title")}>
      <div class="result-talk">
        <TalkButtons talk={talk} table={table} />
      </div>
      <Winner
        winner={winner}
        headline={words.headline(winner.chair.name, winner === mine)}
        won={winner === mine}
        rank={mine?.rank ?? 0}
      />
      <div class="result-body">
        <Ranks standings={standings} talk={talk} mySeat={table.mySeat} changes={result?.changes ?? []} />
        {result && table.mySeat !== null && <RatingEffect result={result} mySeat={table.mySeat} />}
        {isPlayer && <Fairness link={link} id={table.finishedId ?? null} />}
        <StartsCalledOff count={table.startsCalledOff ?? 0} />
        <ShareLinks table={table} words={words} standings={standings} />
        {winner === mine && <SignupLine />}
      </div>
      <footer class="result-foot">
        {isPlayer ? (
          <Rematch link={link} table={table} />
        ) : (
          <WatchBar onSit={table.chairs.length < table.settings.seats ? onSit : null} />
        )}
      </footer>
    </section>
  );
}

const ordinals = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface WinnerProps {
  readonly winner: FinalRank;
  readonly headline: string;
  /** Whether the viewer is the winner. */
  readonly won: boolean;
  /** Rank of the viewer; 0: a spectator. */
  readonly rank: number;
}

function Winner({ winner: { chair }, headline, won, rank }: WinnerProps) {
  const ordinal = ordinals[rank - 2];
  return (
    <div class="result-winner">
      <Avatar id={chair.avatar} size={112} mark={<img class="mark-crown" src={drawing("fx/crown")} alt="" />} />
      <h2 class="shout">{headline}</h2>
      {won && <p>{t("result.wonText", { name: chair.name })}</p>}
      {!won && ordinal && <p>{t("result.lostText", { place: t(`result.place.${ordinal}`) })}</p>}
    </div>
  );
}

/** Returns the effects of a finished game. Null until the server responds, for spectators, and after an error. */
export function useGameResult(finishedId: string | null): GameResult | null {
  const result = useSignal<GameResult | null>(null);
  useEffect(() => {
    if (finishedId === null) return;
    void profilesApi.result(token(), finishedId).then((answer) => {
      if (answer.ok) result.value = answer.value;
    });
  }, [finishedId]);
  return result.value?.id === finishedId ? result.value : null;
}

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
