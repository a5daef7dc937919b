import type { TableLink, TableSnapshot } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";
import { Avatar } from "../components/avatar.tsx";
import { drawing } from "../components/drawings.ts";
import { Fairness } from "../fairness/fairness.tsx";
import { StartsCalledOff } from "../fairness/starts-called-off.tsx";
import { useArrived, useGames } from "../games.ts";
import { TalkButtons } from "../social/talk-buttons.tsx";
import { WatchBar } from "../social/watch-bar.tsx";
import { Again } from "./again.tsx";
import { KeepLine } from "./keep-line.tsx";
import { Keepsakes } from "./keepsakes.tsx";
import { Places } from "./places.tsx";
import { Rating } from "./rating.tsx";
import { type Standing, standingsOf } from "./standings.ts";
import { t } from "./texts.ts";
import { useGameResult } from "./use-game-result.ts";
import "./result.css";

interface ResultProps {
  readonly link: TableLink;
  readonly table: TableSnapshot;
  readonly talk: Talk;
  /** Takes a chair as a spectator. */
  readonly onSit: () => void;
}

/** Result of a game: ranks, links to replay and picture, and the rematch. */
export function ResultScreen({ link, table, talk, onSit }: ResultProps) {
  const games = useGames();
  const words = useArrived(table.game && games.game(table.game.id), (game) => game.result());
  const result = useGameResult(table.mySeat === null ? null : (table.finishedId ?? null));
  const standings = words ? standingsOf(words, table, link) : [];
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
        <Places standings={standings} talk={talk} mySeat={table.mySeat} changes={result?.changes ?? []} />
        {result && table.mySeat !== null && <Rating result={result} mySeat={table.mySeat} />}
        {isPlayer && <Fairness link={link} id={table.finishedId ?? null} />}
        <StartsCalledOff count={table.startsCalledOff ?? 0} />
        <Keepsakes table={table} words={words} standings={standings} />
        {winner === mine && <KeepLine />}
      </div>
      <footer class="result-foot">
        {isPlayer ? (
          <Again link={link} table={table} />
        ) : (
          <WatchBar onSit={table.chairs.length < table.settings.seats ? onSit : null} />
        )}
      </footer>
    </section>
  );
}

const ordinals = ["2", "3", "4", "5", "6", "7", "8", "9"] as const;

interface WinnerProps {
  readonly winner: Standing;
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
