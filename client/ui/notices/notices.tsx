import { t } from "../../i18n.ts";
import { isPutAway, putAway } from "../../store/put-away.ts";
import { Icon } from "../components/icon.tsx";
import "./notices.css";

interface NoticesProps {
  /** Each a sentence or more; null: none. */
  readonly words: readonly (string | null)[];
  /** Whether it lies over a table. */
  readonly over?: boolean;
}

/** What the operator tells everybody, until the reader puts it away. */
export function Notices({ words, over = false }: NoticesProps) {
  const shown = words.filter((each) => each !== null).filter((each) => !isPutAway(each));
  return (
    <div class={over ? "notices over" : "notices"} role="status">
      {shown.map((text) => (
        <p key={text}>
          <span class="grow">{text}</span>
          <button type="button" class="icon flat" aria-label={t("app.close")} onClick={() => putAway(text)}>
            <Icon name="cross" />
          </button>
        </p>
      ))}
    </div>
  );
}
