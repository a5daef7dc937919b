import type { Seat } from "../../../shared/core/game.ts";
import type { RatingChange } from "../../../shared/net/people.ts";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import type { Award } from "../../game-model/awards.ts";
import type { RankedSeat, ResultTexts } from "../../game-model/client-game.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";
import { BotButton } from "../bots/bot-sheet.tsx";
import { GuestMark, ProfileLink } from "../profile/player-name.tsx";
import { PersonMenuButton } from "../report/more-button.tsx";
import { personOn } from "../report/open-person-sheet.ts";
import { RatingChangeLine } from "./rating-change.tsx";
import { t } from "./texts.ts";
import { winnersIn } from "./winners.ts";
import "./ranks.css";

interface PlacesProps {
  readonly standings: readonly FinalRank[];
  readonly talk: Talk;
  readonly mySeat: Seat | null;
  /** Rating changes by seat, as far as the player may see them. */
  readonly changes: readonly (RatingChange | null)[];
}

/** All ranks and awards. From the second game on also the number of wins. */
export function Ranks({ standings, talk, mySeat, changes }: PlacesProps) {
  const scored = hasScore(standings);
  return (
    <ol class="paper places">
      {standings.map((standing, index) => (
        <Place
          key={standing.seat}
          standing={standing}
          talk={talk}
          fromLast={standings.length - 1 - index}
          mine={standing.seat === mySeat}
          scored={scored}
          change={changes[standing.seat] ?? null}
        />
      ))}
    </ol>
  );
}

interface PlaceProps {
  readonly standing: FinalRank;
  readonly talk: Talk;
  readonly fromLast: number;
  readonly mine: boolean;
  /** Whether the score is shown. */
  readonly scored: boolean;
  readonly change: RatingChange | null;
}

function Place({ standing, talk, fromLast, mine, scored, change }: PlaceProps) {
  const { chair, rank, mark, ash, honour } = standing;
  return (
    <li
      class={`${mine ? "mine" : ""} ${honour ? "honoured" : ""}`}
      data-seat={chair.seat}
      style={{ "--from-last": fromLast }}
    >
      <b class="place-rank">{rank}</b>
      <Avatar
        id={chair.avatar}
        size={44}
        ash={ash}
        mark={mark !== null && <img class="place-mark" src={drawing(mark)} alt="" />}
      />
      <span class="place-name">
        <span class="label">
          {chair.kind === "person" && !chair.guest && !mine ? (
            <ProfileLink name={chair.name} />
          ) : (
            <bdi>{chair.name}</bdi>
          )}
          {chair.guest && <GuestMark />}
        </span>
        {chair.bot && <BotButton chair={chair} bot={chair.bot} />}
        {chair.kind === "person" && !mine && <PersonMenuButton person={personOn(chair, talk)} />}
        {change && !mine && <RatingChangeLine change={change} />}
        <span class="tiny soft">{linesOf(standing).join(" · ")}</span>
      </span>
      {honour && <HonourOf honour={honour} />}
      {scored && <b class="place-wins">{t("result.wins", { count: chair.wins })}</b>}
    </li>
  );
}

const linesOf = ({ line, guessed, chair: { since } }: FinalRank): readonly string[] => [
  line,
  ...(guessed > 0 ? [t("result.guessed", { count: guessed })] : []),
  ...(since ? [t("result.since", { turn: since })] : []),
];

function HonourOf({ honour: { badge, title, detail } }: { readonly honour: Award }) {
  const shape = { "--shape": `url("${drawing(badge)}")` };
  return (
    <span class="honour">
      <i class="cut-out" style={shape} />
      <span>
        <b>{title}</b> <span class="soft">{detail}</span>
      </span>
    </span>
  );
}

/** Final rank of the player on a chair. */
export interface FinalRank extends RankedSeat {
  readonly chair: Chair;
  readonly honour: Award | null;
  /** Number of correct guesses of the next elimination, made after their own elimination. */
  readonly guessed: number;
}

/** Returns the ranks of all players, the winners first; empty while the game runs. */
export function finalRanksOf(words: ResultTexts, table: TableSnapshot, link: ServerSource): readonly FinalRank[] {
  const { game, chairs, seq, sidelines } = table;
  if (!game) return [];
  const story = link.history.value;
  const honours = story?.seq === seq ? words.awards(game, story) : [];
  return words.ranks(game).flatMap((ranked): readonly FinalRank[] => {
    const chair = chairs[ranked.seat];
    const honour = honours.find(({ seat }) => seat === ranked.seat) ?? null;
    return chair ? [{ ...ranked, chair, honour, guessed: sidelines?.guessed[ranked.seat] ?? 0 }] : [];
  });
}

/** Whether these players have played together before. The score is shown only then. */
export const hasScore = (standings: readonly FinalRank[]): boolean =>
  standings.reduce((sum, { chair }) => sum + chair.wins, 0) > winnersIn(standings).length;
