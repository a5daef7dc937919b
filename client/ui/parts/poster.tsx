import { t } from "../../i18n.ts";
import { editions } from "../../store/editions.ts";
import { drawing } from "./drawings.ts";
import { Icon } from "./icon.tsx";
import "./poster.css";

/** The face that stands for an edition. */
const faces = { original: "faces/exploding-kitten", "love-letter": "faces/king-cat" } as const;

type EditionId = keyof typeof faces;

const known = (edition: string): edition is EditionId => Object.hasOwn(faces, edition);

/** An edition's title; one that this page has no name for shows its id. */
export const editionName = (edition: string): string => (known(edition) ? t(`edition.${edition}`) : edition);

interface PostersProps {
  readonly label: string;
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
  /** How many wait for an edition. */
  readonly waiting?: Readonly<Record<string, number>>;
}

export function Posters({ label, chosen, onChoose, waiting = {} }: PostersProps) {
  return (
    <div class="posters" role="radiogroup" aria-label={label}>
      {editions.map(({ id }) => (
        <label key={id} class={`poster rays ${id}`}>
          <input type="radio" name="edition" checked={id === chosen} onChange={() => onChoose(id)} />
          {known(id) && <img class="face" src={drawing(faces[id])} alt="" />}
          {waiting[id] ? <span class="count">{waiting[id]}</span> : null}
          {id === chosen && (
            <span class="tick">
              <Icon name="check" />
            </span>
          )}
          <span class="caption">{editionName(id)}</span>
        </label>
      ))}
    </div>
  );
}

export function Thumb({ edition }: { readonly edition: string }) {
  return <span class={`thumb rays ${edition}`}>{known(edition) && <img src={drawing(faces[edition])} alt="" />}</span>;
}
