import { useSignal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { RecordErrorCode } from "../../../shared/core/record-error.ts";
import type { GameRegistry } from "../../../shared/net/games.ts";
import type { WatchedGame } from "../../../shared/net/protocol.ts";
import { type GameReplay, openReplay } from "../../../shared/replays/replays.ts";
import { Bar } from "../../components/bar.tsx";
import { Notice } from "../../components/notice.tsx";
import { HomeButton } from "../../components/page-states.tsx";
import { useEngines, useGames } from "../../game-model/games.ts";
import { api } from "../../net/api.ts";
import type { ApiFailure } from "../../net/request.ts";
import { session, token } from "../../state/session.ts";
import { VerificationMark } from "../fairness/fairness.tsx";
import { Replay } from "./replay.tsx";
import { ReplayIcon } from "./replay-icons.tsx";
import { openFile, SaveButton, ShareButton } from "./share.tsx";
import { t } from "./texts.ts";

interface ReplayOfProps {
  readonly id: string;
  /** See `ReplayProps`. */
  readonly step: number | null;
  /** Whether the coach starts immediately. */
  readonly coach: boolean;
}

/** All pages below /r/ID. */
export function ReplayOf({ id, step, coach }: ReplayOfProps) {
  const watched = useSignal<WatchedGame | ApiFailure | null>(null);
  const known = session.value !== null;
  useEffect(() => {
    watched.value = null;
    if (!known) return;
    void api.game(token(), id).then((answer) => {
      watched.value = answer.ok ? answer.value : answer.error;
    });
  }, [id, known]);
  const games = useEngines();
  const { value } = watched;
  if (value === null || games === null) return <Notice title={t("replay.title")} text={t("app.loading")} />;
  if ("error" in value) return <Missing failure={value} />;
  return <Watched games={games} id={id} step={step} coach={coach} watched={value} />;
}

interface WatchedProps extends ReplayOfProps {
  readonly games: GameRegistry;
  readonly watched: WatchedGame;
}

function Watched({ games, id, step, coach, watched }: WatchedProps) {
  const opened = useMemo(() => openReplay(games, watched.record), [games, watched]);
  if (!opened.ok) return <Flawed code={opened.error.code} />;
  return (
    <Replay game={opened.value} seat={watched.seat ?? 0} step={step} coach={coach} kept={{ id, own: watched.seat }}>
      <VerificationMark record={watched.record} id={id} />
      {(watched.seat !== null || watched.shared) && <ShareButton id={id} shared={watched.shared} />}
      <SaveButton game={opened.value} />
    </Replay>
  );
}

/** A game from a file. It is never uploaded. */
export function ReplayFromFile() {
  const [game, setGame] = useState<GameReplay | null>(null);
  const [flaw, setFlaw] = useState<RecordErrorCode | null>(null);
  if (game)
    return (
      <Replay game={game} seat={0} step={null} coach={false} kept={null}>
        <VerificationMark record={game.record} id={null} />
      </Replay>
    );
  return (
    <>
      <Bar title={t("replay.import")} />
      <main>
        <Notice over title={t("replay.importTitle")} text={t("replay.importText")}>
          {flaw && (
            <p class="file-flaw" role="alert">
              {t(`replay.flaw.${flaw}`)}
            </p>
          )}
          <FilePicker
            onOpened={(opened) => {
              if (opened.ok) setGame(opened.value);
              else setFlaw(opened.error);
            }}
          />
        </Notice>
      </main>
    </>
  );
}

function Missing({ failure }: { readonly failure: ApiFailure }) {
  const missing = failure.error === "no-such-game";
  return (
    <Notice title={t("replay.missing")} text={missing ? t("replay.missingText") : t(`problem.${failure.error}`)}>
      <HomeButton />
    </Notice>
  );
}

const Flawed = ({ code }: { readonly code: RecordErrorCode }) => (
  <Notice title={t("replay.missing")} text={t(`replay.flaw.${code}`)}>
    <HomeButton />
  </Notice>
);

interface FilePickerProps {
  readonly onOpened: (opened: Awaited<ReturnType<typeof openFile>>) => void;
}

/** Opens a game from a file. */
export function FilePicker({ onOpened }: FilePickerProps) {
  const games = useGames();
  return (
    <label class="btn go block file-picker">
      <ReplayIcon name="folder" />
      {t("replay.import")}
      <input
        type="file"
        class="unseen"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be chosen again.
          currentTarget.value = "";
          if (file) void openFile(games, file).then(onOpened);
        }}
      />
    </label>
  );
}
