import { clamp, type Pose } from "../../layout/box.ts";
import type { Seen } from "../../layout/hand.ts";
import type { CardPainter } from "../../paint/card-painter.ts";
import { isDangerous } from "../../paint/drawings.ts";
import { palette } from "../../paint/palette.ts";
import { burst, type Pen, paintBox, widthOf, write, writeLines } from "../../paint/pen.ts";
import { paintStamp } from "../../paint/signs.ts";
import type { ChainLink, ChainStage, SelectionStage } from "../../scene/stages.ts";
import { type Component, cardBox, type HitArea, openCard, type View } from "../component.ts";
import { type Board, boardOf, paintWho, stageBox, stageSprite } from "./panel.ts";

/** Number of links without overlap; older ones overlap. */
const open = { desktop: 4, portrait: 3, landscape: 4 } as const;

export interface LinkPose {
  /** Centre of the link and of its first card, in units. */
  readonly x: number;
  readonly first: number;
  readonly y: number;
  readonly w: number;
  /** Distance from card to card, and width of a card. */
  readonly step: number;
  readonly card: number;
}

/** A play and the cards against it, from left to right, and whether the play is cancelled. */
export function chain(view: View, stage: ChainStage): Component {
  const carried = stage.links.filter((link) => view.carried(`link:${link.key}`)).map((link) => link.key);
  const links = stage.links.map((link) => (view.carried(`stamp:${link.key}`) ? { ...link, ...link.was } : link));
  const sprite = stageSprite(view, [stage, links, carried], (pen, board) => {
    const poses = placeLinks(stage.links, board);
    links.forEach((link, i) => {
      const pose = poses[i];
      if (pose === undefined || carried.includes(link.key)) return;
      if (i > 0) paintHit(pen, poses[i - 1], pose);
      paintLink(pen, view.painter, link, pose);
    });
    paintNames(pen, view.painter, stage.links, poses, board);
    paintStanding(pen, stage.standing, board);
  });
  return { sprites: [{ ...sprite, z: 20 }], hitAreas: spotsOf(view, stage) };
}

function spotsOf(view: View, { links }: ChainStage): HitArea[] {
  const poses = placeLinks(links, boardOf(view));
  return links.flatMap((link, i) => {
    const at = poses[i];
    if (at === undefined) return [];
    return link.cards.map((card, n) => {
      const box = stageBox(view, cardBox(at.first + n * at.step, at.y, at.card));
      return openCard(view, `link-${link.key}-${n}`, card, box, 20 + i * 0.1);
    });
  });
}

/** Returns the positions of the links of a chain on a board. */
export function placeLinks(links: readonly Pick<ChainLink, "cards">[], { w, h, kind }: Board): LinkPose[] {
  const below = kind === "portrait" ? 104 : 70;
  const tallest = Math.min(kind === "landscape" ? 160 : 104, (h - below - 6) / 1.4);
  const under = Math.max(0, links.length - open[kind]);
  const shown = links.slice(under);
  const gap = shown.length > 3 ? 26 : kind === "desktop" ? 50 : 34;
  const fixed = gap * (shown.length - 1) + under * 14;
  const cardsWide = shown.reduce((sum, link) => sum + spread(link), 0);
  const card = Math.min(tallest, (w - 10 - fixed) / cardsWide);
  const total = fixed + card * cardsWide;
  let left = (w - total) / 2;
  return links.map((link, i) => {
    const width = spread(link) * card;
    const pose = {
      x: left + width / 2,
      first: left + card / 2,
      y: 6 + tallest * 0.7,
      w: width,
      step: link.cards.length < 2 ? 0 : (width - card) / (link.cards.length - 1),
      card,
    };
    left += i < under ? 14 : width + gap;
    return pose;
  });
}

/** Returns the width of a link, in cards. */
function spread(link: Pick<ChainLink, "cards">): number {
  return 1 + Math.min(0.9, (link.cards.length - 1) * 0.48);
}

function paintLink(pen: Pen, painter: CardPainter, link: ChainLink, pose: LinkPose): void {
  const look = link.state === "stopped" ? "stopped" : "plain";
  const seen = { across: Math.min(1, pose.step / pose.card), down: 1 };
  link.cards.forEach((card, i) => {
    painter.card(pen, card, pose.first + i * pose.step, pose.y + i * 1.5, pose.card, {
      angle: i % 2 === 0 ? -5 : 3,
      look,
      ...(i < link.cards.length - 1 && { seen }),
    });
  });
  if (link.stamp === null) return;
  pen.save();
  pen.translate(pose.x, pose.y + pose.card * 0.13);
  pen.rotate((-14 * Math.PI) / 180);
  paintStamp(pen, link.stamp, pose.card * 1.3, link.state === "restored" ? palette.yes : palette.no);
  pen.restore();
}

/** Paints the arrow from a card to its target. */
function paintHit(pen: Pen, hit: LinkPose | undefined, by: LinkPose): void {
  if (hit === undefined) return;
  const from = by.x - by.w / 2 - 2;
  const to = hit.x + hit.w / 2 + 2;
  if (from - to < 16) return;
  const size = Math.min(1, (from - to) / 62);
  pen.save();
  pen.translate((from + to) / 2, by.y);
  pen.scale(size, size);
  pen.translate(-35, -30);
  const arrow = new Path2D("M66 22H34V6L4 30L34 54V38H66Z");
  pen.lineJoin = "round";
  pen.lineWidth = 6;
  pen.strokeStyle = palette.ink;
  pen.stroke(arrow);
  pen.fillStyle = palette.no;
  pen.fill(arrow);
  pen.restore();
}

function paintNames(
  pen: Pen,
  painter: CardPainter,
  links: readonly ChainLink[],
  poses: readonly LinkPose[],
  { w, h, kind }: Board,
): void {
  const y = kind === "portrait" ? h - 75 : h - 58;
  const from = Math.max(0, links.length - open[kind]);
  links.forEach((link, i) => {
    const pose = poses[i];
    if (pose === undefined || i < from) return;
    const who = link.target === null ? [link.by] : [link.by, link.target];
    const beside = Math.max(pose.w + (links.length > 3 ? 16 : kind === "desktop" ? 44 : 30), 56);
    const most = links.length === 1 ? w : Math.min(beside, w / (links.length - from));
    paintWho(pen, painter, who, clamp(pose.x, most / 2, w - most / 2), y, most);
  });
}

function paintStanding(pen: Pen, { lead, word, stopped }: ChainStage["standing"], { w, h, kind }: Board): void {
  const high = kind === "portrait";
  const y = high ? h - 43 : h - 21;
  const line = stopped ? palette.no : palette.green;
  const style = { size: kind === "desktop" ? 20 : 17, font: "shout" } as const;
  const leadWidth = widthOf(pen, lead, { size: 13, weight: 800 });
  const full = leadWidth + widthOf(pen, word, style) + 44;
  const beside = kind === "desktop" ? 150 : 0;
  const width = Math.min(full, w - beside);
  const x = Math.max(0, (w - beside - width) / 2);
  const height = kind === "desktop" ? 34 : 28;
  paintBox(pen, { x, y: y - height / 2, w: width, h: height }, { fill: palette.ink, line, radius: 14 });
  write(pen, lead, x + 16, y, { size: 13, weight: 800, colour: palette.soft });
  const colour = stopped ? palette.stopped : palette.goes;
  write(pen, word, x + 26 + leadWidth, y, { ...style, colour, maxWidth: width - leadWidth - 40 });
}

/** The selected hand cards, or one ticking card, side by side with a line about their meaning. */
export function selection(view: View, stage: SelectionStage): Component {
  const sprite = stageSprite(view, stage, (pen, board) => {
    for (const [i, id] of stage.cards.entries()) {
      const { x, y, w, angle, seen } = placeCard(i, stage.cards.length, board);
      if (isDangerous(id)) paintDanger(pen, view.painter, id, x, y, w);
      else view.painter.card(pen, id, x, y, w, { angle, ...(seen && { seen }) });
    }
    paintLine(pen, stage.line, board);
  });
  const hitAreas = stage.cards.map((card, i) => {
    const { x, y, w } = placeCard(i, stage.cards.length, boardOf(view));
    return openCard(view, `selection-${i}`, card, stageBox(view, cardBox(x, y, w)), 20 + i * 0.1);
  });
  return { sprites: [{ ...sprite, z: 20 }], hitAreas };
}

function placeCard(i: number, n: number, board: Board): Pose & { readonly w: number; readonly seen: Seen | null } {
  const w = Math.min(108, (board.h - 66) / 1.4);
  const step = n < 2 ? 0 : Math.min(w * 0.7, (board.w - w - 40) / (n - 1));
  const d = i - (n - 1) / 2;
  const seen = i < n - 1 ? { across: step / w, down: 1 } : null;
  return { x: board.w / 2 + d * step, y: 14 + w * 0.7 + Math.abs(d) * 4, w, angle: d * 5, seen };
}

/** Paints a burst behind the card, flames at its foot, a spark on its fuse. */
function paintDanger(pen: Pen, painter: CardPainter, card: string, x: number, y: number, w: number): void {
  burst(pen, x, y, { outer: w * 0.86, inner: w * 0.68, stretch: 1.25 }, 14, palette.bomb);
  burst(pen, x, y, { outer: w * 0.72, inner: w * 0.56, stretch: 1.25 }, 12, palette.orange);
  painter.card(pen, card, x, y, w, { edge: "danger" });
  painter.fx(pen, "flames", x, y + w * 0.66, w * 1.15);
  painter.fx(pen, "spark", x + w * 0.46, y - w * 0.66, w * 0.4);
}

function paintLine(pen: Pen, line: string, { w, h }: Board): void {
  const width = Math.min(w, widthOf(pen, line, { size: 14, weight: 800 }) + 40);
  const box = { x: (w - width) / 2, y: h - 42, w: width, h: 38 };
  paintBox(pen, box, { fill: palette.ink, line: "#0D0618", radius: 16, lineWidth: 2.5 });
  writeLines(
    pen,
    line,
    { x: box.x + 14, y: box.y, w: width - 28, h: box.h },
    { size: 14, weight: 800, colour: palette.paper },
    2,
  );
}
