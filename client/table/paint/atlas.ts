import type { Prints } from "../model/scene.ts";
import type { Drawings } from "./drawings.ts";
import { type Edge, edgeBleeds, paintEdge } from "./edge.ts";
import { type Face, faceSize, type Look, paintFace, paintLook, type Tier } from "./face.ts";
import { newPen, type Pen } from "./pen.ts";

/** A region of a page, in device pixels. `bleed`: how much lies outside the card, on each side. */
export interface Frame {
  readonly page: number;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly bleed: number;
}

/** The owner of the pages keeps their textures on the graphics card up to date through this. */
export interface AtlasPages {
  pageAdded(page: number, canvas: HTMLCanvasElement): void;
  frameAdded(frame: Frame): void;
  /** All pages are void. */
  cleared(): void;
}

/** The width of a card with its rule text, and of a small one, in device pixels. */
export interface AtlasSizes {
  readonly full: number;
  readonly short: number;
}

/** The width of a page, and the height of all pages together, in device pixels. */
const pageWidth = 2048;
const mostHeight = 3 * 2048;

/** A page that is not full: the next frame begins at `x`. */
interface Row {
  readonly page: number;
  readonly x: number;
}

/**
 * Faces, backs and outlines of cards, drawn when first needed. A page is one row of frames of the same height: whatever is
 * painted on a page after it was shown copies all of it. Once there are too many pages all are redrawn: frames are valid
 * only until the next `begin`.
 */
export class Atlas {
  readonly #drawings: Drawings;
  readonly #owner: AtlasPages;
  readonly #frames = new Map<string, Frame>();
  #pages: Pen[] = [];
  /** By height. */
  readonly #rows = new Map<number, Row>();
  #prints: Prints = {};
  #sizes: AtlasSizes = { full: 130, short: 100 };

  constructor(drawings: Drawings, owner: AtlasPages) {
    this.#drawings = drawings;
    this.#owner = owner;
  }

  /** Call before a scene is drawn: forgets everything if texts or sizes have changed, or the pages are full. */
  begin(prints: Prints, sizes: AtlasSizes): void {
    const same = this.#prints === prints && this.#sizes.full === sizes.full && this.#sizes.short === sizes.short;
    const height = this.#pages.reduce((sum, { canvas }) => sum + canvas.height, 0);
    if (same && height <= mostHeight) return;
    this.#prints = prints;
    this.#sizes = sizes;
    this.#clear();
  }

  #clear(): void {
    this.#frames.clear();
    this.#pages = [];
    this.#rows.clear();
    this.#owner.cleared();
  }

  /** @param seen the part of the card that is not covered, 0 to 1. */
  face(card: string, tier: Tier, look: Look, seen = 1): Frame {
    const share = Math.floor(seen * 25) / 25;
    const print = this.#prints[card];
    const face: Face = { card, title: print?.title ?? card, rule: print?.rule ?? "", tier, seen: share };
    return this.#frame(`${card} ${tier} ${look} ${share}`, this.#sizes[tier], 0, (pen) => {
      paintFace(pen, this.#drawings, face);
      paintLook(pen, look);
    });
  }

  back(name: string, tier: Tier): Frame {
    return this.#frame(`back ${name} ${tier}`, this.#sizes[tier], 0, (pen) => {
      this.#drawings.draw(pen, `backs/${name}`, faceSize.w / 2, faceSize.h / 2, faceSize.w);
    });
  }

  edge(edge: Edge, tier: Tier): Frame {
    return this.#frame(`edge ${edge} ${tier}`, this.#sizes[tier], edgeBleeds[edge], (pen) => paintEdge(pen, edge));
  }

  canvas(frame: Frame): HTMLCanvasElement | undefined {
    return this.#pages[frame.page]?.canvas;
  }

  /** `width`: the card's, in device pixels; `bleed`: in units of the card. */
  #frame(name: string, width: number, bleed: number, paint: (pen: Pen) => void): Frame {
    const known = this.#frames.get(name);
    if (known !== undefined) return known;
    const scale = width / faceSize.w;
    const size = { w: Math.ceil(scale * (faceSize.w + 2 * bleed)), h: Math.ceil(scale * (faceSize.h + 2 * bleed)) };
    const free = this.#place(size.w, size.h);
    const frame: Frame = { ...free, name, ...size, bleed: bleed * scale };
    const page = this.#pages[free.page];
    if (page !== undefined) {
      page.save();
      page.setTransform(scale, 0, 0, scale, free.x + bleed * scale, free.y + bleed * scale);
      paint(page);
      page.restore();
    }
    this.#frames.set(name, frame);
    this.#owner.frameAdded(frame);
    return frame;
  }

  /** The next free area, with two pixels between frames. */
  #place(w: number, h: number): { page: number; x: number; y: number } {
    const row = this.#rows.get(h);
    const { page, x } = row && row.x + w <= pageWidth ? row : { page: this.#addPage(h), x: 0 };
    this.#rows.set(h, { page, x: x + w + 2 });
    return { page, x, y: 0 };
  }

  #addPage(height: number): number {
    const pen = newPen(pageWidth, height);
    const page = this.#pages.push(pen) - 1;
    this.#owner.pageAdded(page, pen.canvas);
    return page;
  }
}
