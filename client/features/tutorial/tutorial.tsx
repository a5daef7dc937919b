import { effect, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { go } from "../../app/router.ts";
import { Icon } from "../../components/pictures/icon.tsx";
import { useGames, useLazyPart } from "../../game-model/games-context.ts";
import type { Lesson } from "../../game-model/lesson.ts";
import { noSocial } from "../../game-model/social.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import { markExperienced } from "../../state/experience.ts";
import { session } from "../../state/session.ts";
import { motion } from "../../state/settings.ts";
import { Talk } from "../../state/talk.ts";
import { mountGame } from "../play/mount-game.ts";
import { replayChairs } from "../replay/replay-chairs.ts";
import { Finished } from "./finished.tsx";
import { LessonSource } from "./lesson-source.ts";
import { t } from "./texts.ts";
import { TipBubble } from "./tutorial-tip.tsx";
import "../play/game.css";

const nobodyTalks = new Talk(noSocial, "");

/** Delay before a move of the other seats, in ms. */
const pause = () => (motion.value === "less" ? 700 : 1400);

/** The lesson: a real table, with hints beside the elements to press. */
export function Tutorial() {
  const round = useSignal(0);
  const lesson = useLazyPart(useGames().taught, async (game) => game.lesson?.() ?? null);
  return lesson && <Taught key={round.value} lesson={lesson} onAgain={() => round.value++} />;
}

interface TaughtProps {
  readonly lesson: Lesson;
  readonly onAgain: () => void;
}

function Taught({ lesson, onAgain }: TaughtProps) {
  const games = useGames();
  const host = useRef<HTMLDivElement>(null);
  const link = useMemo(() => seated(lesson), [lesson]);
  const finished = useSignal(false);
  const over = link.table.value.phase === "over";
  useEffect(() => mountGame(games, host.current, link, lesson.game, nobodyTalks, () => {}), [games, lesson, link]);
  useEffect(() => () => link.close(), [link]);
  useEffect(() => {
    if (over) markExperienced();
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        const { seq, phase, atRest } = displayedMoment.value ?? { seq: -1, phase: "playing", atRest: false };
        if (!atRest || seq !== link.table.value.seq) return;
        link.continueScript();
        finished.value = phase === "over";
      }),
    [link],
  );
  return (
    <main class="game">
      <h1 class="unseen">{t("learn.title")}</h1>
      <div class="game-host" ref={host} />
      <button type="button" class="game-menu" aria-label={t("learn.leave")} onClick={() => go("/", "replace")}>
        <Icon name="cross" />
      </button>
      {!over && <TipBubble task={link.task.value} />}
      {finished.value && <Finished summary={lesson.summary()} onAgain={onAgain} />}
    </main>
  );
}

/** Seats the newcomer between two bots. */
function seated(lesson: Lesson): LessonSource {
  const player = session.value?.player;
  const chairs = replayChairs([
    { kind: "person", name: player?.name ?? "", avatar: player?.avatar ?? "01" },
    { kind: "bot", name: "Mochi", avatar: "02" },
    { kind: "bot", name: "Biscuit", avatar: "04" },
  ]);
  return new LessonSource(lesson, chairs, pause);
}
