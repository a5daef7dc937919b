import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "../../../components/forms/button.tsx";
import { Icon } from "../../../components/pictures/icon.tsx";
import { saveFile } from "../../../components/save-file.ts";
import { Sheet } from "../../../components/sheet.tsx";
import { motion } from "../../../state/settings.ts";
import { ReplayIcon } from "../../replay/replay-icons.tsx";
import { t } from "../texts.ts";
import { canRecord, record } from "./clip.ts";
import { paint, playsFor } from "./paint.ts";
import { type Drawings, loadDrawings, type Picture } from "./picture.ts";
import { canShare, share } from "./send.ts";
import { size } from "./size.ts";
import "./picture.css";

interface PictureProps {
  readonly picture: Picture;
  readonly onClose: () => void;
}

/** The result as a picture, and as a short clip if the browser can record one. */
export function PictureSheet({ picture, onClose }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useSignal<Drawings | null>(null);
  const recording = useSignal(false);
  useEffect(() => {
    void loadDrawings(picture).then((loaded) => {
      drawings.value = loaded;
    });
  }, []);
  const loaded = drawings.value;
  const still = playsFor(picture);
  function show(ms: number) {
    const pen = canvas.current?.getContext("2d");
    if (pen && loaded) paint(pen, picture, loaded, ms);
  }
  useEffect(() => show(still), [loaded]);
  async function clip() {
    if (!canvas.current) return;
    recording.value = true;
    const file = await record(canvas.current, still, show);
    recording.value = false;
    // If the sheet was closed, no clip is saved.
    if (canvas.current) saveFile(file, "nine-lives.webm");
  }
  const off = loaded === null || recording.value;
  return (
    <Sheet title={t("result.picture.title")} onClose={onClose} wide>
      <canvas ref={canvas} class="picture" {...size} role="img" aria-label={spoken(picture)} />
      <div class="sheet-buttons">
        {canShare() && (
          <Button kind="go" off={off} onPress={() => void send(canvas.current, share)}>
            <Icon name="share" />
            {t("result.picture.share")}
          </Button>
        )}
        <Button off={off} onPress={() => void send(canvas.current, saveFile)}>
          <ReplayIcon name="download" />
          {t("result.picture.save")}
        </Button>
        {canRecord() && motion.value !== "less" && (
          <Button off={loaded === null} busy={recording.value} onPress={() => void clip()}>
            <ReplayIcon name="play" />
            {t("result.picture.clip")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const spoken = ({ headline, lines }: Picture): string =>
  [headline, ...lines.map(({ rank, name, reason, honour }) => `${rank} ${name}: ${honour?.title ?? reason}`)].join(
    ". ",
  );

async function send(canvas: HTMLCanvasElement | null, by: (file: Blob, name: string) => unknown): Promise<void> {
  if (!canvas) return;
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file) await by(file, "nine-lives.png");
}
