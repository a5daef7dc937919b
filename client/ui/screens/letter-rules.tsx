import type { ComponentChildren } from "preact";
import { loveLetter as de } from "../../../shared/locales/de/love-letter.ts";
import { loveLetter as en } from "../../../shared/locales/en/love-letter.ts";
import { addTexts } from "../../i18n.ts";
import { drawing } from "../components/drawings.ts";

const t = addTexts({ en: { "love-letter": en }, de: { "love-letter": de } });

/** How Love Letter is played: four pictures, and what each round is played for. */
export function LetterRules() {
  return (
    <>
      <p class="head center balance">{t("love-letter.howTo.lead")}</p>
      <ol class="how-panels">
        <Panel number={1} title={t("love-letter.howTo.drawTitle")} text={t("love-letter.howTo.drawText")}>
          <img class="card-back" src={drawing("backs/love-letter")} alt="" />
        </Panel>
        <Panel number={2} title={t("love-letter.howTo.layTitle")} text={t("love-letter.howTo.layText")}>
          <img src={drawing("faces/crystal-bowl")} alt="" />
        </Panel>
        <Panel number={3} title={t("love-letter.howTo.outTitle")} text={t("love-letter.howTo.outText")}>
          <img src={drawing("faces/battle-bunny")} alt="" />
        </Panel>
        <Panel number={4} title={t("love-letter.howTo.winTitle")} text={t("love-letter.howTo.winText")}>
          <img src={drawing("faces/king-cat")} alt="" />
        </Panel>
      </ol>
      <ul class="paper lines how-rules">
        <Rule badge="fx/token" title={t("love-letter.howTo.tokensTitle")} text={t("love-letter.howTo.tokensText")} />
        <Rule title={t("love-letter.howTo.tieTitle")} text={t("love-letter.howTo.tieText")} />
        {cards.map(([card, value]) => (
          <Rule
            key={card}
            value={value}
            title={t(`love-letter.cards.${card}.title`)}
            text={t(`love-letter.cards.${card}.rule`)}
          />
        ))}
      </ul>
    </>
  );
}

/** The highest first, each with its value. */
const cards = [
  ["king-cat", 10],
  ["not-a-pet", 9],
  ["hermit-home-swap", 8],
  ["jittery-juggler", 7],
  ["doggy-grave-digger", 6],
  ["snake-sorcerer", 5],
  ["shell-shield", 4],
  ["battle-bunny", 3],
  ["mouse-trapper", 2],
  ["crystal-bowl", 1],
  ["royal-robovac", 0],
] as const;

interface PanelProps {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ComponentChildren;
}

function Panel({ number, title, text, children }: PanelProps) {
  return (
    <li>
      <div
        class="how-picture rays"
        style={{ "--ground": "var(--ed-love-letter)", "--ray": "var(--ed-love-letter-ray)" }}
        aria-hidden="true"
      >
        {children}
        <span class="how-number">{number}</span>
      </div>
      <p>
        <b>{title}</b> {text}
      </p>
    </li>
  );
}

interface RuleProps {
  readonly title: string;
  readonly text: string;
  readonly value?: number;
  readonly badge?: string;
}

function Rule({ title, text, value, badge }: RuleProps) {
  return (
    <li>
      {value !== undefined && <span class="how-value">{value}</span>}
      {badge !== undefined && <img class="how-token" src={drawing(badge)} alt="" />}
      <p class="grow">
        <b>{title}</b> {text}
      </p>
    </li>
  );
}
