import { playsAs } from "../../game/bots.ts";
import type { BotFace, Chair } from "../../game/model.ts";
import { aboutBot } from "./about.ts";
import { t } from "./texts.ts";
import "./bots.css";

interface BotProps {
  readonly chair: Pick<Chair, "seat" | "name">;
  readonly bot: BotFace;
}

/** How well a bot plays now; a press tells more about the bot. */
export function BotButton({ chair: { seat, name }, bot }: BotProps) {
  const text = t(`bots.strength.${playsAs(bot)}`);
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
