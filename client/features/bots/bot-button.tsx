import { playsAs } from "../../game-model/bots.ts";
import type { BotInfo, Chair } from "../../game-model/model.ts";
import { aboutBot } from "./open-bot-sheet.ts";
import { t } from "./texts.ts";
import "./bots.css";

interface BotProps {
  readonly chair: Pick<Chair, "seat" | "name">;
  readonly bot: BotInfo;
}

/** Strength of a bot as a button that opens the sheet about it. */
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
