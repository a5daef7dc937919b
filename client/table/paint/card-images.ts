import type { Prints } from "../scene/scene.ts";
import type { Drawings } from "./drawings.ts";
import { type Face, faceSize, fitTitle, type Look, paintFace, type Tier, type VisiblePart } from "./face.ts";
import { palette } from "./palette.ts";
import { newPen, type Pen, roundRect, widthOf } from "./pen.ts";

/** Picture of a card or an outline. `bleed`: its margin outside the card, on each side, in device pixels. */
export interface CardImage {
  readonly name: string;
  readonly canvas: HTMLCanvasElement;
  readonly bleed: number;
}

/** Width of a card with its rule text, and of a small one, in device pixels. */
export interface CardSizes {
  readonly full: number;
  readonly short: number;
}

/** No other card covers this one, and its letters may be of any size. */
const whole: VisiblePart = { ...faceSize, least: 0 };

/** Limit for all images together, in device pixels. */
const mostPixels = 12_000_000;

/**
 * Cache of faces, backs and outlines of cards. They are painted on first use. Each has its own canvas, because painting
 * on a displayed canvas copies all of it. Images are valid until `begin` or `end` clears the cache.
 */
export class CardImages {
  readonly #drawings: Drawings;
  readonly #images = new Map<string, CardImage>();
  /** Faces by request. Requests with an equally fitted title share an image. */
  readonly #faces = new Map<string, CardImage>();
  readonly #ruler = newPen(1, 1);
  #painted = 0;
  #pixels = 0;
  #prints: Prints = {};
  #sizes: CardSizes = { full: 130, short: 100 };

  constructor(drawings: Drawings) {
    this.#drawings = drawings;
  }

  /**
   * Must be called before a scene is drawn. @returns whether the cache was cleared, because texts or sizes have
   * changed.
   */
  begin(prints: Prints, sizes: CardSizes): boolean {
    if (this.#prints === prints && this.#sizes.full === sizes.full && this.#sizes.short === sizes.short) return false;
    this.#prints = prints;
    this.#sizes = sizes;
    this.forget();
    return true;
  }

  /** Must be called after a scene is drawn. @returns whether the cache was cleared, because it was too large. */
  end(): boolean {
    if (this.#pixels <= mostPixels) return false;
    this.forget();
    return true;
  }

  /** Number of images painted so far. */
  get painted(): number {
    return this.#painted;
  }

  face(card: string, tier: Tier, look: Look, seen: VisiblePart = whole): CardImage {
    const part = { w: Math.floor(seen.w / 10) * 10, h: Math.floor(seen.h / 10) * 10, least: Math.ceil(seen.least) };
    const asked = `${card} ${tier} ${look} ${part.w} ${part.h} ${part.least}`;
    const known = this.#faces.get(asked) ?? this.#faceAs(card, tier, look, part);
    this.#faces.set(asked, known);
    return known;
  }

  #faceAs(card: string, tier: Tier, look: Look, seen: VisiblePart): CardImage {
    const print = this.#prints[card];
    const title = fitTitle(print?.title ?? card, tier, seen, (line, size) =>
      widthOf(this.#ruler, line, { font: "shout", size }),
    );
    const face: Face = { card, title, rule: print?.rule ?? "", tier };
    const { form, lines, size } = title;
    const plain = this.#image(`${card} ${tier} ${form} ${lines.length} ${size}`, this.#sizes[tier], 0, (pen) =>
      paintFace(pen, this.#drawings, face),
    );
    return look === "plain" ? plain : this.#dimmed(plain, tier, look);
  }

  #dimmed(plain: CardImage, tier: Tier, look: Look): CardImage {
    return this.#image(`${plain.name} ${look}`, this.#sizes[tier], 0, (pen) => {
      const { a, d } = pen.getTransform();
      pen.drawImage(plain.canvas, 0, 0, plain.canvas.width / a, plain.canvas.height / d);
      paintLook(pen, look);
    });
  }

  back(name: string, tier: Tier): CardImage {
    return this.#image(`back ${name} ${tier}`, this.#sizes[tier], 0, (pen) => {
      this.#drawings.draw(pen, `backs/${name}`, faceSize.w / 2, faceSize.h / 2, faceSize.w);
    });
  }

  edge(edge: Edge, tier: Tier): CardImage {
    return this.#image(`edge ${edge} ${tier}`, this.#sizes[tier], edgeBleeds[edge], (pen) => paintEdge(pen, edge));
  }

  /** `width`: width of the card, in device pixels; `bleed`: in units of the card. */
  #image(name: string, width: number, bleed: number, paint: (pen: Pen) => void): CardImage {
    const known = this.#images.get(name);
    if (known !== undefined) return known;
    const scale = width / faceSize.w;
    const pen = newPen(Math.ceil(scale * (faceSize.w + 2 * bleed)), Math.ceil(scale * (faceSize.h + 2 * bleed)));
    const { canvas } = pen;
    pen.setTransform(scale, 0, 0, scale, bleed * scale, bleed * scale);
    paint(pen);
    const image = { name, canvas, bleed: bleed * scale };
    this.#images.set(name, image);
    this.#painted += 1;
    this.#pixels += canvas.width * canvas.height;
    return image;
  }

  /** Clears the cache, because fonts or drawings have changed. */
  forget(): void {
    this.#images.clear();
    this.#faces.clear();
    this.#pixels = 0;
  }
}

/**
 * Background of a card: its hard shadow, the outline of a playable card, the double outline of a selected one, the glow
 * of a drawable pile, the red glow of a dangerous card, the violet one of a card that lies face up on the pile.
 */
export type Edge = "shadow" | "playable" | "selected" | "glow" | "danger" | "omen";

/** Margin of each edge around the card, in units. */
const edgeBleeds: Readonly<Record<Edge, number>> = {
  shadow: 9,
  playable: 12,
  selected: 64,
  glow: 64,
  danger: 64,
  omen: 64,
};

/** Draws an edge for a card at 0, 0 in units. */
function paintEdge(pen: Pen, edge: Edge): void {
  if (edge === "shadow") around(pen, 0, "rgba(13,6,24,0.45)", 8);
  else if (edge === "danger") halo(pen, palette.bomb, 40);
  else if (edge === "omen") halo(pen, palette.implode, 40);
  else if (edge === "glow") halo(pen, palette.now, 44);
  else outline(pen, edge === "selected");
}

function around(pen: Pen, by: number, fill: string, down = 0): void {
  roundRect(pen, { x: -by, y: -by + down, w: faceSize.w + 2 * by, h: faceSize.h + 2 * by }, 24 + by);
  pen.fillStyle = fill;
  pen.fill();
}

function outline(pen: Pen, double: boolean): void {
  const width = double ? 12 : 7;
  if (double) halo(pen, "rgba(255,233,122,0.75)", 50);
  around(pen, width + (double ? 6 : 4), palette.ink);
  around(pen, width, palette.now);
}

function halo(pen: Pen, colour: string, reach: number): void {
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = reach * pen.getTransform().a;
  around(pen, 4, colour);
  pen.restore();
}

const looks: Readonly<Record<Look, { saturation: number; brightness: number; veil: string | null }>> = {
  plain: { saturation: 1, brightness: 1, veil: null },
  rest: { saturation: 0.82, brightness: 0.9, veil: null },
  blocked: { saturation: 0.4, brightness: 0.8, veil: "rgba(42,23,64,0.38)" },
  stopped: { saturation: 0.1, brightness: 0.72, veil: null },
};

/** Dims a face that was drawn at 0, 0. */
function paintLook(pen: Pen, look: Look): void {
  const { saturation, brightness, veil } = looks[look];
  if (look === "plain") return;
  pen.save();
  roundRect(pen, { x: 5, y: 5, w: 240, h: 340 }, 19);
  pen.clip();
  const cover = (operation: GlobalCompositeOperation, fill: string, alpha = 1) => {
    pen.globalCompositeOperation = operation;
    pen.globalAlpha = alpha;
    pen.fillStyle = fill;
    pen.fillRect(0, 0, faceSize.w, faceSize.h);
  };
  const level = Math.round(brightness * 255);
  cover("saturation", "#808080", 1 - saturation);
  cover("multiply", `rgb(${level},${level},${level})`);
  if (veil !== null) cover("source-over", veil);
  pen.restore();
}
