import type { ComponentChild } from "preact";
import { useEffect } from "preact/hooks";
import { type Strength, strengths } from "../../../shared/core/bots.ts";
import { closeSheet } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Segment } from "../../components/forms/form-controls.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import { playsAs } from "../../game-model/bots.ts";
import type { BotInfo, Chair } from "../../game-model/model.ts";
import { aboutBot, askedChair } from "./open-bot-sheet.ts";
import { t } from "./texts.ts";
import "./bots.css";

interface BotSheetProps {
  readonly chairs: readonly Chair[];
  /** Missing if the strength of bots is fixed. */
  readonly onStrength?: (chair: Chair, strength: Strength) => void;
  /** Other actions for the bot on this chair. */
  readonly children?: (chair: Chair) => ComponentChild;
  /** Invites a player in the place of the bot; missing if that is impossible. */
  readonly invite?: { readonly text: string; readonly onPress: (chair: Chair) => void };
}

/** Details about a bot: its strength, and its temper in a sentence. The sheet closes if its chair is unknown. */
export function BotSheet({ chairs, onStrength, invite, children }: BotSheetProps) {
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
      {children?.(chair)}
      {invite && (
        <Button block onPress={() => invite.onPress(chair)}>
          <Icon name="people" />
          {invite.text}
        </Button>
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  /** Label that names the bot or bots. */
  readonly label: string;
  readonly chosen: Strength;
  readonly onChoose: (strength: Strength) => void;
  readonly night?: boolean;
}

/** Choice of a bot's strength, with an explanation. */
export function StrengthChoice({ label, chosen, onChoose, night = false }: ChoiceProps) {
  return (
    <>
      <Segment
        label={label}
        options={strengths.map((value) => ({ value, text: t(`bots.strength.${value}`) }))}
        chosen={chosen}
        onChoose={onChoose}
        night={night}
      />
      <p class="small soft" aria-live="polite">
        {t(`bots.plays.${chosen}`)}
      </p>
    </>
  );
}

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
