import { useSignal } from "@preact/signals";
import { Button } from "../components/button.tsx";
import { Icon } from "../components/icon.tsx";
import { go } from "../router.ts";
import { ReplayIcon } from "./icons.tsx";
import { ShareSheet } from "./share.tsx";
import { t } from "./texts.ts";
import "./replay-links.css";

/** Links to a finished game, for those who played it. */
export function ReplayLinks({ id }: { readonly id: string }) {
  const sharing = useSignal(false);
  return (
    <div class="replay-links">
      <Button onPress={() => go(`/r/${id}`)}>
        <ReplayIcon name="play" />
        {t("replay.watch")}
      </Button>
      <Button
        onPress={() => {
          sharing.value = true;
        }}
      >
        <Icon name="share" />
        {t("replay.share")}
      </Button>
      {sharing.value && (
        <ShareSheet
          id={id}
          shared={false}
          onClose={() => {
            sharing.value = false;
          }}
        />
      )}
    </div>
  );
}
