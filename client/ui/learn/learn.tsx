import { effect, useSignal } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Lesson } from "../../game/lesson.ts";
import { noSocial } from "../../game/social.ts";
import { LessonLink } from "../../learn/lesson-link.ts";
import { chairsOf } from "../../replay/chairs.ts";
import { gainExperience } from "../../store/experience.ts";
import { session } from "../../store/session.ts";
import { motion } from "../../store/settings.ts";
import { shown } from "../../store/shown.ts";
import { Talk } from "../../store/talk.ts";
import { Icon } from "../components/icon.tsx";
import { useArrived, useGames } from "../games.ts";
import { go } from "../router.ts";
import { mountGame } from "../table/mount-game.ts";
import { Finished } from "./finished.tsx";
import { HintBubble } from "./hint.tsx";
import { t } from "./texts.ts";
import "../table/game.css";

const nobodyTalks = new Talk(noSocial, "");

/** Delay before a move of the other seats, in ms. */
const pause = () => (motion.value === "less" ? 700 : 1400);

/** The lesson: a real table, with hints beside the elements to press. */
export function Learn() {
  const round = useSignal(0);
  const lesson = useArrived(useGames().taught, async (game) => game.lesson?.() ?? null);
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
    if (over) gainExperience();
  }, [over]);
  useEffect(
    () =>
      effect(() => {
        const { seq, phase, atRest } = shown.value ?? { seq: -1, phase: "playing", atRest: false };
        if (!atRest || seq !== link.table.value.seq) return;
        link.goOn();
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
      {!over && <HintBubble task={link.task.value} />}
      {finished.value && <Finished summary={lesson.summary()} onAgain={onAgain} />}
    </main>
  );
}

/** Seats the newcomer between two bots. */
function seated(lesson: Lesson): LessonLink {
  const player = session.value?.player;
  const chairs = chairsOf([
    { kind: "person", name: player?.name ?? "", avatar: player?.avatar ?? "01" },
    { kind: "bot", name: "Mochi", avatar: "02" },
    { kind: "bot", name: "Biscuit", avatar: "04" },
  ]);
  return new LessonLink(lesson, chairs, pause);
}
