import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { motion } from "../../../store/settings.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { saveFile } from "../../components/save-file.ts";
import { Sheet } from "../../components/sheet.tsx";
import { ReplayIcon } from "../../replay/icons.tsx";
import { t } from "../texts.ts";
import { canRecord, record } from "./clip.ts";
import { paint, playsFor } from "./paint.ts";
import { type Drawings, loadDrawings, type Poster } from "./poster.ts";
import { canShare, share } from "./send.ts";
import { size } from "./size.ts";
import "./picture.css";

interface PictureProps {
  readonly poster: Poster;
  readonly onClose: () => void;
}

/** The result as a picture, and as a short clip where the browser can record one. */
export function PictureSheet({ poster, onClose }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useSignal<Drawings | null>(null);
  const recording = useSignal(false);
  useEffect(() => {
    void loadDrawings(poster).then((loaded) => {
      drawings.value = loaded;
    });
  }, []);
  const loaded = drawings.value;
  useEffect(() => {
    if (loaded) still(canvas.current, poster, loaded);
  }, [loaded]);
  async function clip() {
    const at = canvas.current;
    if (!at || !loaded) return;
    recording.value = true;
    saveFile(await record(at, () => playOn(at, poster, loaded)), "nine-lives.webm");
    recording.value = false;
  }
  const off = loaded === null || recording.value;
  return (
    <Sheet title={t("result.picture.title")} onClose={onClose} wide>
      <canvas ref={canvas} class="picture" {...size} role="img" aria-label={spoken(poster)} />
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

const spoken = ({ headline, lines }: Poster): string =>
  [headline, ...lines.map(({ rank, name, reason, honour }) => `${rank} ${name}: ${honour?.title ?? reason}`)].join(
    ". ",
  );

/** The picture when everything is in its place. */
function still(canvas: HTMLCanvasElement | null, poster: Poster, drawings: Drawings): void {
  const pen = canvas?.getContext("2d");
  if (pen) paint(pen, poster, drawings, playsFor(poster));
}

/** Plays a poster from its beginning; resolves when everything is in its place. */
function playOn(canvas: HTMLCanvasElement, poster: Poster, drawings: Drawings): Promise<void> {
  const pen = canvas.getContext("2d");
  const begun = performance.now();
  return new Promise((resolve) => {
    function frame() {
      const ms = performance.now() - begun;
      if (pen) paint(pen, poster, drawings, ms);
      if (ms < playsFor(poster)) requestAnimationFrame(frame);
      else resolve();
    }
    frame();
  });
}

async function send(canvas: HTMLCanvasElement | null, by: (file: Blob, name: string) => unknown): Promise<void> {
  if (!canvas) return;
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (file) await by(file, "nine-lives.png");
}
