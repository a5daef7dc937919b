import type { TableRow } from "../../../../shared/net/operators.ts";
import { Button } from "../../../components/forms/button.tsx";
import { EditionThumb } from "../../../components/pictures/thumb.tsx";
import { useGames } from "../../../game-model/games-context.ts";
import { t } from "../texts.ts";
import { spanText } from "../time.ts";

interface LineProps {
  readonly table: TableRow;
  readonly onClose: () => void;
}

export function TableLine({ table, onClose }: LineProps) {
  const { code, node, edition, isPublic, phase, since, spectators } = table;
  const facts = [
    t(isPublic ? "admin.tables.public" : "admin.tables.private"),
    t("admin.tables.since", { time: spanText(Date.now() - since) }),
    ...(spectators > 0 ? [t("admin.tables.spectators", { count: spectators })] : []),
    node,
  ];
  return (
    <li>
      <EditionThumb edition={edition} />
      <div class="table-about">
        <b class="table-code">{code}</b>
        <span class={`admin-pill ${phase}`}>{t(`admin.tables.phases.${phase}`)}</span>
        <span class="label">{useGames().nameOf(edition)}</span>
        <span class="tiny soft">{facts.join(" · ")}</span>
      </div>
      <Button kind="quiet" round label={t("admin.tables.closeOf", { code })} onPress={onClose}>
        {t("admin.tables.close")}
      </Button>
      <People table={table} />
    </li>
  );
}

const People = ({ table: { people, turn } }: { readonly table: TableRow }) => (
  <ul class="table-people" aria-label={t("admin.tables.chairs")}>
    {people.map((person, chair) => (
      <li key={chair} class={chair === turn ? "small turn" : "small"}>
        {person.kind === "empty" ? <span class="soft">{t("admin.tables.empty")}</span> : person.name}
        <Note person={person} isTurn={chair === turn} />
      </li>
    ))}
  </ul>
);

interface NoteProps {
  readonly person: TableRow["people"][number];
  readonly isTurn: boolean;
}

function Note({ person: { kind, isHere }, isTurn }: NoteProps) {
  const notes = [
    ...(kind === "bot" ? [t("admin.tables.bot")] : []),
    ...(kind === "person" && !isHere ? [t("admin.tables.away")] : []),
    ...(isTurn ? [t("admin.tables.turn")] : []),
  ];
  return notes.length > 0 && <span class="tiny soft">{notes.join(", ")}</span>;
}
