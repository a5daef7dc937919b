import { t } from "../../i18n.ts";
import { type Family, families, familyOf } from "../../store/editions.ts";
import { drawing } from "./drawings.ts";
import { Segment } from "./form-controls.tsx";
import { Icon } from "./icon.tsx";
import "./poster.css";

/** The face that stands for a game. */
const faces = {
  original: "faces/exploding-kitten",
  "good-vs-evil": "faces/armageddon",
  zombie: "faces/zombie-kitten",
  apocalypse: "faces/attack-of-the-dead",
  "love-letter": "faces/king-cat",
  any: "faces/shuffle",
} as const;

type FamilyId = keyof typeof faces;

const known = (family: string): family is FamilyId => Object.hasOwn(faces, family);

const named = [
  "original",
  "good-vs-evil",
  "zombie",
  "apocalypse:original",
  "apocalypse:good-vs-evil",
  "love-letter",
  "any",
] as const;

/** An edition's title; one that this page has no name for shows its id. */
export function editionName(edition: string): string {
  const id = named.find((each) => each === edition);
  return id === undefined ? edition : t(`edition.${id}`);
}

interface PostersProps {
  readonly label: string;
  /** An edition, or "any" where that is offered. */
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
  /** How many wait for an edition. */
  readonly waiting?: Readonly<Record<string, number>>;
  /** Whether "any game" is offered too. */
  readonly any?: boolean;
}

const anyGame: Family = { id: "any", editions: ["any"] };

/** What to play: a poster for each game, and below it which edition of the chosen one, if it has several. */
export function Posters({ label, chosen, onChoose, waiting = {}, any = false }: PostersProps) {
  const offered = any ? [...families, anyGame] : families;
  const editions = families.find(({ id }) => id === familyOf(chosen))?.editions ?? [];
  return (
    <>
      <div class="posters" role="radiogroup" aria-label={label}>
        {offered.map((family) => (
          <Poster
            key={family.id}
            family={family.id}
            chosen={family.id === familyOf(chosen)}
            waiting={family.editions.reduce((sum, edition) => sum + (waiting[edition] ?? 0), 0)}
            onChoose={() => onChoose(family.editions[0] ?? chosen)}
          />
        ))}
      </div>
      {editions.length > 1 && (
        <Segment
          label={t("edition.decks")}
          options={editions.map((edition) => ({
            value: edition,
            text: editionName(edition.slice(edition.indexOf(":") + 1)),
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </>
  );
}

interface PosterProps {
  readonly family: string;
  readonly chosen: boolean;
  readonly waiting: number;
  readonly onChoose: () => void;
}

function Poster({ family, chosen, waiting, onChoose }: PosterProps) {
  return (
    <label class={`poster rays ed-${family}`}>
      <input type="radio" name="edition" checked={chosen} onChange={onChoose} />
      {known(family) && <img class="face" src={drawing(faces[family])} alt="" />}
      {waiting > 0 && <span class="count">{waiting}</span>}
      {chosen && (
        <span class="tick">
          <Icon name="check" />
        </span>
      )}
      <span class="caption">
        {known(family) ? (
          <>
            <span class="wide">{t(`poster.${family}.wide`)}</span>
            <span class="narrow">{t(`poster.${family}.narrow`)}</span>
          </>
        ) : (
          family
        )}
      </span>
    </label>
  );
}

export function Thumb({ edition }: { readonly edition: string }) {
  const family = familyOf(edition);
  return <span class={`thumb rays ed-${family}`}>{known(family) && <img src={drawing(faces[family])} alt="" />}</span>;
}
