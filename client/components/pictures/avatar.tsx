import type { ComponentChildren } from "preact";
import { t } from "../../app/i18n.ts";
import { drawing } from "./drawings.tsx";
import "./avatar.css";

interface AvatarProps {
  /** Name of a drawing: "01" to "12", "bot", "away", or "somebody" for an unknown player. */
  readonly id: string;
  /** CSS pixels. */
  readonly size?: number;
  readonly ash?: boolean;
  /** A small disc at its corner. */
  readonly mark?: ComponentChildren;
}

/** Avatar without an alternative text, because the name is beside it. */
export function Avatar({ id, size = 48, ash = false, mark }: AvatarProps) {
  return (
    <span class={ash ? "avatar ash" : "avatar"} style={{ "--size": `${size / 16}rem` }}>
      <img src={drawing(`avatars/${id}`)} alt="" />
      {mark}
    </span>
  );
}

const choices = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"] as const;

interface AvatarPickerProps {
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function AvatarPicker({ chosen, onChoose }: AvatarPickerProps) {
  return (
    <fieldset>
      <legend class="unseen">{t("avatar.choose")}</legend>
      <div class="avatars">
        {choices.map((id) => (
          <label key={id} class={id === chosen ? "chosen" : ""}>
            <input
              type="radio"
              class="cover"
              name="avatar"
              aria-label={t(`avatar.${id}`)}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            <Avatar id={id} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
