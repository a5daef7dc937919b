import { addTexts } from "../../../app/i18n.ts";
import { drawing, Thumb } from "../../../components/pictures/drawings.tsx";
import type { Poster, RulesProps } from "../../../game-model/client-game.ts";
import { Rule, RulesPicture } from "../../rules.tsx";
import { posters } from "../posters.ts";
import { ruleBadges } from "./rule-badges.ts";

const t = addTexts("kittens-rules");

/** Rules of the Kittens games, and the additions of each edition. */
export function KittensRules({ edition }: RulesProps) {
  return (
    <>
      <p class="head center balance">{t("kittens-rules.lead")}</p>
      <ol class="how-panels">
        <RulesPicture
          number={1}
          colours={["#8c5be8", "#a27cf0"]}
          title={t("kittens-rules.playTitle")}
          text={t("kittens-rules.playText")}
        >
          <img src={drawing("faces/shuffle")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={2}
          colours={["#1c6ba8", "#3aa7f0"]}
          title={t("kittens-rules.drawTitle")}
          text={t("kittens-rules.drawText")}
        >
          <img class="card-back" src={drawing("backs/standard")} alt="" />
          <img class="paw" src={drawing("fx/paw-swipe")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={3}
          colours={["#1e7a4a", "#3bb273"]}
          title={t("kittens-rules.kittenTitle")}
          text={t("kittens-rules.kittenText")}
        >
          <img src={drawing("faces/defuse")} alt="" />
        </RulesPicture>
        <RulesPicture
          number={4}
          colours={["#ff4b2b", "#ff7a3d"]}
          title={t("kittens-rules.boomTitle")}
          text={t("kittens-rules.boomText")}
        >
          <img class="kaboom" src={drawing("fx/kaboom-burst")} alt="" />
          <img src={drawing("faces/exploding-kitten")} alt="" />
        </RulesPicture>
      </ol>
      <ul class="paper lines how-rules">
        <Badged title={t("kittens-rules.nopeTitle")} text={t("kittens-rules.nopeText")} badges={["nope"]} />
        <Badged title={t("kittens-rules.endTitle")} text={t("kittens-rules.endText")} badges={["attack", "skip"]} />
        <Badged title={t("kittens-rules.pairTitle")} text={t("kittens-rules.pairText")} badges={["cat", "cat"]} />
        <Badged title={t("kittens-rules.three")} text={t("kittens-rules.threeText")} badges={["cat", "cat", "cat"]} />
        <Badged title={t("kittens-rules.futureTitle")} text={t("kittens-rules.futureText")} badges={["future"]} />
        <Badged title={t("kittens-rules.favorTitle")} text={t("kittens-rules.favorText")} badges={["favor"]} />
      </ul>
      {modes.map(({ poster, rules }) => (
        <section key={poster.id} class="how-mode" ref={isOn(poster, edition) ? comeIntoView : null}>
          <h2 class="head row">
            <Thumb poster={poster} />
            {poster.title()}
          </h2>
          <ul class="paper lines how-rules">
            {rules.map(([rule, ...badges]) => (
              <Badged
                key={rule}
                title={t(`kittens-rules.${rule}Title`)}
                text={t(`kittens-rules.${rule}Text`)}
                badges={badges}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const isOn = ({ editions }: Poster, edition: string): boolean => editions.some(({ id }) => id === edition);

/** Scrolls the rules to the additions of the edition. */
function comeIntoView(section: HTMLElement | null): void {
  section?.scrollIntoView();
}

/** Additions of each poster: text key of a rule, and its badges. */
const modes = [
  {
    poster: posters["good-vs-evil"],
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
    poster: posters.zombie,
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
    poster: posters.apocalypse,
    rules: [
      ["both", "zombie"],
      ["saves", "defuse", "zombie"],
      ["everyone", "devil"],
    ],
  },
  {
    poster: posters.imploding,
    rules: [
      ["imploding", "implode"],
      ["reverse", "reverse"],
      ["bottom", "bottom"],
      ["alter", "alter"],
      ["aim", "aim"],
      ["feral", "feral", "cat"],
    ],
  },
] as const;

interface BadgedProps {
  readonly title: string;
  readonly text: string;
  readonly badges: readonly (keyof typeof ruleBadges)[];
}

function Badged({ title, text, badges }: BadgedProps) {
  return (
    <Rule title={title} text={text}>
      <span class="how-badges" aria-hidden="true">
        {badges.map((kind, index) => {
          const { badge, colour, symbol } = ruleBadges[kind];
          const shape = `url("${drawing(`badges/${badge}`)}")`;
          return (
            <i key={index} style={{ background: colour, color: symbol }}>
              <i class="cut-out" style={{ "--shape": shape }} />
            </i>
          );
        })}
      </span>
    </Rule>
  );
}
