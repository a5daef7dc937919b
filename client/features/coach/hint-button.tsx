import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Hint } from "../../../shared/coach/report.ts";
import type { CoachTexts } from "../../game-model/client-game.ts";
import { useEngines, useGames, useLazyPart } from "../../game-model/games.ts";
import type { ServerSource, TableSnapshot } from "../../game-model/model.ts";
import { hasSingleKeys } from "../../state/settings.ts";
import { tableKey } from "../../state/table-key.ts";
import { askHint } from "./coach-client.ts";
import { CoachIcon } from "./icon.tsx";
import { failureText, percent, t } from "./texts.ts";
import "./hint.css";

interface HintButtonProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
}

/** A response of the coach. It is valid for one sequence number of the table. */
interface Said {
  readonly seq: number;
  readonly said: "thinking" | "failed" | Hint | null;
}

/**
 * Requests a hint, by a press or the key K. The next press cancels the request, or closes the hint. Only for players
 * that `mayAskForHint`.
 */
export function HintButton({ link, table }: HintButtonProps) {
  const { game, mySeat, settings, chairs, seq } = table;
  const engines = useEngines();
  const games = useGames();
  // A game goes on without hints.
  const words = useLazyPart(
    game && games.game(game.id),
    async ({ coach }) => (await coach?.().catch(() => null)) ?? null,
  );
  const answer = useSignal<Said | null>(null);
  const callOff = useRef<() => void>(() => undefined);
  useEffect(() => () => callOff.current(), [seq]);
  const story = link.history.value;
  const first = story?.events.slice(0, 1) ?? [];
  const isWhole = story !== null && engines?.isOpeningEvent({ ...story, events: first }) === true;
  const canAsk = isWhole && words !== null && game !== null && mySeat !== null;
  const ask = () => {
    if (!canAsk) return;
    callOff.current();
    if (answer.value?.seq === seq) {
      answer.value = null;
      return;
    }
    const tell = (said: Said["said"]) => {
      answer.value = { seq, said };
    };
    tell("thinking");
    const { edition, options, deck } = settings;
    const config = { edition, players: chairs.length, options, ...(deck && { deck }) };
    callOff.current = askHint({ config, seat: mySeat, story, seen: game }, tell, () => tell("failed"));
  };
  useKey(ask);
  if (!canAsk) return null;
  const current = answer.value?.seq === seq ? answer.value : null;
  return (
    <div class="table-hint">
      <p role="status">{current && <span class="advice">{textOf(current.said, words, table)}</span>}</p>
      <button type="button" aria-label={t("coach.hint")} onClick={ask}>
        <CoachIcon />
      </button>
    </div>
  );
}

function textOf(said: Said["said"], words: CoachTexts, { chairs }: TableSnapshot): string {
  if (said === "thinking") return t("coach.hintThinking");
  if (said === "failed") return failureText();
  if (said === null) return t("coach.hintNothing");
  const { command, chance, over, reason } = said;
  const values = { command: words.command(command, chairs), chance: percent(chance) };
  const choice = over === null ? t("coach.hintText", values) : t("coach.hintOver", { ...values, over: percent(over) });
  return `${choice} ${words.reason(reason, chairs)}`;
}

/** Handles the key K. */
function useKey(ask: () => void): void {
  const latest = useRef(ask);
  latest.current = ask;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (hasSingleKeys.value && tableKey(event) === "k") latest.current();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
