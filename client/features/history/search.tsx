import { useId } from "preact/hooks";
import { useGames } from "../../game-model/games-context.ts";
import type { GamesSearch } from "../../net/profiles-api.ts";
import { t } from "./texts.ts";

interface SearchProps {
  readonly search: GamesSearch;
  readonly onSearch: (search: GamesSearch) => void;
}

/** Filter of finished games. A choice applies at once, a name when it is complete. */
export function Search({ search, onSearch }: SearchProps) {
  const games = useGames();
  const editions = games.posters.flatMap((poster) => poster.editions);
  const most = Math.max(...games.all.flatMap((game) => game.editions.map(({ seats }) => seats[1])));
  const counts = Array.from({ length: most - 1 }, (_, index) => String(index + 2));
  return (
    <search class="glass games-search" aria-label={t("history.search")}>
      <Choice
        label={t("history.edition")}
        chosen={search.edition ?? ""}
        options={[["", t("history.anyEdition")], ...editions.map(({ id, name }) => [id, name()] as const)]}
        onChoose={(edition) => onSearch({ ...search, edition })}
      />
      <Choice
        label={t("history.players")}
        chosen={String(search.players ?? "")}
        options={[["", t("history.anyPlayers")], ...counts.map((count) => [count, count] as const)]}
        onChoose={(players) =>
          onSearch({ ...without(search, "players"), ...(players && { players: Number(players) }) })
        }
      />
      <Choice
        label={t("history.ending")}
        chosen={search.won === undefined ? "any" : search.won ? "won" : "lost"}
        options={endings.map((ending) => [ending, t(`history.endings.${ending}`)])}
        onChoose={(ending) =>
          onSearch({ ...without(search, "won"), ...(ending !== "any" && { won: ending === "won" }) })
        }
      />
      <label>
        <span class="tiny soft">{t("history.with")}</span>
        <input
          class="field"
          type="search"
          autocomplete="off"
          maxLength={40}
          placeholder={t("history.withHint")}
          value={search.with ?? ""}
          onChange={(event) => onSearch({ ...search, with: event.currentTarget.value.trim() })}
        />
      </label>
    </search>
  );
}

const endings = ["any", "won", "lost"] as const;

const without = (search: GamesSearch, left: keyof GamesSearch): GamesSearch =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== left));

interface ChoiceProps {
  readonly label: string;
  readonly chosen: string;
  /** Value and text. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, chosen, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <label for={id}>
      <span class="tiny soft">{label}</span>
      <select id={id} class="field" value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
