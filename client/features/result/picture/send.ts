/** Whether the system's share sheet accepts a picture. */
export const canShare = (): boolean =>
  "canShare" in navigator && navigator.canShare({ files: [new File([], "nine-lives.png", { type: "image/png" })] });

/** Passes a file to the system's share sheet. Closing it without sharing is no error. */
export async function share(file: Blob, name: string): Promise<void> {
  try {
    await navigator.share({ files: [new File([file], name, { type: file.type })] });
  } catch {}
}
