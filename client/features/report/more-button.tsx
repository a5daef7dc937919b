import { Icon } from "../../components/pictures/icon.tsx";
import { openPersonSheet, type Person } from "./open-person-sheet.ts";
import { t } from "./texts.ts";
import "./report.css";

/** Three dots beside a player, or beside one of their chat lines. */
export function PersonMenuButton({ person }: { readonly person: Person }) {
  const { name, met } = person;
  const line = met.kind === "table" ? met.line : null;
  return (
    <button
      type="button"
      class="more"
      aria-haspopup="dialog"
      aria-label={line ? t("conduct.moreLine", { name, text: line.text }) : t("conduct.more", { name })}
      onClick={() => openPersonSheet(person)}
    >
      <Icon name="more" />
    </button>
  );
}
