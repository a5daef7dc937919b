import type { BotFace, Chair } from "../../game/model.ts";
import { aboutBot } from "./about.ts";
import { t } from "./texts.ts";
import "./bots.css";

interface BotProps {
  readonly chair: Pick<Chair, "seat" | "name">;
  readonly bot: BotFace;
}

/** A bot's strength; a press tells more about the bot. */
export function BotButton({ chair: { seat, name }, bot: { strength } }: BotProps) {
  const text = t(`bots.strength.${strength}`);
  return (
    <button
      type="button"
      class="bot-button"
      aria-haspopup="dialog"
      aria-label={t("bots.more", { strength: text, name })}
      onClick={() => aboutBot(seat)}
    >
      <span class="pill">{text}</span>
    </button>
  );
}
