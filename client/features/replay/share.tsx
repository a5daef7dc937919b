import { useSignal } from "@preact/signals";
import type { GameReplay } from "../../../shared/replays/replays.ts";
import { tellProblem } from "../../app/problems.ts";
import { Button } from "../../components/forms/button.tsx";
import { LinkBox } from "../../components/link-box.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { api } from "../../net/api.ts";
import { token } from "../../state/session.ts";
import { saveAsFile } from "./replay-file.ts";
import { ReplayIcon } from "./replay-icons.tsx";
import { t } from "./texts.ts";

interface ShareProps {
  readonly id: string;
  readonly shared: boolean;
}

/** Creates a public link. All players of the game may do so. */
export function ShareButton({ id, shared }: ShareProps) {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="icon labelled"
        aria-label={t("replay.share")}
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="share" />
        <span>{t("replay.share")}</span>
      </button>
      {open.value && (
        <ShareSheet
          id={id}
          shared={shared}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
}

export function ShareSheet({ id, shared, onClose }: ShareProps & { readonly onClose: () => void }) {
  const linked = useSignal(shared);
  const busy = useSignal(false);
  async function share() {
    busy.value = true;
    const done = await api.shareGame(token(), id);
    busy.value = false;
    linked.value = done.ok;
    if (!done.ok) tellProblem(done.error);
  }
  return (
    <Sheet title={t("replay.shareTitle")} onClose={onClose}>
      <p>{t(linked.value ? "replay.shareOpen" : "replay.shareAsk")}</p>
      {linked.value ? (
        <LinkBox label={t("replay.shareLink")} link={`${location.origin}/r/${id}`} shareText={t("replay.shareText")} />
      ) : (
        <Button kind="go" block busy={busy.value} onPress={() => void share()}>
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
