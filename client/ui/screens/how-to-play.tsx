import type { ComponentChildren } from "preact";
import { t } from "../../i18n.ts";
import { Bar } from "../parts/bar.tsx";
import { Segment } from "../parts/choice.tsx";
import { drawing } from "../parts/drawings.ts";
import { Sheet } from "../parts/sheet.tsx";
import { closeSheet } from "../router.ts";
import { rulesFor } from "./choice.ts";
import { LetterRules } from "./letter-rules.tsx";
import "./how-to-play.css";

export function HowToPlay() {
  return (
    <>
      <Bar title={t("howTo.title")} />
      <main class="page">
        <Rules />
      </main>
    </>
  );
}

/** The same at a table, without leaving it. */
export function HowToPlaySheet() {
  return (
    <Sheet title={t("howTo.title")} onClose={closeSheet} wide>
      <Rules />
    </Sheet>
  );
}

/** Those of the edition that is chosen, or played at the table; the others are one press away. */
function Rules() {
  const chosen = rulesFor.value === "love-letter" ? "love-letter" : "kittens";
  return (
    <>
      <Segment<"kittens" | "love-letter">
        label={t("home.pick")}
        options={[
          { value: "kittens", text: t("howTo.kittens") },
          { value: "love-letter", text: t("edition.love-letter") },
        ]}
        chosen={chosen}
        onChoose={(game) => {
          rulesFor.value = game;
        }}
      />
      {chosen === "love-letter" ? <LetterRules /> : <KittensRules />}
    </>
  );
}

function KittensRules() {
  return (
    <>
      <p class="head center balance">{t("howTo.lead")}</p>
      <ol class="how-panels">
        <Panel number={1} colours="#8c5be8, #a27cf0" title={t("howTo.playTitle")} text={t("howTo.playText")}>
          <img src={drawing("faces/shuffle")} alt="" />
        </Panel>
        <Panel number={2} colours="#1c6ba8, #3aa7f0" title={t("howTo.drawTitle")} text={t("howTo.drawText")}>
          <img class="card-back" src={drawing("backs/standard")} alt="" />
          <img class="paw" src={drawing("fx/paw-swipe")} alt="" />
        </Panel>
        <Panel number={3} colours="#1e7a4a, #3bb273" title={t("howTo.kittenTitle")} text={t("howTo.kittenText")}>
          <img src={drawing("faces/defuse")} alt="" />
        </Panel>
        <Panel number={4} colours="#ff4b2b, #ff7a3d" title={t("howTo.boomTitle")} text={t("howTo.boomText")}>
          <img class="kaboom" src={drawing("fx/kaboom-burst")} alt="" />
          <img src={drawing("faces/exploding-kitten")} alt="" />
        </Panel>
      </ol>
      <ul class="paper lines how-rules">
        <Rule title={t("howTo.nopeTitle")} text={t("howTo.nopeText")} badges={["nope"]} />
        <Rule title={t("howTo.endTitle")} text={t("howTo.endText")} badges={["attack", "skip"]} />
        <Rule title={t("howTo.pairTitle")} text={t("howTo.pairText")} badges={["cat", "cat"]} />
        <Rule title={t("howTo.three")} text={t("howTo.threeText")} badges={["cat", "cat", "cat"]} />
        <Rule title={t("howTo.futureTitle")} text={t("howTo.futureText")} badges={["future"]} />
        <Rule title={t("howTo.favorTitle")} text={t("howTo.favorText")} badges={["favor"]} />
      </ul>
    </>
  );
}

interface PanelProps {
  readonly number: number;
  /** Ground and ray. */
  readonly colours: string;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Panel({ number, colours, title, text, children }: PanelProps) {
  const [ground, ray] = colours.split(", ");
  return (
    <li>
      <div class="how-picture rays" style={{ "--ground": ground, "--ray": ray }} aria-hidden="true">
        {children}
        <span class="how-number">{number}</span>
      </div>
      <p>
        <b>{title}</b> {text}
      </p>
    </li>
  );
}

/** A kind of card: the drawing of its badge, and its colour in tokens.css. */
const kinds = {
  nope: { badge: "cross", colour: "var(--k-nope)", symbol: "var(--paper)" },
  attack: { badge: "bolt", colour: "var(--k-attack)", symbol: "var(--ink)" },
  skip: { badge: "chevrons", colour: "var(--k-skip)", symbol: "var(--ink)" },
  cat: { badge: "bowl", colour: "var(--k-cats)", symbol: "var(--ink)" },
  future: { badge: "eye", colour: "var(--k-future)", symbol: "var(--ink)" },
  favor: { badge: "heart", colour: "var(--k-favor)", symbol: "var(--ink)" },
} as const;

interface RuleProps {
  readonly title: string;
  readonly text: string;
  readonly badges: readonly (keyof typeof kinds)[];
}

function Rule({ title, text, badges }: RuleProps) {
  return (
    <li>
      <span class="how-badges" aria-hidden="true">
        {badges.map((kind, place) => {
          const { badge, colour, symbol } = kinds[kind];
          const mask = `url("${drawing(`badges/${badge}`)}")`;
          return (
            <i key={place} style={{ background: colour, color: symbol }}>
              <i style={{ mask }} />
            </i>
          );
        })}
      </span>
      <p class="grow">
        <b>{title}</b> {text}
      </p>
    </li>
  );
}
