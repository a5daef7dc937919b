import { useState } from "preact/hooks";
import { checkDeal } from "../../../shared/core/deal.ts";
import type { RecordErrorCode } from "../../../shared/core/record-error.ts";
import { sameOutcome } from "../../../shared/core/replay.ts";
import { fail, ok, type Result } from "../../../shared/core/result.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import { type GameReplay, openReplay } from "../../../shared/replays/replays.ts";
import { tellProblem } from "../../app/problems.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { LinkBox, saveFile } from "../../components/share.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { Games } from "../../game-model/games.ts";
import { api } from "../../net/api.ts";
import { siteLink } from "../../state/base-path.ts";
import { token } from "../../state/session.ts";
import { ReplayIcon } from "./replay-icons.tsx";
import { t } from "./texts.ts";

interface ShareProps {
  readonly id: string;
  readonly shared: boolean;
}

/** Creates a public link. All players of the game may do so. */
export function ShareButton({ id, shared }: ShareProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" class="icon labelled" aria-label={t("replay.share")} onClick={() => setIsOpen(true)}>
        <Icon name="share" />
        <span>{t("replay.share")}</span>
      </button>
      {isOpen && <ShareSheet id={id} shared={shared} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ShareSheet({ id, shared, onClose }: ShareProps & { readonly onClose: () => void }) {
  const [isLinked, setIsLinked] = useState(shared);
  const [isBusy, setIsBusy] = useState(false);
  async function share() {
    setIsBusy(true);
    const done = await api.shareGame(token(), id);
    setIsBusy(false);
    setIsLinked(done.ok);
    if (!done.ok) tellProblem(done.error);
  }
  return (
    <Sheet title={t("replay.shareTitle")} onClose={onClose}>
      <p>{t(isLinked ? "replay.shareOpen" : "replay.shareAsk")}</p>
      {isLinked ? (
        <LinkBox
          label={t("replay.shareLink")}
          link={siteLink(addresses.replay(id))}
          shareText={t("replay.shareText")}
        />
      ) : (
        <Button kind="go" block busy={isBusy} onPress={() => void share()}>
          {t("replay.shareGo")}
        </Button>
      )}
    </Sheet>
  );
}

export const SaveButton = ({ game }: { readonly game: GameReplay }) => (
  <button type="button" class="icon" aria-label={t("replay.export")} onClick={() => void saveAsFile(game)}>
    <ReplayIcon name="download" />
  </button>
);

/** Makes the browser save the game as a file. */
async function saveAsFile({ record, replay }: GameReplay): Promise<void> {
  const { writeReplayFile } = await import("../../../shared/replays/replay-file.ts");
  const file = new Blob([writeReplayFile(record, replay.outcome)], { type: "application/json" });
  saveFile(file, `nine-lives-${record.config.edition.replace(":", "-")}-${dayOf(record.beganAt)}.json`);
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Maximum size of a replay file. */
const mostBytes = 5_000_000;

/** Opens a file, after all checks that are possible before playback. */
export async function openFile(games: Games, file: File): Promise<Result<GameReplay, RecordErrorCode>> {
  if (file.size > mostBytes) return fail("foreign");
  const { readReplayFile } = await import("../../../shared/replays/replay-file.ts");
  const read = readReplayFile(await file.text());
  if (!read.ok) return fail(read.error.code);
  const { record, outcome } = read.value;
  if (checkDeal(record.deal).length > 0) return fail("deal");
  const opened = openReplay(await games.engines(), record);
  if (!opened.ok) return fail(opened.error.code);
  return sameOutcome(opened.value.replay.outcome, outcome) ? ok(opened.value) : fail("impossible");
}
