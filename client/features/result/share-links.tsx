import { useState } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import { openReplay } from "../../../shared/replays/replays.ts";
import { withTexts } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { copy } from "../../components/share.tsx";
import type { DecisiveMoment, ResultTexts } from "../../game-model/client-game.ts";
import { type Games, useGames } from "../../game-model/games.ts";
import type { TableSnapshot } from "../../game-model/model.ts";
import { api } from "../../net/api.ts";
import { siteLink } from "../../state/base-path.ts";
import { token } from "../../state/session.ts";
import { CoachIcon } from "../coach/icon.tsx";
import { t as coachText } from "../coach/texts.ts";
import { replayChairs } from "../replay/replay-chairs.ts";
import { ReplayIcon } from "../replay/replay-icons.tsx";
import { t as replayText } from "../replay/texts.ts";
import type { Picture } from "./picture/picture.ts";
import { PictureSheet, pictureFile, sharePicture } from "./picture/picture-sheet.tsx";
import { t } from "./texts.ts";

interface KeepsakesProps {
  readonly table: TableSnapshot;
  readonly words: ResultTexts;
  readonly picture: () => Picture;
}

/** Replay and coach, for the players of the game, and the picture. */
export function Keepsakes({ table: { finishedId, mySeat, settings }, words, picture }: KeepsakesProps) {
  const games = useGames();
  const [shown, setShown] = useState<Picture | null>(null);
  return (
    <div class="keepsakes">
      {mySeat !== null && finishedId && (
        <>
          {words.decisive && <Decisive id={finishedId} moment={words.decisive} mySeat={mySeat} />}
          <Button
            kind="quiet"
            round
            label={replayText("replay.watch")}
            onPress={() => go(addresses.replay(finishedId))}
          >
            <ReplayIcon name="play" />
            {t("app.replay")}
          </Button>
          {games.gameOf(settings.edition)?.coach && (
            <Button
              kind="quiet"
              round
              label={coachText("coach.title")}
              onPress={() => go(addresses.replay(finishedId, "coach"))}
            >
              <CoachIcon />
              {coachText("coach.ask")}
            </Button>
          )}
        </>
      )}
      <Button kind="quiet" round onPress={() => setShown(picture())}>
        <ReplayIcon name="download" />
        {t("result.save")}
      </Button>
      {shown && <PictureSheet picture={shown} link={null} onClose={() => setShown(null)} />}
    </div>
  );
}

interface Shared {
  readonly picture: Picture;
  readonly link: string;
}

/** Shares the own moment in one press: a picture, and a link to the replay that begins there. */
export function Share({ table: { finishedId, mySeat }, words, picture }: KeepsakesProps) {
  const games = useGames();
  const [isBusy, setIsBusy] = useState(false);
  const [shared, setShared] = useState<Shared | null>(null);
  if (mySeat === null || !finishedId) return null;
  const id = finishedId;
  const seat = mySeat;
  async function share() {
    setIsBusy(true);
    const painted = picture();
    const [opened, step, file] = await Promise.all([
      api.shareGame(token(), id),
      words.decisive && decisiveStep(games, id, words.decisive, seat),
      pictureFile(painted),
    ]);
    setIsBusy(false);
    if (!opened.ok) return tellProblem(opened.error);
    const link = siteLink(step === null ? addresses.replay(id) : addresses.replay(id, step));
    if (await sharePicture(file, `${t("result.shareText")} ${link}`)) return;
    void copy(link);
    setShared({ picture: painted, link });
  }
  return (
    <>
      <Button busy={isBusy} onPress={() => void share()}>
        <Icon name="share" />
        {t("result.share")}
      </Button>
      <p class="tiny soft">{t("result.shareNote")}</p>
      {shared && <PictureSheet {...shared} onClose={() => setShared(null)} />}
    </>
  );
}

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
    <Button kind="quiet" round busy={isBusy} onPress={() => void see()}>
      <Icon name="eye" />
      {moment.title()}
    </Button>
  );
}

/** Finds the decisive step of a finished game. @returns null if the game is unavailable, or has no such step. */
async function decisiveStep(games: Games, id: string, moment: DecisiveMoment, seat: Seat): Promise<number | null> {
  const watched = await api.game(token(), id);
  if (!watched.ok) return null;
  const { record } = watched.value;
  const opened = openReplay(await games.engines(), record);
  if (!opened.ok) return null;
  const chronicleOf = await withTexts(games.game(record.game).moveList());
  return moment.stepOf(chronicleOf(opened.value, replayChairs(record.seats)), seat);
}
