import { useEffect } from "preact/hooks";
import type { Strength } from "../../../shared/core/bots.ts";
import { closeSheet } from "../../app/router.ts";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { playsAs } from "../../game-model/bots.ts";
import type { Chair } from "../../game-model/model.ts";
import { askedChair } from "./open-bot-sheet.ts";
import { StrengthChoice } from "./strength-choice.tsx";
import { t } from "./texts.ts";
import "./bots.css";

interface BotSheetProps {
  readonly chairs: readonly Chair[];
  /** Missing if the strength of bots is fixed. */
  readonly onStrength?: (chair: Chair, strength: Strength) => void;
}

/** Details about a bot: its strength, and its temper in a sentence. The sheet closes if its chair is unknown. */
export function BotSheet({ chairs, onStrength }: BotSheetProps) {
  const chair = askedChair(chairs);
  const isKnown = Boolean(chair?.bot);
  useEffect(() => {
    if (!isKnown) closeSheet();
  }, [isKnown]);
  if (!chair?.bot) return null;
  const { name, avatar, bot } = chair;
  const { strength, temper } = bot;
  return (
    <Sheet title={name} onClose={closeSheet}>
      <div class="row bot-card">
        <Avatar id={avatar} size={72} />
        <div class="grow">
          <b class="label">{t(`bots.chip.${playsAs(bot)}`)}</b>
          {!onStrength && <p>{t(`bots.plays.${playsAs(bot)}`)}</p>}
          {bot.standIn && <p>{t("bots.standIn")}</p>}
          {temper && <p>{t(`bots.temper.${temper}`)}</p>}
        </div>
      </div>
      {onStrength && (
        <StrengthChoice
          label={t("bots.how", { name })}
          chosen={strength}
          onChoose={(chosen) => onStrength(chair, chosen)}
        />
      )}
    </Sheet>
  );
}
