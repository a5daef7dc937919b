import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameResult } from "../../../shared/net/people.ts";
import { isolated, joined } from "../../app/i18n.ts";
import { tellTableError } from "../../app/problems.ts";
import { openSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { drawing } from "../../components/pictures/drawings.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import type { OwnStory, ResultTexts } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import type { Chair, ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { profilesApi } from "../../net/people-api.ts";
import { token } from "../../state/session.ts";
import type { Talk } from "../../state/talk.ts";
import { Fairness, StartsCalledOff } from "../fairness/fairness.tsx";
import { MetPlayers } from "../friends/met-players.tsx";
import { callIfHidden } from "../notifications/call-hidden.ts";
import { TalkButtons } from "../social/talk-buttons.tsx";
import { WatchBar } from "../social/watch-bar.tsx";
import { pictureFor } from "./picture/picture.ts";
import { type FinalRank, finalRanksOf, Ranks } from "./ranks.tsx";
import { RatingEffect } from "./rating-change.tsx";
import { Keepsakes, Share } from "./share-links.tsx";
import { SignupLine } from "./signup-line.tsx";
import { t } from "./texts.ts";
import { saysYes, votingUnits } from "./voting-units.ts";
import { headlineOf, winnersIn } from "./winners.ts";
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
  const winners = winnersIn(standings);
  if (!words || winners.length === 0) return null;
  const isPlayer = table.mySeat !== null;
  const won = mine?.rank === 1;
  const headline = headlineOf(words, standings, table.mySeat);
  const own = mine ? ownStoryOf(words, table, link, mine.seat) : null;
  const { edition: id, deckName } = table.settings;
  const edition = deckName === undefined ? games.nameOf(id) : `${games.nameOf(id)} · ${isolated(deckName)}`;
  async function leave() {
    await link.manage({ type: "leave" });
    link.close();
  }
  const picture = () => pictureFor({ headline, edition, standings, own: mine ? { story: own, rank: mine } : null });
  return (
    <section class="result" aria-label={t("result.title")}>
      <div class="result-talk">
        <TalkButtons talk={talk} table={table} />
      </div>
      {mine ? (
        <OwnEnd mine={mine} story={own} winners={winners} headline={headline} players={standings.length} />
      ) : (
        <Winners winners={winners} headline={headline} />
      )}
      <div class="result-body">
        <Ranks standings={standings} talk={talk} mySeat={table.mySeat} changes={result?.changes ?? []} />
        {result && table.mySeat !== null && <RatingEffect result={result} mySeat={table.mySeat} />}
        {isPlayer && <Fairness link={link} id={table.finishedId ?? null} />}
        <StartsCalledOff count={table.startsCalledOff ?? 0} />
        <Keepsakes table={table} words={words} picture={picture} />
        {won && <SignupLine />}
        {isPlayer && (
          <MetPlayers
            gameId={table.finishedId ?? ""}
            chairs={table.chairs.filter(({ seat }) => seat !== table.mySeat)}
            leave={table.isPublic ? leave : null}
          />
        )}
      </div>
      <footer class="result-foot">
        {isPlayer ? (
          <Rematch link={link} table={table}>
            <Share table={table} words={words} picture={picture} />
          </Rematch>
        ) : (
          <WatchBar onSit={hasFreeChair(table) ? onSit : null} />
        )}
      </footer>
    </section>
  );
}

/** Whether a spectator may play the next game, also in place of a player who has left. */
const hasFreeChair = ({ chairs, settings, isPublic }: TableSnapshot): boolean =>
  !isPublic && chairs.filter(({ presence }) => presence !== "left").length < settings.seats;

const ordinals = ["2", "3", "4", "5", "6", "7", "8", "9", "10"] as const;

interface WinnersProps {
  readonly winners: readonly FinalRank[];
  readonly headline: string;
}

const Crown = () => <img class="mark-crown" src={drawing("fx/crown")} alt="" />;

/** The end of a game, for spectators. */
const Winners = ({ winners, headline }: WinnersProps) => (
  <div class="result-winner">
    <div class="crowned">
      {winners.map(({ seat, chair }) => (
        <Avatar key={seat} id={chair.avatar} size={112} mark={<Crown />} />
      ))}
    </div>
    <h2 class="shout">{headline}</h2>
  </div>
);

interface OwnEndProps extends WinnersProps {
  readonly mine: FinalRank;
  /** Null until the events are known. */
  readonly story: OwnStory | null;
  readonly players: number;
}

/** The player's own game first, then the winners. */
function OwnEnd({ mine, story, winners, headline, players }: OwnEndProps) {
  const won = mine.rank === 1;
  // The second of two is simply the loser.
  const ordinal = players > 2 ? ordinals[mine.rank - 2] : undefined;
  const mark = mine.mark && <img class="place-mark" src={drawing(mine.mark)} alt="" />;
  return (
    <div class={won ? "result-winner" : "result-winner lost"}>
      <Avatar id={mine.chair.avatar} size={112} ash={mine.ash} mark={won ? <Crown /> : mark} />
      <h2 class="shout">{story?.headline ?? (won ? headline : mine.line)}</h2>
      {story && (
        <dl class="own-facts">
          {story.facts.map(({ label, value }) => (
            <div key={label}>
              <dt class="tiny">{label}</dt>
              <dd class="label">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {!won && (
        <p class="row">
          {winners.map(({ seat, chair }) => (
            <Avatar key={seat} id={chair.avatar} size={32} />
          ))}
          <span>
            {ordinal
              ? joined.sentences([headline, t("result.lostText", { place: t(`result.place.${ordinal}`) })])
              : headline}
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns the player's own story; null until all events of the game are known. */
function ownStoryOf(words: ResultTexts, { game, chairs, seq }: TableSnapshot, link: ServerSource, seat: Seat) {
  const story = link.history.value;
  return game && story?.seq === seq ? words.ownStory(game, story, seat, chairs) : null;
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
  /** Button beside the vote. */
  readonly children: ComponentChildren;
}

/** Votes for a rematch. */
function Rematch({ link, table, children }: AgainProps) {
  const voters = table.chairs.filter(({ kind, presence }) => kind !== "empty" && presence !== "left");
  const me = voters.find(({ seat }) => seat === table.mySeat);
  const others = voters.filter((chair) => chair !== me);
  const units = votingUnits(voters);
  const ready = me?.ready ?? false;
  const isAsked = !ready && others.some((chair) => chair.ready && chair.kind === "person");
  useEffect(() => {
    if (isAsked) callIfHidden("rematch");
  }, [isAsked]);
  async function vote() {
    const done = await link.manage({ type: "rematch", ready: !ready });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div class="again">
      <span class="again-votes" role="status">
        <b class="label">{t("result.again")}</b>
        <span class="small soft">
          {t("result.votes", { count: units.filter(saysYes).length, people: units.length })}
        </span>
        {units.length < voters.length && <span class="tiny soft">{t("party.here")}</span>}
      </span>
      <ul class="voters">
        {others.map((chair) => (
          <Voter key={chair.seat} chair={chair} />
        ))}
      </ul>
      <Button kind="quiet" round onPress={() => openSheet("leave")}>
        {t("result.leave")}
      </Button>
      <div class="again-buttons">
        <Button kind={ready ? "plain" : "go"} onPress={() => void vote()}>
          <Icon name={ready ? "cross" : "again"} />
          {ready ? t("result.takeBack") : t("result.rematch")}
        </Button>
        {children}
      </div>
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
