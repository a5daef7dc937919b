import type { ComponentChildren } from "preact";
import type { GameRecord } from "../../../shared/core/record.ts";
import { Icon } from "../components/icon.tsx";
import { useGames } from "../games.ts";
import { goBack } from "../router.ts";
import { t } from "./texts.ts";
import { minutesOf, whenText } from "./when.ts";

interface ReplayBarProps {
  readonly record: GameRecord;
  readonly children: ComponentChildren;
}

/** Name and date of the game, and the actions of the viewer. */
export function ReplayBar({ record, children }: ReplayBarProps) {
  const { config, beganAt, steps } = record;
  const facts = [
    whenText(beganAt),
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
