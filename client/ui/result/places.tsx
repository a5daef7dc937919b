import type { Seat } from "../../../shared/core/game.ts";
import type { RatingChange } from "../../../shared/net/people.ts";
import type { Honour } from "../../game/honours.ts";
import type { Talk } from "../../store/talk.ts";
import { BotButton } from "../bots/bot-button.tsx";
import { Avatar } from "../components/avatar.tsx";
import { drawing } from "../components/drawings.ts";
import { GuestMark } from "../components/guest-mark.tsx";
import { ProfileLink } from "../components/profile-link.tsx";
import { personOn } from "../conduct/about.ts";
import { MoreButton } from "../conduct/more-button.tsx";
import { Change } from "./rating.tsx";
import { hasScore, type Standing } from "./standings.ts";
import { t } from "./texts.ts";
import "./places.css";

interface PlacesProps {
  readonly standings: readonly Standing[];
  readonly talk: Talk;
  readonly mySeat: Seat | null;
  /** Rating changes by seat, as far as the player may see them. */
  readonly changes: readonly (RatingChange | null)[];
}

/** All ranks and awards. From the second game on also the number of wins. */
export function Places({ standings, talk, mySeat, changes }: PlacesProps) {
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
  readonly standing: Standing;
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
        {chair.kind === "person" && !mine && <MoreButton person={personOn(chair, talk)} />}
        {change && !mine && <Change change={change} />}
        <span class="tiny soft">{guessed > 0 ? `${line} · ${t("result.guessed", { count: guessed })}` : line}</span>
      </span>
      {honour && <HonourOf honour={honour} />}
      {scored && <b class="place-wins">{t("result.wins", { count: chair.wins })}</b>}
    </li>
  );
}

function HonourOf({ honour: { badge, title, detail } }: { readonly honour: Honour }) {
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
