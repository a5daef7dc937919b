const framesPerSecond = 30;
const type = "video/webm";

/** Whether this browser can record a canvas. */
export const canRecord = (): boolean =>
  "MediaRecorder" in window && "captureStream" in HTMLCanvasElement.prototype && MediaRecorder.isTypeSupported(type);

/** Records a canvas as it plays. @param play resolves at the end. */
export async function record(canvas: HTMLCanvasElement, play: () => Promise<void>): Promise<Blob> {
  const recorder = new MediaRecorder(canvas.captureStream(framesPerSecond), {
    mimeType: type,
    videoBitsPerSecond: 4e6,
  });
  const parts: Blob[] = [];
  recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener("stop", resolve, { once: true }));
  recorder.start();
  await play();
  recorder.stop();
  await stopped;
  return new Blob(parts, { type });
}
