import { useId } from "preact/hooks";
import { t } from "../../app/i18n.ts";
import type { Poster as PosterOf } from "../../game-model/client-game.ts";
import { useGames } from "../../game-model/games.ts";
import { anyGame, coloursOf, drawing } from "../pictures/drawings.tsx";
import { Icon } from "../pictures/icon.tsx";
import { Segment } from "./form-controls.tsx";
import "./poster.css";

interface PostersProps {
  readonly label: string;
  /** An edition, or "any" if that is offered. */
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
  /** Number of queued players by edition. */
  readonly waiting?: Readonly<Record<string, number>>;
  /** Whether "any game" is offered. */
  readonly any?: boolean;
  /** Whether decks that hosts compose are offered. */
  readonly own?: boolean;
}

/** Choice of the game: the posters of all games, and below them the editions of the chosen one, if it has several. */
export function GamePosters({ label, chosen, onChoose, waiting = {}, any = false, own = false }: PostersProps) {
  const games = useGames();
  const current = games.posterOf(chosen);
  const offered = own ? [...games.posters, ...games.ownDecks.map(({ poster }) => poster)] : games.posters;
  const waitingFor = (edition: string) => waiting[edition] ?? 0;
  return (
    <>
      <div class="poster-room">
        <div class="posters" role="radiogroup" aria-label={label}>
          {offered.map((poster) => (
            <Poster
              key={poster.id}
              look={poster}
              title={poster.title()}
              line={(poster.editions.find(({ id }) => id === chosen) ?? poster.editions[0])?.line() ?? ""}
              chosen={poster === current}
              waiting={poster.editions.reduce((sum, { id }) => sum + waitingFor(id), 0)}
              onChoose={() => onChoose(poster.editions[0]?.id ?? chosen)}
            />
          ))}
          {any && (
            <Poster
              look={anyGame}
              title={t("edition.any")}
              line={t("edition.anyLine")}
              chosen={chosen === "any"}
              waiting={waitingFor("any")}
              onChoose={() => onChoose("any")}
            />
          )}
        </div>
      </div>
      <EditionChoice poster={current} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

interface DecksProps {
  readonly poster: PosterOf | null;
  readonly chosen: string;
  readonly onChoose: (edition: string) => void;
  /** On a dark background. */
  readonly night?: boolean;
}

/** Choice of an edition, for a poster with several. */
export function EditionChoice({ poster, ...choice }: DecksProps) {
  const editions = poster?.editions ?? [];
  if (editions.length < 2) return null;
  const options = editions.map(({ id, deck }) => ({ value: id, text: deck() }));
  return <Segment label={t("edition.decks")} options={options} {...choice} />;
}

interface PosterProps {
  readonly look: Pick<PosterOf, "face" | "colours">;
  readonly title: string;
  readonly line: string;
  readonly chosen: boolean;
  readonly waiting: number;
  readonly onChoose: () => void;
}

function Poster({ look, title, line, chosen, waiting, onChoose }: PosterProps) {
  const id = useId();
  return (
    <label class={chosen ? "poster rays chosen" : "poster rays"} style={coloursOf(look)}>
      <input
        type="radio"
        class="cover"
        name="edition"
        aria-labelledby={`${id}-title`}
        aria-describedby={waiting > 0 ? `${id}-line ${id}-count` : `${id}-line`}
        checked={chosen}
        onChange={onChoose}
      />
      <img class="face" src={drawing(look.face)} alt="" />
      {waiting > 0 && (
        <span class="count" id={`${id}-count`}>
          {waiting}
        </span>
      )}
      {chosen && (
        <span class="tick">
          <Icon name="check" />
        </span>
      )}
      <span class="caption" id={`${id}-title`}>
        {title}
      </span>
      <span class="line tiny" id={`${id}-line`}>
        {line}
      </span>
    </label>
  );
}
