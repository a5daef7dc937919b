import { language } from "../../app/i18n.ts";
import manifest from "../../art/manifest.json" with { type: "json" };
import type { FinePoint } from "../../game-model/guide.ts";
import "./card.css";
import "./fine-points.css";

const faces = import.meta.glob<string>("../../art/faces/*.svg", { eager: true, query: "?url", import: "default" });
const badges = import.meta.glob<string>("../../art/badges/*.svg", { eager: true, query: "?url", import: "default" });

interface CardArt {
  /** Address of the picture. */
  readonly face: string;
  readonly colour: string;
  readonly dark: string;
  /** Address of the badge's symbol and its colour, or a number to show as text. */
  readonly badge: { readonly symbol: string; readonly on: string } | { readonly number: string };
}

const looks: Readonly<Record<string, { color: string; dark: string; badge: string; symbol?: string }>> = manifest;

/** Returns the drawings and colours of a card. */
export function artOf(card: string): CardArt {
  const look = looks[card];
  const face = faces[`../../art/faces/${card}.svg`];
  if (look === undefined || face === undefined) throw new Error(`no drawing of ${card}`);
  const symbol = badges[`../../art/badges/${look.badge}.svg`];
  return {
    face,
    colour: look.color,
    dark: look.dark,
    badge: symbol === undefined ? { number: look.badge } : { symbol, on: look.symbol ?? "#FFFFFF" },
  };
}

interface CardProps {
  readonly card: string;
  readonly title: string;
  readonly rule: string;
}

/** A printed card, as wide as its parent. Its texts are real text. */
export function Card({ card, title, rule }: CardProps) {
  const { face, colour, dark } = artOf(card);
  return (
    <div class="card" style={{ "--colour": colour, "--dark": dark }}>
      <div class="card-face">
        <div class="card-head">
          <Badge card={card} />
          <span class="card-title" style={{ "--size": titleSize(title) }}>
            {title}
          </span>
        </div>
        <div class="card-panel">
          <img src={face} alt="" />
        </div>
        <p class="card-rule">{rule}</p>
      </div>
    </div>
  );
}

/** The symbol of a card in its colour. */
export function Badge({ card }: { readonly card: string }) {
  const { badge, colour } = artOf(card);
  return (
    <i class="card-badge" style={{ background: colour }} aria-hidden="true">
      {"number" in badge ? (
        badge.number
      ) : (
        <i class="cut-out" style={{ color: badge.on, "--shape": `url("${badge.symbol}")` }} />
      )}
    </i>
  );
}

/** Space for the title in the head, in hundredths of the card's width. */
const room = 70;

/** Returns the width of a letter of size 1. Polish and Cyrillic ones are Nunito's, which are wider (app/base.css). */
function letterIn(title: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(title)) return 1;
  return language.value === "pl" || /\p{Script=Cyrillic}/u.test(title) ? 0.8 : 0.6;
}

/** Returns the size of a title in hundredths of the card's width: on one line, or on two if that would be too small. */
function titleSize(title: string): number {
  const letter = letterIn(title);
  const inOne = room / (title.length * letter);
  const breaks = [...title.matchAll(/[ -]/g)].map(({ index }) => Math.max(index + 1, title.length - index - 1));
  if (inOne >= 8.4 || breaks.length === 0) return Math.min(10.8, inOne);
  return Math.min(8.8, room / (Math.min(...breaks) * letter));
}

/** Rulings of a card, each with the number of its paragraph in the rulebook. */
export function FinePoints({ points }: { readonly points: readonly FinePoint[] }) {
  return (
    <ul class="fine-points">
      {points.map(({ paragraph, text }) => (
        <li key={paragraph}>
          <b>{paragraph}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
