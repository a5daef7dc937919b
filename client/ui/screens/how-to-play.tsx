import type { ComponentChildren } from "preact";
import { t } from "../../i18n.ts";
import { familyOf } from "../../store/editions.ts";
import { Bar } from "../parts/bar.tsx";
import { drawing } from "../parts/drawings.ts";
import { Segment } from "../parts/form-controls.tsx";
import { GoTo } from "../parts/go-to.tsx";
import { Thumb } from "../parts/poster.tsx";
import { Sheet } from "../parts/sheet.tsx";
import { closeSheet } from "../router.ts";
import { rulesFor } from "./chosen-edition.ts";
import { LetterRules } from "./letter-rules.tsx";
import "./how-to-play.css";

export function HowToPlay() {
  return (
    <>
      <Bar title={t("howTo.title")} />
      <main class="page">
        <Rules />
        <div class="foot">
          <GoTo to="/learn" class="btn go block">
            {t("howTo.learn")}
          </GoTo>
          <GoTo to="/cards" class="how-cards">
            {t("home.cards")}
          </GoTo>
        </div>
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
      {modes.map(({ family, rules }) => (
        <section key={family} class="how-mode" ref={family === familyOf(rulesFor.value) ? comeIntoView : null}>
          <h2 class="head row">
            <Thumb edition={family} />
            {t(`poster.${family}.wide`)}
          </h2>
          <ul class="paper lines how-rules">
            {rules.map(([rule, ...badges]) => (
              <Rule key={rule} title={t(`howTo.${rule}Title`)} text={t(`howTo.${rule}Text`)} badges={badges} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** The rules open at what the edition adds. */
function comeIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView();
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
  duel: { badge: "halves", colour: "#6b2a8c", symbol: "var(--paper)" },
  god: { badge: "halo", colour: "var(--k-god)", symbol: "var(--ink)" },
  devil: { badge: "trident", colour: "var(--k-devil)", symbol: "var(--paper)" },
  aim: { badge: "crosshair", colour: "#ffd166", symbol: "var(--ink)" },
  heck: { badge: "flame", colour: "#54308a", symbol: "var(--paper)" },
  reveal: { badge: "cards", colour: "#ff8fc4", symbol: "var(--ink)" },
  stop: { badge: "stop", colour: "var(--k-shuffle)", symbol: "var(--paper)" },
  feral: { badge: "paw", colour: "#d9c2a3", symbol: "var(--ink)" },
  defuse: { badge: "scissors", colour: "var(--k-defuse)", symbol: "var(--ink)" },
  dead: { badge: "skull", colour: "var(--k-zombie)", symbol: "var(--ink)" },
  bomb: { badge: "burst", colour: "var(--k-bomb)", symbol: "var(--ink)" },
  zombie: { badge: "zombie-kitten", colour: "var(--k-zombie)", symbol: "var(--ink)" },
  shuffleNow: { badge: "shuffle-now", colour: "var(--k-shuffle)", symbol: "var(--paper)" },
  clairvoyance: { badge: "clairvoyance-now", colour: "var(--k-future)", symbol: "var(--ink)" },
  feed: { badge: "feed-the-dead-now", colour: "var(--k-favor)", symbol: "var(--ink)" },
  robber: { badge: "grave-robber", colour: "#4a4fa8", symbol: "var(--paper)" },
  clone: { badge: "clone", colour: "#b9aedc", symbol: "var(--ink)" },
  dig: { badge: "dig-deeper", colour: "#d99a55", symbol: "var(--ink)" },
  super: { badge: "super-skip", colour: "var(--k-skip)", symbol: "var(--ink)" },
  horde: { badge: "attack-of-the-dead", colour: "var(--k-attack)", symbol: "var(--ink)" },
  nope: { badge: "cross", colour: "var(--k-nope)", symbol: "var(--paper)" },
  attack: { badge: "bolt", colour: "var(--k-attack)", symbol: "var(--ink)" },
  skip: { badge: "chevrons", colour: "var(--k-skip)", symbol: "var(--ink)" },
  cat: { badge: "bowl", colour: "var(--k-cats)", symbol: "var(--ink)" },
  future: { badge: "eye", colour: "var(--k-future)", symbol: "var(--ink)" },
  favor: { badge: "heart", colour: "var(--k-favor)", symbol: "var(--ink)" },
} as const;

/** What each game adds: a rule's name in the texts, and the badges that go with it. */
const modes = [
  {
    family: "good-vs-evil",
    rules: [
      ["duel", "duel"],
      ["god", "god"],
      ["devil", "devil"],
      ["aim", "aim"],
      ["heck", "heck"],
      ["reveal", "reveal"],
      ["stop", "stop"],
      ["feral", "feral", "cat"],
    ],
  },
  {
    family: "zombie",
    rules: [
      ["zombie", "zombie"],
      ["dead", "dead"],
      ["die", "bomb"],
      ["now", "shuffleNow"],
      ["clairvoyance", "clairvoyance"],
      ["feed", "feed", "robber"],
      ["clone", "clone"],
      ["dig", "dig"],
      ["super", "super"],
      ["horde", "horde"],
    ],
  },
  {
    family: "apocalypse",
    rules: [
      ["both", "zombie"],
      ["saves", "defuse", "zombie"],
      ["everyone", "devil"],
    ],
  },
] as const;

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
