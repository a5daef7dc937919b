import { newestAt } from "../components/laid-cards.ts";
import { avatarOf } from "../components/seat-parts.ts";
import { placeLinks } from "../components/stages/plays.ts";
import { winnerAt } from "../components/stages/win.ts";
import type { Point } from "../layout/box.ts";
import { keptFree } from "../layout/bubble-room.ts";
import type { HandLayout } from "../layout/hand.ts";
import type { Layout } from "../layout/layout.ts";
import type { SeatPanel } from "../scene/pieces.ts";
import type { TableScene } from "../scene/scene.ts";
import type { SeatSpot } from "../table.ts";
import type { AnchorRect } from "./animation-context.ts";
import type { Anchor } from "./steps.ts";

/**
 * Finds anchors on the displayed table. Cards and links that have just gone are found at their last position, because
 * animations start there. Future ones are found in the hand, or at their expected position.
 */
export class AnchorRegistry {
  #scene: TableScene | null = null;
  #layout: Layout | null = null;
  readonly #last = new Map<Anchor, AnchorRect>();

  /** Stores the positions of cards and links after each scene. */
  note(scene: TableScene, layout: Layout, laid: HandLayout): void {
    if (this.#layout !== null && (this.#layout.width !== layout.width || this.#layout.height !== layout.height))
      this.#last.clear();
    this.#scene = scene;
    this.#layout = layout;
    scene.hand.forEach((card, i) => {
      const pose = laid.poses[i];
      if (pose !== undefined)
        this.#last.set(`card:${card.key}`, { x: pose.x, y: pose.y, w: laid.card, angle: pose.angle });
    });
    this.#noteLinks(scene, layout);
  }

  find(anchor: Anchor): AnchorRect | null {
    const layout = this.#layout;
    if (layout === null) return null;
    if (anchor.startsWith("seat:")) return this.#seat(Number(anchor.slice("seat:".length)), layout);
    if (anchor.startsWith("avatar:")) return this.#portrait(Number(anchor.slice("avatar:".length)), layout);
    if (anchor.startsWith("front:")) return this.#front(Number(anchor.slice("front:".length)), layout);
    if (anchor.startsWith("duel:")) return duelPose(layout, anchor === "duel:0" ? 0 : 1);
    if (anchor.startsWith("mat:")) return this.#onPlaymat(anchor.slice("mat:".length), layout);
    if (anchor.startsWith("card:")) return this.#last.get(anchor) ?? fixed("hand", layout, this.#scene);
    if (anchor.startsWith("link:")) return this.#last.get(anchor) ?? this.#nextLink(layout);
    if (anchor === "winner") return this.#winner(layout);
    return fixed(anchor, layout, this.#scene);
  }

  #winner(layout: Layout): AnchorRect | null {
    const stage = this.#scene?.stage;
    return stage?.kind === "win" ? { ...winnerAt(layout, stage), angle: 0 } : null;
  }

  /** Returns the position of a seat's portrait, inside the safe area. */
  avatar(seat: number): SeatSpot | null {
    const at = this.find(`avatar:${seat}`);
    if (at === null || this.#layout === null) return null;
    const staged = this.#scene !== null && this.#scene.stage.kind !== "none";
    return { x: at.x, y: at.y, w: at.w, ...keptFree(this.#layout, staged) };
  }

  #portrait(seat: number, { own, scale, seatScale, kind, seats }: Layout): AnchorRect | null {
    const shapes = portraits[kind];
    const mine = this.#scene?.own;
    if (mine?.seat === seat) return portraitAt(own, scale, shapes.own, mine);
    const index = this.#scene?.seats.findIndex((each) => each.seat === seat) ?? -1;
    const [at, plate] = [seats[index], this.#scene?.seats[index]];
    return at === undefined || plate === undefined ? null : portraitAt(at, seatScale, shapes.others, plate);
  }

  #noteLinks({ stage }: TableScene, layout: Layout): void {
    if (stage.kind !== "chain") return;
    const poses = linkPoses(stage.links, layout);
    stage.links.forEach(({ key }, i) => {
      const pose = poses[i];
      if (pose !== undefined) this.#last.set(`link:${key}`, pose);
    });
  }

  /** Returns the position of one more link. */
  #nextLink(layout: Layout): AnchorRect | null {
    const stage = this.#scene?.stage;
    const links = stage?.kind === "chain" ? stage.links : [];
    return linkPoses([...links, { cards: [""] }], layout).at(-1) ?? null;
  }

  #front(seat: number, layout: Layout): AnchorRect | null {
    return this.#scene === null ? null : newestAt(this.#scene, layout, seat);
  }

  /** Returns the position of a playmat card, or of its tag on phones. */
  #onPlaymat(card: string, { playmat, scale }: Layout): AnchorRect | null {
    const index = this.#scene?.playmat?.entries.findIndex((each) => each.card === card) ?? -1;
    if (playmat === null || index < 0) return null;
    if (playmat.form === "tag") return { x: playmat.x, y: playmat.y, w: 24 * scale, angle: 0 };
    return { x: playmat.x, y: playmat.y + index * playmat.pitch, w: playmat.w, angle: 0 };
  }

  #seat(seat: number, layout: Layout): AnchorRect | null {
    const index = this.#scene?.seats.findIndex((each) => each.seat === seat) ?? -1;
    const at = layout.seats[index];
    if (at === undefined) return this.#scene?.own?.seat === seat ? fixed("own", layout, this.#scene) : null;
    const desktop = layout.kind === "desktop";
    return {
      x: at.x + (desktop ? 6 : 29) * layout.seatScale,
      y: at.y + (desktop ? 34 : -5) * layout.seatScale,
      w: 34 * layout.seatScale,
      angle: 0,
    };
  }
}

function fixed(anchor: Anchor, layout: Layout, scene: TableScene | null): AnchorRect | null {
  const { pile, discard, own, prompt, stage, hand } = layout;
  switch (anchor) {
    case "pile":
      return { ...pile, angle: 0 };
    case "discard": {
      const shown = Math.min(scene?.discard?.top.length ?? 1, discard.most);
      return { x: discard.x + Math.max(0, shown - 1) * discard.gap, y: discard.y, w: discard.w, angle: 4 };
    }
    case "aside":
      return layout.spread === undefined ? null : { ...layout.spread.aside, angle: -90 };
    case "own":
      return { x: own.x + own.w / 2, y: own.y + own.h / 2, w: 34 * layout.scale, angle: 0 };
    case "prompt":
      return { x: prompt.x + prompt.w / 2, y: prompt.y + prompt.h / 2, w: 60 * layout.scale, angle: 0 };
    case "stage":
      return { x: stage.x + stage.w / 2, y: stage.y + stage.h * 0.45, w: 108 * layout.scale, angle: 0 };
    case "hand":
      return { x: hand.box.x + hand.box.w / 2, y: hand.box.y + hand.card * 0.7, w: hand.card, angle: 0 };
    default:
      return null;
  }
}

interface PortraitShape extends Point {
  readonly w: number;
}

function portraitAt(from: Point, scale: number, { x, y, w }: PortraitShape, plate: SeatPanel): AnchorRect {
  return { x: from.x + x * scale, y: from.y + y * scale, w: w * scale, angle: 0, drawing: avatarOf(plate) };
}

/**
 * Positions of the avatar on a panel: from the top left corner of the viewer's own panel, from the middle of the
 * others.
 */
const portraits = {
  desktop: { own: { x: 29, y: 46, w: 84 }, others: { x: -73, y: 0, w: 60 } },
  portrait: { own: { x: 18, y: 17, w: 40 }, others: { x: -6, y: -10, w: 50 } },
  landscape: { own: { x: 31, y: 32, w: 44 }, others: { x: -6, y: -10, w: 50 } },
} as const;

/** Returns the position of a duel card, on the left or on the right. */
export const duelPose = ({ stage, scale }: Layout, side: 0 | 1): AnchorRect => ({
  x: stage.x + stage.w * (side === 0 ? 0.27 : 0.73),
  y: stage.y + stage.h * 0.5,
  w: Math.min(stage.w * 0.24, (stage.h * 0.78) / 1.4, 124 * scale),
  angle: side === 0 ? -6 : 6,
});

/** Returns the positions of the links of a chain. */
const linkPoses = (links: Parameters<typeof placeLinks>[0], { stage, scale, kind }: Layout): readonly AnchorRect[] =>
  placeLinks(links, { w: stage.w / scale, h: stage.h / scale, kind }).map(({ x, y, card }) => ({
    x: stage.x + x * scale,
    y: stage.y + y * scale,
    w: card * scale,
    angle: -4,
  }));
