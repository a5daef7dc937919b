import manifest from "../../art/manifest.json" with { type: "json" };
import { newPen } from "./pen.ts";

/** Folders of client/art. */
export type Folder = "faces" | "badges" | "backs" | "avatars" | "fx";

export interface CardPrintColours {
  readonly color: string;
  readonly dark: string;
  readonly badge: string;
  /** Colour of the badge's symbol, if white would not be visible. */
  readonly symbol?: string;
}

const prints: Readonly<Record<string, CardPrintColours>> = manifest;
const plain: CardPrintColours = { color: "#8A72AE", dark: "#3A2357", badge: "paw" };

/** Colours and badge of a card. */
export function printColoursOf(card: string): CardPrintColours {
  return prints[card] ?? plain;
}

/** Whether a face-up card glows red. */
export function isDangerous(card: string): boolean {
  return printColoursOf(card).badge === "burst";
}

/** Decoded drawings of all tables, so that a table can be mounted anew within a second. */
const images = new Map<string, HTMLImageElement>();

/** The SVG drawings: decoded once, and cached as bitmaps in the sizes in use. */
export class Drawings {
  readonly #bitmaps = new Map<string, HTMLCanvasElement>();

  /**
   * Decodes drawings; until then they are not drawn. Names such as "fx/spark"; unknown ones are skipped.
   * @returns whether all have loaded. A drawing that has not can be loaded again.
   */
  async load(names: readonly string[]): Promise<boolean> {
    const decoded = await Promise.allSettled(names.map((name) => this.#decode(name)));
    return decoded.every(({ status }) => status === "fulfilled");
  }

  /** Loads all drawings of a folder. */
  async loadFolder(folder: Folder): Promise<void> {
    await this.load(shapeNames.filter((name) => name.startsWith(`${folder}/`)));
  }

  has(name: string): boolean {
    return images.has(name);
  }

  /** Width over height. */
  ratio(name: string): number {
    const image = images.get(name);
    return image === undefined ? 1 : image.naturalWidth / image.naturalHeight;
  }

  /** Returns a drawing as a bitmap of `width` device pixels. `colour` fills its shape. Null until it is loaded. */
  bitmap(name: string, width: number, colour?: string): HTMLCanvasElement | null {
    const image = images.get(name);
    if (image === undefined) return null;
    const pixels = Math.max(1, Math.ceil(width));
    const key = `${name} ${pixels} ${colour ?? ""}`;
    const known = this.#bitmaps.get(key);
    if (known !== undefined) return known;
    // A silhouette is made from the bitmap, because painting an SVG drawing takes long.
    const plain = colour === undefined ? rasterise(image, pixels) : this.bitmap(name, width);
    const made = plain && colour !== undefined ? silhouette(plain, colour) : plain;
    if (made !== null) this.#bitmaps.set(key, made);
    return made;
  }

  /** Draws with its centre at x, y, `width` units wide. */
  draw(pen: CanvasRenderingContext2D, name: string, x: number, y: number, width: number, colour?: string): void {
    const { a, b } = pen.getTransform();
    const bitmap = this.bitmap(name, width * Math.hypot(a, b), colour);
    if (bitmap === null) return;
    const height = width / this.ratio(name);
    pen.drawImage(bitmap, x - width / 2, y - height / 2, width, height);
  }

  /** Clears the bitmaps, because all sizes change. */
  forgetSizes(): void {
    this.#bitmaps.clear();
  }

  async #decode(name: string): Promise<void> {
    const url = images.has(name) ? undefined : await drawingUrl(name);
    if (url === undefined) return;
    const image = new Image();
    image.src = url;
    await image.decode();
    images.set(name, image);
  }
}

function rasterise(image: HTMLImageElement, width: number): HTMLCanvasElement {
  const pen = newPen(width, Math.max(1, Math.round((width * image.naturalHeight) / image.naturalWidth)));
  const { canvas } = pen;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function silhouette(bitmap: HTMLCanvasElement, colour: string): HTMLCanvasElement {
  const pen = newPen(bitmap.width, bitmap.height);
  pen.drawImage(bitmap, 0, 0);
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = colour;
  pen.fillRect(0, 0, bitmap.width, bitmap.height);
  return pen.canvas;
}

/** The drawings of client/art as SVG text. Faces load on demand, all others together with the table. */
const shapes = import.meta.glob<string>(["../../art/*/*.svg", "!../../art/faces/*.svg"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const faces = import.meta.glob<string>("../../art/faces/*.svg", { query: "?raw", import: "default" });

/** The names of all except the faces, such as "badges/paw". */
const shapeNames: readonly string[] = Object.keys(shapes).map((path) =>
  path.slice("../../art/".length, -".svg".length),
);

/** Returns a drawing ("fx/spark") as the address of a picture; undefined for an unknown name. */
async function drawingUrl(name: string): Promise<string | undefined> {
  const path = `../../art/${name}.svg`;
  const source = shapes[path] ?? (await faces[path]?.());
  return source && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withSize(source))}`;
}

/** Sets a size, because some browsers do not draw an SVG without a size, or blur it when it is small. */
function withSize(source: string): string {
  const [, , width = "100", height = "100"] = /viewBox="([\d.-]+ ){2}([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return source.replace("<svg ", `<svg width="${Number(width) * 4}" height="${Number(height) * 4}" `);
}
