import type { Seat } from "../../../shared/core/game.ts";
import type { RatingChange } from "../../../shared/net/people.ts";
import { GuestMark } from "../../components/guest-mark.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.ts";
import type { Award } from "../../game-model/awards.ts";
import type { Talk } from "../../state/talk.ts";
import { BotButton } from "../bots/bot-button.tsx";
import { ProfileLink } from "../profile/profile-link.tsx";
import { PersonMenuButton } from "../report/more-button.tsx";
import { personOn } from "../report/open-person-sheet.ts";
import { type FinalRank, hasScore } from "./final-ranks.ts";
import { RatingChangeLine } from "./rating-change.tsx";
import { t } from "./texts.ts";
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
  const { chair, rank, line, mark, ash, honour, guessed } = standing;
  return (
    <li class={mine ? "mine" : ""} data-seat={chair.seat} style={{ "--from-last": fromLast }}>
      <b class="place-rank">{rank}</b>
      <Avatar
        id={chair.avatar}
        size={44}
        ash={ash}
        mark={mark !== null && <img class="place-mark" src={drawing(mark)} alt="" />}
      />
      <span class="place-name">
        <span class="label">
          {chair.kind === "person" && !chair.guest && !mine ? <ProfileLink name={chair.name} /> : chair.name}
          {chair.guest && <GuestMark />}
        </span>
        {chair.bot && <BotButton chair={chair} bot={chair.bot} />}
        {chair.kind === "person" && !mine && <PersonMenuButton person={personOn(chair, talk)} />}
        {change && !mine && <RatingChangeLine change={change} />}
        <span class="tiny soft">{guessed > 0 ? `${line} · ${t("result.guessed", { count: guessed })}` : line}</span>
      </span>
      {honour && <HonourOf honour={honour} />}
      {scored && <b class="place-wins">{t("result.wins", { count: chair.wins })}</b>}
    </li>
  );
}

function HonourOf({ honour: { badge, title, detail } }: { readonly honour: Award }) {
  const shape = { "mask-image": `url("${drawing(badge)}")` };
  return (
    <span class="honour">
      <i style={shape} />
      <span>
        <b>{title}</b> <span class="soft">{detail}</span>
      </span>
    </span>
  );
}
