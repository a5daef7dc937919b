import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import { openReplay } from "../../../shared/replays/replays.ts";
import { language } from "../../app/i18n.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon, LineDrawing } from "../../components/pictures/icon.tsx";
import type { DecisiveMoment, ResultTexts } from "../../game-model/client-game.ts";
import { type Games, useGames } from "../../game-model/games.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { CoachIcon } from "../coach/icon.tsx";
import { t as coachText } from "../coach/texts.ts";
import { replayChairs } from "../replay/replay-chairs.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { ShareSheet } from "../replay/share.tsx";
import { t as replayText } from "../replay/texts.ts";
import { type Picture, pictureFor } from "./picture/picture.ts";
import { PictureSheet } from "./picture/picture-sheet.tsx";
import type { FinalRank } from "./ranks.tsx";
import { t } from "./texts.ts";

interface KeepsakesProps {
  readonly table: TableSnapshot;
  readonly words: ResultTexts;
  readonly standings: readonly FinalRank[];
}

/** Links after the game: its replay, for its players, and a picture. */
export function ShareLinks({ table: { finishedId, mySeat, settings }, words, standings }: KeepsakesProps) {
  const games = useGames();
  const edition = games.nameOf(settings.edition);
  const headline = words.headline(standings[0]?.chair.name ?? "", false);
  return (
    <div class="keepsakes">
      {mySeat !== null && finishedId && (
        <>
          {words.decisive && <Decisive id={finishedId} moment={words.decisive} mySeat={mySeat} />}
          <Button onPress={() => go(addresses.replay(finishedId))}>
            <ReplayIcon name="play" />
            {replayText("replay.watch")}
          </Button>
          {games.gameOf(settings.edition)?.coach && (
            <Button onPress={() => go(addresses.replay(finishedId, "coach"))}>
              <CoachIcon />
              {coachText("coach.title")}
            </Button>
          )}
          <ShareReplay id={finishedId} />
        </>
      )}
      <MakePicture picture={() => pictureFor({ headline, edition, standings })} />
    </div>
  );
}

function MakePicture({ picture }: { readonly picture: () => Picture }) {
  const [shown, setShown] = useState<Picture | null>(null);
  return (
    <>
      <Button onPress={() => setShown(picture())}>
        <PictureIcon />
        {t("result.picture.open")}
      </Button>
      {shown && <PictureSheet picture={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const PictureIcon = () => (
  <LineDrawing>
    <path d="M3.500 5h17v14h-17zM4 17l5-5.500 4 4 3-3 4.500 4.500" />
    <circle cx="15.500" cy="9" r="1.400" fill="currentColor" />
  </LineDrawing>
);

interface DecisiveProps {
  readonly id: string;
  readonly moment: DecisiveMoment;
  readonly mySeat: number;
}

function Decisive({ id, moment, mySeat }: DecisiveProps) {
  const games = useGames();
  const [isBusy, setIsBusy] = useState(false);
  async function see() {
    setIsBusy(true);
    const step = await decisiveStep(games, id, moment, mySeat);
    setIsBusy(false);
    go(step === null ? addresses.replay(id) : addresses.replay(id, step));
  }
  return (
    <Button busy={isBusy} onPress={() => void see()}>
      <Icon name="eye" />
      {moment.title()}
    </Button>
  );
}

function ShareReplay({ id }: { readonly id: string }) {
  const [isSharing, setIsSharing] = useState(false);
  return (
    <>
      <Button onPress={() => setIsSharing(true)}>
        <Icon name="share" />
        {replayText("replay.share")}
      </Button>
      {isSharing && <ShareSheet id={id} shared={false} onClose={() => setIsSharing(false)} />}
    </>
  );
}

/** Finds the decisive step of a finished game. @returns null if the game is unavailable, or has no such step. */
async function decisiveStep(games: Games, id: string, moment: DecisiveMoment, seat: Seat): Promise<number | null> {
  const watched = await api.game(token(), id);
  if (!watched.ok) return null;
  const { record } = watched.value;
  const opened = openReplay(await games.engines(), record);
  if (!opened.ok) return null;
  const chronicleOf = await games.game(record.game).moveList();
  return moment.stepOf(chronicleOf(opened.value, language.value, replayChairs(record.seats)), seat);
}
