import { useMemo } from "preact/hooks";
import type {
  GameInspection,
  InspectedSeat,
  PendingDecision,
  TableInspection,
} from "../../../../shared/net/operators.ts";
import { joined, language } from "../../../app/i18n.ts";
import { useGames, useLazyPart } from "../../../game-model/games.ts";
import { adminApi } from "../../../net/admin-api.ts";
import { token } from "../../../state/session.ts";
import { PollingStatus } from "../polling-status.tsx";
import { agoText, spanText, t } from "../texts.ts";
import { usePolled } from "../use-polled.ts";
import { lastEntries } from "./last-entries.ts";

/** Public state of one table: its pending decision, its players and the last steps. Hands are never part of it. */
export function TableInside({ roomId }: { readonly roomId: string }) {
  const live = usePolled(() => adminApi.table(token(), roomId), roomId);
  const table = live.value.value;
  return (
    <div class="table-inside">
      <PollingStatus live={live} />
      {table && <Inside table={table} />}
    </div>
  );
}

function Inside({ table: { seats, game } }: { readonly table: TableInspection }) {
  if (game === null) return <p class="small soft">{t("admin.tables.noGame")}</p>;
  const notes = seats.flatMap((seat, index) => noteOf(seat, game, index) ?? []);
  return (
    <>
      <p class="small" role="status">
        {pendingText(game)}
      </p>
      {notes.length > 0 && <p class="small">{joined.facts(notes)}</p>}
      <Steps game={game} />
    </>
  );
}

function pendingText({ pending, names, lastAt }: GameInspection): string {
  if (pending === null) return t("admin.tables.phases.over");
  const { kind, seats } = pending;
  const who = seats && joined.list(seats.map((seat) => names[seat] ?? ""));
  const awaits = who === null ? t("admin.tables.awaitsAll", { kind }) : t("admin.tables.awaits", { who, kind });
  return joined.facts([awaits, limitText(pending), agoText(lastAt)]);
}

const limitText = ({ limitMs }: PendingDecision): string =>
  limitMs === null ? t("admin.tables.noLimit") : t("admin.tables.limit", { time: spanText(limitMs) });

/** Returns who plays in place of an absent player, or that the player is out; null for other seats. */
function noteOf({ name, state }: InspectedSeat, game: GameInspection, seat: number): string | null {
  const isOut = game.pending !== null && game.out.includes(seat);
  if (isOut) return joined.labelled(name, t("admin.tables.out"));
  return state === "seated" ? null : joined.labelled(name, t(`admin.tables.states.${state}`));
}

function Steps({ game }: { readonly game: GameInspection }) {
  const moveListOf = useLazyPart(useGames().game(game.game), (onPage) => onPage.moveList());
  const entries = useMemo(
    () => (moveListOf ? lastEntries(game, moveListOf).toReversed() : []),
    [game, moveListOf, language.value],
  );
  return (
    <ol class="small table-steps" reversed aria-label={t("admin.tables.steps")}>
      {entries.map(({ text, kind }, index) => (
        <li key={index} class={kind === "turn" ? "soft" : ""}>
          {text}
        </li>
      ))}
    </ol>
  );
}
