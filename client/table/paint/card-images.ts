import type { Prints } from "../scene/scene.ts";
import type { Drawings } from "./drawings.ts";
import { type Edge, edgeBleeds, paintEdge } from "./edge.ts";
import { type Face, faceSize, fitTitle, type Look, paintFace, paintLook, type Tier } from "./face.ts";
import { newPen, type Pen } from "./pen.ts";

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
    this.#forget();
    return true;
  }

  /** Must be called after a scene is drawn. @returns whether the cache was cleared, because it was too large. */
  end(): boolean {
    if (this.#pixels <= mostPixels) return false;
    this.#forget();
    return true;
  }

  /** Number of images painted so far. */
  get painted(): number {
    return this.#painted;
  }

  /** @param seen visible part of the card, 0 to 1. */
  face(card: string, tier: Tier, look: Look, seen = 1): CardImage {
    const share = Math.floor(seen * 25) / 25;
    const asked = `${card} ${tier} ${look} ${share}`;
    const known = this.#faces.get(asked) ?? this.#faceAs(card, tier, look, share);
    this.#faces.set(asked, known);
    return known;
  }

  #faceAs(card: string, tier: Tier, look: Look, share: number): CardImage {
    const print = this.#prints[card];
    const title = fitTitle(this.#ruler, print?.title ?? card, tier, share);
    const face: Face = { card, title, rule: print?.rule ?? "", tier };
    const plain = this.#image(`${card} ${tier} ${title.lines.length} ${title.size}`, this.#sizes[tier], 0, (pen) =>
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

  #forget(): void {
    this.#images.clear();
    this.#faces.clear();
    this.#pixels = 0;
  }
}
