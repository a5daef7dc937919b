import type { Box } from "../layout/box.ts";
import { type HandPose, isWhole, type Seen } from "../layout/hand.ts";
import type { Prints } from "../scene/scene.ts";
import type { CardImage, CardImages, Edge } from "./card-images.ts";
import { type Drawings, printColoursOf } from "./drawings.ts";
import { faceSize, type Look, paintBadge, paintPortrait, type Tier, type VisiblePart } from "./face.ts";
import { palette } from "./palette.ts";
import { type Pen, paintDisc } from "./pen.ts";

export interface CardStyle {
  /** Visible part of a card that others cover. */
  readonly seen?: Seen;
  readonly angle?: number;
  readonly look?: Look;
  readonly edge?: Edge | null;
  readonly alpha?: number;
}

/** Minimum width in CSS pixels of a card with rule text. */
const ruleFrom = 108;

export function tierFor(cssWidth: number): Tier {
  return cssWidth >= ruleFrom ? "full" : "short";
}

/** Minimum size of a title, in CSS pixels. Smaller titles take another place on a card that is covered or in the hand. */
const readable = 10;

/**
 * Returns the form of a card of this width, and its visible part. A card that others cover has no rule text, because it
 * would be cut.
 */
export function faceOf(pose: Pick<HandPose, "seen">, cssWidth: number): { tier: Tier; seen: VisiblePart } {
  const { across, down } = pose.seen;
  return {
    tier: isWhole(pose) ? tierFor(cssWidth) : "short",
    seen: { w: across * faceSize.w, h: down * faceSize.h, least: (readable / cssWidth) * faceSize.w },
  };
}

/** Draws the pictures of the game on a canvas: cards, backs, avatars, badges. Positions are centres, in units. */
export class CardPainter {
  readonly drawings: Drawings;
  readonly prints: Prints;
  /** For measuring text in units. */
  readonly ruler: Pen;
  readonly #cards: CardImages;
  /** Device pixels per CSS pixel. */
  readonly #ratio: number;

  constructor(drawings: Drawings, cards: CardImages, prints: Prints, ratio: number, ruler: Pen) {
    this.drawings = drawings;
    this.prints = prints;
    this.ruler = ruler;
    this.#cards = cards;
    this.#ratio = ratio;
  }

  card(pen: Pen, card: string, x: number, y: number, w: number, style: CardStyle = {}): void {
    const width = (w * pen.getTransform().a) / this.#ratio;
    const { tier, seen } = style.seen ? faceOf({ seen: style.seen }, width) : { tier: tierFor(width) };
    this.#posed(pen, x, y, style, () => {
      if (style.edge !== null) this.#stamp(pen, this.#cards.edge(style.edge ?? "shadow", tier), w);
      this.#stamp(pen, this.#cards.face(card, tier, style.look ?? "plain", seen), w);
    });
  }

  back(pen: Pen, name: string, x: number, y: number, w: number, style: CardStyle = {}): void {
    const tier = tierFor((w * pen.getTransform().a) / this.#ratio);
    this.#posed(pen, x, y, style, () => {
      if (style.edge !== null) this.#stamp(pen, this.#cards.edge(style.edge ?? "shadow", tier), w);
      this.#stamp(pen, this.#cards.back(name, tier), w);
    });
  }

  /** Draws a round picture with an outline in ink or another colour. */
  avatar(
    pen: Pen,
    name: string,
    x: number,
    y: number,
    size: number,
    line: { colour?: string; width?: number } = {},
  ): void {
    const width = line.width ?? 3;
    paintDisc(pen, x, y, size / 2, line.colour ?? palette.ink);
    this.drawings.draw(pen, `avatars/${name}`, x, y, size - 2 * width);
  }

  badge(pen: Pen, name: string, x: number, y: number, size: number, colour: string): void {
    this.drawings.draw(pen, `badges/${name}`, x, y, size, colour);
  }

  /** Draws the badge of a card on its coloured disc. */
  cardBadge(pen: Pen, card: string, x: number, y: number, size: number): void {
    const { color } = printColoursOf(card);
    paintDisc(pen, x, y, size / 2, palette.ink);
    paintDisc(pen, x, y, size / 2 - size * 0.09, color);
    paintBadge(pen, this.drawings, card, x, y, size * 0.62);
  }

  /** Draws the picture of a card alone, filling a box. */
  portrait(pen: Pen, card: string, box: Box): void {
    paintPortrait(pen, this.drawings, card, box);
  }

  fx(pen: Pen, name: string, x: number, y: number, w: number, angle = 0): void {
    this.#posed(pen, x, y, { angle }, () => this.drawings.draw(pen, `fx/${name}`, 0, 0, w));
  }

  #posed(pen: Pen, x: number, y: number, { angle = 0, alpha = 1 }: CardStyle, paint: () => void): void {
    pen.save();
    pen.translate(x, y);
    pen.rotate((angle * Math.PI) / 180);
    pen.globalAlpha *= alpha;
    paint();
    pen.restore();
  }

  /** Draws an image, its card centred at 0, 0 and `w` units wide. */
  #stamp(pen: Pen, { canvas, bleed }: CardImage, w: number): void {
    const unit = w / (canvas.width - 2 * bleed);
    const h = (w * faceSize.h) / faceSize.w;
    const left = -w / 2 - bleed * unit;
    const top = -h / 2 - bleed * unit;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(canvas, left, top, canvas.width * unit, canvas.height * unit);
  }
}
