import { useEffect } from "preact/hooks";
import type { RecordedSeat } from "../../../shared/core/record.ts";
import { formatNumber, joined } from "../../app/i18n.ts";
import { Segment } from "../../components/forms/form-controls.tsx";
import { Avatar } from "../../components/pictures/avatar.tsx";
import { avatarsOf } from "../../game-model/bots.ts";
import { displayName } from "./replay-chairs.ts";
import { ReplayIcon } from "./replay-icons.tsx";
import { type ReplayPlayer, speeds } from "./replay-player.ts";
import { t } from "./texts.ts";

interface PlayerProps {
  readonly player: ReplayPlayer;
}

export function PlaybackButtons({ player }: PlayerProps) {
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
        text: `${formatNumber(speed)}×`,
        label: t("replay.times", { speed: formatNumber(speed) }),
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
      aria-label={joined.labelled(t("replay.speed"), t("replay.times", { speed: formatNumber(speed) }))}
      onClick={() => {
        player.speed.value = next;
      }}
    >
      {formatNumber(speed)}×
    </button>
  );
}

/** Choice of the perspective: the seat, and whether all hands are open. */
export function PerspectiveChoice({ player, seats }: PlayerProps & { readonly seats: readonly RecordedSeat[] }) {
  const { seat, open } = player.sight.value;
  const pictures = avatarsOf(seats);
  return (
    <div class="seen-by">
      <button
        type="button"
        class="all-hands quiet-pill"
        aria-pressed={open}
        onClick={() => player.setPerspective({ seat, open: !open })}
      >
        <ReplayIcon name="eye" />
        {t("replay.allHands")}
      </button>
      <div class="eyes" role="radiogroup" aria-label={t("replay.seenBy")}>
        {seats.map((each, index) => (
          <label key={index} class={index === seat ? "chosen" : ""} title={displayName(each)}>
            <input
              type="radio"
              class="cover"
              name="seen-by"
              aria-label={displayName(each)}
              checked={index === seat}
              onChange={() => player.setPerspective({ seat: index, open })}
            />
            <Avatar id={pictures[index] ?? "somebody"} size={36} />
          </label>
        ))}
      </div>
    </div>
  );
}

/**
 * Keyboard control: Space plays and pauses, arrow keys step, with Shift by turns. Ignored while the focused element
 * uses these keys.
 */
export function useReplayKeys(player: ReplayPlayer): void {
  useEffect(() => {
    const stop = new AbortController();
    addEventListener("keydown", (event) => press(event, player), { signal: stop.signal });
    return () => stop.abort();
  }, [player]);
}

function press(event: KeyboardEvent, player: ReplayPlayer): void {
  const { key, target, shiftKey, altKey, ctrlKey, metaKey } = event;
  const busy = target instanceof HTMLElement && target.closest("input, button, a, dialog") !== null;
  if (busy || altKey || ctrlKey || metaKey) return;
  const by = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : null;
  if (key === " ") {
    if (player.playing.value) player.pause();
    else player.play();
  } else if (by !== null && shiftKey) player.stepTurn(by);
  else if (by !== null) player.step(by);
  else return;
  event.preventDefault();
}
