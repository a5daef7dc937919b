import { useEffect, useRef, useState } from "preact/hooks";
import { joined } from "../../../app/i18n.ts";
import { Button } from "../../../components/forms/button.tsx";
import { LinkBox, saveFile } from "../../../components/share.tsx";
import { Sheet } from "../../../components/sheet.tsx";
import { motion } from "../../../state/settings.ts";
import { ReplayIcon } from "../../replay/replay-icons.tsx";
import { t } from "../texts.ts";
import { paint, playsFor, size } from "./paint.ts";
import { type Drawings, loadDrawings, type Picture } from "./picture.ts";
import "./picture.css";

interface PictureProps {
  readonly picture: Picture;
  /** Public link to the replay, which was copied; null without one. */
  readonly link: string | null;
  readonly onClose: () => void;
}

/** The result as a picture, and as a short clip if the browser can record one. */
export function PictureSheet({ picture, link, onClose }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [loaded, setLoaded] = useState<Drawings | null>(null);
  const [isRecording, setIsRecording] = useState(false);
  useEffect(() => {
    void loadDrawings(picture).then(setLoaded);
  }, []);
  const still = playsFor(picture);
  function show(ms: number) {
    const pen = canvas.current?.getContext("2d");
    if (pen && loaded) paint(pen, picture, loaded, ms);
  }
  useEffect(() => show(still), [loaded]);
  async function clip() {
    if (!canvas.current) return;
    setIsRecording(true);
    const file = await record(canvas.current, still, show);
    setIsRecording(false);
    // If the sheet was closed, no clip is saved.
    if (canvas.current) saveFile(file, "nine-lives.webm");
  }
  const off = loaded === null || isRecording;
  return (
    <Sheet title={t("result.picture.title")} onClose={onClose} wide>
      <canvas ref={canvas} class="picture" {...size} role="img" aria-label={spoken(picture)} />
      {link !== null && (
        <>
          <p class="small">{t("result.linkNote")}</p>
          <LinkBox label={t("result.link")} link={link} />
        </>
      )}
      <div class="sheet-buttons">
        <Button off={off} onPress={() => void save(canvas.current)}>
          <ReplayIcon name="download" />
          {t("result.picture.save")}
        </Button>
        {canRecord() && motion.value !== "less" && (
          <Button off={loaded === null} busy={isRecording} onPress={() => void clip()}>
            <ReplayIcon name="play" />
            {t("result.picture.clip")}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

const spoken = ({ headline, lines }: Picture): string =>
  joined.sentences([
    headline,
    ...lines.map(({ rank, name, reason, honour }) => joined.facts([`${rank}`, name, honour?.title ?? reason])),
  ]);

async function save(canvas: HTMLCanvasElement | null): Promise<void> {
  const file = canvas && (await fileOf(canvas));
  if (file) saveFile(file, file.name);
}

const fileOf = (canvas: HTMLCanvasElement): Promise<File | null> =>
  new Promise((resolve) =>
    canvas.toBlob((blob) => resolve(blob && new File([blob], "nine-lives.png", { type: "image/png" }))),
  );

/** Paints a picture without showing it. */
export async function pictureFile(picture: Picture): Promise<File | null> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  paint(pen, picture, await loadDrawings(picture), playsFor(picture));
  return fileOf(canvas);
}

/**
 * Passes a picture and a text to the system's share sheet. Closing it without sharing is no error.
 * @returns whether there is such a sheet, and it opened.
 */
export async function sharePicture(file: File | null, text: string): Promise<boolean> {
  const shared = file === null ? { text } : { text, files: [file] };
  if (!("canShare" in navigator && navigator.canShare(shared))) return false;
  try {
    await navigator.share(shared);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

const type = "video/webm;codecs=vp8";

/** Interval of frames, in ms. */
const frameMs = 40;

/** Whether this browser can record a canvas. */
const canRecord = (): boolean =>
  "MediaRecorder" in window && "captureStream" in HTMLCanvasElement.prototype && MediaRecorder.isTypeSupported(type);

/**
 * Records a canvas frame by frame. On a slow machine the clip is slower, but complete.
 * @param paint paints the canvas in its state after `ms`.
 */
async function record(canvas: HTMLCanvasElement, lastMs: number, paint: (ms: number) => void): Promise<Blob> {
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type, videoBitsPerSecond: 4e6 });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  recorder.start();
  for (let ms = 0; ms <= lastMs; ms += frameMs) {
    paint(ms);
    await nextFrame();
  }
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  recorder.stop();
  await stopped;
  return new Blob(parts, { type });
}

/** Resolves when the page has drawn the last painting and the next frame of the clip is due. */
const nextFrame = (): Promise<unknown> =>
  Promise.all([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, frameMs)),
  ]);
