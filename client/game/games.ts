import type { Language } from "../../shared/locales/languages.ts";
import type { GameReplay } from "../../shared/replays/replays.ts";
import type { MountTable } from "./chrome.ts";
import type { Entry } from "./chronicle.ts";
import type { GuideCard } from "./guide.ts";
import type { Chair, TableSnapshot } from "./model.ts";
import type { Ranked } from "./ranked.ts";

export type GameId = NonNullable<TableSnapshot["game"]>["id"];

/** Everything that an edition is played with, in the language in use; nothing for an edition that there is not. */
export type GuideOf = (edition: string) => readonly GuideCard[];

/** Everything that happened in a game, oldest first. */
export type ChronicleOf = (opened: GameReplay, language: Language, chairs: readonly Chair[]) => readonly Entry[];

/** Everybody, the winners first; nobody while the game goes on. */
export type RanksIn = (game: TableSnapshot["game"]) => readonly Ranked[];

/** What the page asks of the games it can show. The code of each part arrives when it is first asked for. */
export interface Games {
  mount(game: GameId): Promise<MountTable>;
  guide(): Promise<GuideOf>;
  chronicle(): Promise<ChronicleOf>;
  ranks(): Promise<RanksIn>;
}
