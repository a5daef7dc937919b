import type { Seat } from "../../../../shared/core/game.ts";
import type { PrivateNotice } from "../../../../shared/net/sidelines.ts";
import { tellTableError } from "../../../app/problems.ts";
import type { ServerSource, TableSnapshot } from "../../../game-model/model.ts";
import { ChairRow } from "./chair-row.tsx";
import { t } from "./texts.ts";
import { playing } from "./who-plays.ts";

interface GuessProps {
  readonly link: ServerSource;
  readonly table: TableSnapshot;
  readonly aside: PrivateNotice;
}

/** Guess of the next elimination. It stays secret until the result. */
export function EliminationGuess({ link, table, aside }: GuessProps) {
  async function guess(seat: Seat) {
    const done = await link.manage({ type: "guess", seat });
    if (!done.ok) tellTableError(done.error);
  }
  return (
    <div>
      <ChairRow
        title={t("sidelines.next")}
        chairs={playing(table)}
        chosen={aside.guess}
        label={({ name }) => t("sidelines.nextIs", { name })}
        onPress={(seat) => void guess(seat)}
      />
      {aside.right > 0 && <p class="tiny soft guess-right">{t("sidelines.right", { count: aside.right })}</p>}
    </div>
  );
}
