import type { Locator } from "playwright-core";
import decodeQR from "qr/decode.js";

/** Reads the QR code that an element shows, as a camera does: from its pixels on the screen. */
export async function readQr(element: Locator): Promise<string> {
  const picture = await element.screenshot();
  const { width, height, data } = await element.page().evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    if (pen === null) throw new Error("this browser does not support 2d canvases");
    pen.drawImage(image, 0, 0);
    const pixels = pen.getImageData(0, 0, image.width, image.height).data;
    return { width: image.width, height: image.height, data: Array.from(pixels) };
  }, picture.toString("base64"));
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}
