import { Icon } from "../components/icon.tsx";
import { aboutPerson, type Person } from "./about.ts";
import { t } from "./texts.ts";
import "./conduct.css";

/** Three dots beside a player, or beside one of their chat lines. */
export function MoreButton({ person }: { readonly person: Person }) {
  const { name, met } = person;
  const line = met.kind === "table" ? met.line : null;
  return (
    <button
      type="button"
      class="more"
      aria-haspopup="dialog"
      aria-label={line ? t("conduct.moreLine", { name, text: line.text }) : t("conduct.more", { name })}
      onClick={() => aboutPerson(person)}
    >
      <Icon name="more" />
    </button>
  );
}
