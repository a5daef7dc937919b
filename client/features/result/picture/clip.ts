const type = "video/webm;codecs=vp8";

/** Interval of frames, in ms. */
const frameMs = 40;

/** Whether this browser can record a canvas. */
export const canRecord = (): boolean =>
  "MediaRecorder" in window && "captureStream" in HTMLCanvasElement.prototype && MediaRecorder.isTypeSupported(type);

/**
 * Records a canvas frame by frame. On a slow machine the clip is slower, but complete.
 * @param paint paints the canvas in its state after `ms`.
 */
export async function record(canvas: HTMLCanvasElement, lastMs: number, paint: (ms: number) => void): Promise<Blob> {
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
