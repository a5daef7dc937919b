import type { RecordedSeat } from "../../../shared/core/record.ts";
import { picturesOf } from "../../game/bots.ts";
import { numeral } from "../../i18n.ts";
import { calledAt } from "../../replay/chairs.ts";
import { type ReplayPlayer, speeds } from "../../replay/player.ts";
import { Avatar } from "../components/avatar.tsx";
import { Segment } from "../components/form-controls.tsx";
import { ReplayIcon } from "./icons.tsx";
import { t } from "./texts.ts";

interface PlayerProps {
  readonly player: ReplayPlayer;
}

export function Transport({ player }: PlayerProps) {
  const playing = player.playing.value;
  return (
    <div class="transport">
      <Step label={t("replay.turnBack")} icon="turnBack" onPress={() => player.stepTurn(-1)} />
      <Step label={t("replay.back")} icon="back" onPress={() => player.step(-1)} />
      <button
        type="button"
        class="btn go"
        aria-label={t(playing ? "replay.pause" : "replay.play")}
        onClick={() => (playing ? player.pause() : player.play())}
      >
        <ReplayIcon name={playing ? "pause" : "play"} />
      </button>
      <Step label={t("replay.forward")} icon="forward" onPress={() => player.step(1)} />
      <Step label={t("replay.turnForward")} icon="turnForward" onPress={() => player.stepTurn(1)} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: Parameters<typeof ReplayIcon>[0]["name"];
  readonly onPress: () => void;
}

const Step = ({ label, icon, onPress }: StepProps) => (
  <button type="button" class="icon" aria-label={label} onClick={onPress}>
    <ReplayIcon name={icon} />
  </button>
);

export function SpeedChoice({ player }: PlayerProps) {
  return (
    <Segment
      label={t("replay.speed")}
      options={speeds.map((speed) => ({
        value: speed,
        text: `${numeral(speed)}×`,
        label: t("replay.times", { speed: numeral(speed) }),
      }))}
      chosen={player.speed.value}
      onChoose={(speed) => {
        player.speed.value = speed;
      }}
      night
    />
  );
}

/** Speed button for phones. Each press is faster, and the slowest speed follows the fastest. */
export function SpeedButton({ player }: PlayerProps) {
  const speed = player.speed.value;
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? speed;
  return (
    <button
      type="button"
      class="icon replay-speed"
      aria-label={`${t("replay.speed")}: ${t("replay.times", { speed: numeral(speed) })}`}
      onClick={() => {
        player.speed.value = next;
      }}
    >
      {numeral(speed)}×
    </button>
  );
}

/** Choice of the perspective: the seat, and whether all hands are open. */
export function SeenBy({ player, seats }: PlayerProps & { readonly seats: readonly RecordedSeat[] }) {
  const { seat, open } = player.sight.value;
  const pictures = picturesOf(seats);
  return (
    <div class="seen-by">
      <button
        type="button"
        class="all-hands quiet-pill"
        aria-pressed={open}
        onClick={() => player.look({ seat, open: !open })}
      >
        <ReplayIcon name="eye" />
        {t("replay.allHands")}
      </button>
      <div class="eyes" role="radiogroup" aria-label={t("replay.seenBy")}>
        {seats.map((each, index) => (
          <label key={index} title={calledAt(each)}>
            <input
              type="radio"
              name="seen-by"
              aria-label={calledAt(each)}
              checked={index === seat}
              onChange={() => player.look({ seat: index, open })}
            />
            <Avatar id={pictures[index] ?? "somebody"} size={36} />
          </label>
        ))}
      </div>
    </div>
  );
}
