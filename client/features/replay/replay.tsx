import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import type { GameRecord } from "../../../shared/core/record.ts";
import type { GameReplay } from "../../../shared/replays/replays.ts";
import { formatDateTime, joined, language, minutesOf } from "../../app/i18n.ts";
import { goBack, route } from "../../app/router.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { MoveListOf } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { noSocial } from "../../game-model/social.ts";
import { Talk } from "../../state/talk.ts";
import { BotSheet } from "../bots/bot-sheet.tsx";
import { Coach, CoachButton } from "../coach/coach.tsx";
import { useAnalysis } from "../coach/use-analysis.ts";
import { DeckButton } from "../decks/deck-button.tsx";
import { GameHost } from "../play/game-host.tsx";
import { openPersonSheet } from "../report/open-person-sheet.ts";
import { PerspectiveChoice, PlaybackButtons, SpeedButton, SpeedChoice, useReplayKeys } from "./controls.tsx";
import { replayChairs } from "./replay-chairs.ts";
import { ReplayIcon } from "./replay-icons.tsx";
import { ReplayPlayer } from "./replay-player.ts";
import { t } from "./texts.ts";
import { MoveList, Timeline } from "./timeline.tsx";
import "./replay.css";

const nobodyTalks = new Talk(noSocial, "");

interface ReplayProps {
  readonly game: GameReplay;
  /** Initial perspective. */
  readonly seat: Seat;
  /** Opens just before this step and plays; null: opens paused at the deal. */
  readonly step: number | null;
  /** Whether the coach starts immediately. */
  readonly coach: boolean;
  /** Id of the game on the server, and the viewer's own seat; null for a game from a file. */
  readonly kept: { readonly id: string; readonly own: Seat | null } | null;
  /** Actions in the bar. */
  readonly children?: ComponentChildren;
}

/** A finished game, at a table that looks like the original one. */
export function Replay(props: ReplayProps) {
  const games = useGames();
  const chronicleOf = useLazyPart(games.game(props.game.game), (game) => game.moveList());
  return chronicleOf && <Opened {...props} chronicleOf={chronicleOf} />;
}

interface OpenedProps extends ReplayProps {
  readonly chronicleOf: MoveListOf;
}

function Opened({ game, seat, step: first, coach, kept, children, chronicleOf }: OpenedProps) {
  const { seats, config } = game.record;
  const { edition, deck } = config;
  const entries = useMemo(() => chronicleOf(game, replayChairs(seats)), [game, language.value]);
  const player = useMemo(() => new ReplayPlayer(game, entries, { seat, open: true }, othersIn(game, kept)), [game]);
  useEffect(() => () => player.stop(), [player]);
  useEffect(() => (first === null ? undefined : playFrom(player, first)), [player, first]);
  useReplayKeys(player);
  const control = useAnalysis(game.record, player.sight.value.seat, coach);
  const onPage = useGames().game(game.game);
  const step = player.stops[player.at.value];
  const now = entries.filter((entry) => entry.step === step).map(({ text }) => text);
  return (
    <div class="replay">
      <ReplayBar record={game.record}>
        {deck && <DeckButton edition={edition} deck={deck} />}
        {children}
        <CoachButton control={control} game={onPage} />
      </ReplayBar>
      {route.value.sheet === "bot" && <BotSheet chairs={replayChairs(seats)} />}
      <main class="replay-stage">
        <GameHost
          class="replay-board"
          link={player.link}
          game={game.game}
          talk={nobodyTalks}
          onPerson={({ seat, name, avatar }) => {
            const step = player.stops[player.at.value] ?? 0;
            if (kept)
              openPersonSheet({ name, avatar, guest: false, met: { kind: "game", gameId: kept.id, seat, step } });
          }}
        />
        <p class="replay-now" role="status" aria-live={player.playing.value ? "off" : "polite"}>
          {joined.sentences(now)}
        </p>
      </main>
      <section class="glass replay-log" aria-label={t("replay.log")}>
        <h2 class="label">{t("replay.log")}</h2>
        <MoveList player={player} entries={entries} seats={seats} />
      </section>
      <footer class="replay-foot">
        <Timeline player={player} entries={entries} seats={seats} now={joined.sentences(now)} />
        <Coach control={control} player={player} record={game.record} entries={entries} />
        <div class="replay-controls">
          <SpeedChoice player={player} />
          <SpeedButton player={player} />
          <PlaybackButtons player={player} />
          <PerspectiveChoice player={player} seats={seats} />
          <LogButton>
            <MoveList player={player} entries={entries} seats={seats} />
          </LogButton>
        </div>
      </footer>
    </div>
  );
}

/**
 * Shows the stop before a step, and starts playback once a table is drawn. @returns a function that cancels the start.
 */
function playFrom(player: ReplayPlayer, step: number): () => void {
  player.goTo(player.stops.findLastIndex((stop) => stop < step));
  let begun = false;
  return nobodyTalks.seatAt.subscribe((drawn) => {
    if (drawn === null || begun) return;
    begun = true;
    player.play();
  });
}

/** Opens the list as a sheet if there is no space for it beside the table. */
function LogButton({ children }: { readonly children: ComponentChildren }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon replay-list" aria-label={t("replay.log")} onClick={() => setIsOpen(true)}>
        <ReplayIcon name="list" />
      </button>
      {isOpen && (
        <Sheet title={t("replay.log")} onClose={() => setIsOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

/** Returns the players that the viewer may report and block; empty if the server does not know the game. */
const othersIn = ({ record: { seats } }: GameReplay, kept: ReplayProps["kept"]): readonly Seat[] =>
  kept
    ? seats.flatMap(({ kind, name }, seat) => (kind === "person" && name !== "" && seat !== kept.own ? [seat] : []))
    : [];

interface ReplayBarProps {
  readonly record: GameRecord;
  readonly children: ComponentChildren;
}

/** Name and date of the game, and the actions of the viewer. */
function ReplayBar({ record, children }: ReplayBarProps) {
  const { config, beganAt, steps } = record;
  const facts = [
    formatDateTime(beganAt),
    t("replay.moves", { count: steps.length }),
    t("replay.minutes", { count: minutesOf(steps.at(-1)?.at ?? 0) }),
  ];
  return (
    <header class="replay-bar">
      <button type="button" class="icon" aria-label={t("app.back")} onClick={goBack}>
        <Icon name="back" />
      </button>
      <div class="grow">
        <h1 class="label">{t("replay.head", { edition: useGames().nameOf(config.edition), count: config.players })}</h1>
        <p class="tiny soft">{joined.facts(facts)}</p>
      </div>
      {children}
    </header>
  );
}
