import { setLanguage, withTexts } from "../../client/app/i18n.ts";
import { displayName, replayChairs } from "../../client/features/replay/replay-chairs.ts";
import type { MoveListEntry } from "../../client/game-model/client-game.ts";
import { t as kittensText } from "../../client/games/kittens/text/i18n.ts";
import { games as gamesOnPage } from "../../client/games/registry.ts";
import type { GameRecord } from "../../shared/core/record.ts";
import { kittens } from "../../shared/games/kittens/game.ts";
import { games } from "../../shared/registry.ts";
import { readReplayFile } from "../../shared/replays/replay-file.ts";
import { type GameReplay, isReplayOf, openReplay } from "../../shared/replays/replays.ts";
import { type Findings, wrong } from "./findings.ts";

/** Prints the players and all events; each line begins with the number of its step. */
export async function tell(text: string): Promise<Findings> {
  const file = readReplayFile(text);
  return file.ok ? tellRecord(file.value.record) : wrong(file.error);
}

/** Same for a record. */
export async function tellRecord(record: GameRecord): Promise<Findings> {
  const opened = openReplay(games, record);
  return opened.ok ? { lines: await storyOf(opened.value), flaws: [] } : wrong(opened.error);
}

async function storyOf(opened: GameReplay): Promise<readonly string[]> {
  const { seats, steps } = opened.record;
  await setLanguage("en");
  const chronicleOf = await withTexts(gamesOnPage.game(opened.game).moveList());
  const entries = chronicleOf(opened, replayChairs(seats));
  const width = String(steps.length).length;
  const line = ({ step, kind, text }: MoveListEntry) =>
    `${String(step).padStart(width)}  ${kind === "turn" ? "" : "  "}${text}`;
  return [headOf(opened), ...handsIn(opened), ...entries.map(line)];
}

function headOf({ record: { config, seats, beganAt, steps } }: GameReplay): string {
  const names = seats.map((seat) => (seat.kind === "bot" ? `${seat.name} (bot)` : displayName(seat))).join(", ");
  const options = Object.entries(config.options).map(([name, on]) => (on ? name : `no ${name}`));
  const began = new Date(beganAt).toISOString().slice(0, 16).replace("T", " ");
  return [config.edition, ...options, names, `${began} UTC`, `${steps.length} steps`].join(" · ");
}

/** First hands of all players. In Love Letter each dealt card has a separate event. */
function handsIn(opened: GameReplay): readonly string[] {
  if (!isReplayOf(kittens, opened)) return [];
  return opened.record.seats.map((who, seat) => {
    const { hand } = opened.replay.view(0, seat);
    return `${displayName(who)}: ${hand.map((card) => kittensText(`kittens-cards.${card}.title`)).join(", ")}`;
  });
}
