import type { ComponentChildren } from "preact";
import type { GameRecord } from "../../../shared/core/record.ts";
import { goBack } from "../../app/router.ts";
import { formatDateTime, minutesOf } from "../../components/format-date.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames } from "../../game-model/games-context.ts";
import { t } from "./texts.ts";

interface ReplayBarProps {
  readonly record: GameRecord;
  readonly children: ComponentChildren;
}

/** Name and date of the game, and the actions of the viewer. */
export function ReplayBar({ record, children }: ReplayBarProps) {
  const { config, beganAt, steps } = record;
  const facts = [
    formatDateTime(beganAt),
    t("replay.moves", { count: steps.length }),
    t("replay.minutes", { count: minutesOf(steps.at(-1)?.at ?? 0) }),
  ];
  return (
    <header class="replay-bar">
      <button type="button" class="icon" aria-label={t("app.back")} onClick={goBack}>
        <Icon name="back" />
      </button>
      <div class="grow">
        <h1 class="label">{t("replay.head", { edition: useGames().nameOf(config.edition), count: config.players })}</h1>
        <p class="tiny soft">{facts.join(", ")}</p>
      </div>
      {children}
    </header>
  );
}
