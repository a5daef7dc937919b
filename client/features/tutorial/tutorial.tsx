import { effect, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import de from "../../../shared/locales/de/learn.json" with { type: "json" };
import en from "../../../shared/locales/en/learn.json" with { type: "json" };
import { addresses } from "../../../shared/net/addresses.ts";
import { addTexts } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { placeBeside } from "../../components/place-beside.ts";
import { Sheet } from "../../components/sheet.tsx";
import type { Lesson, TutorialTip } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { noSocial } from "../../game-model/social.ts";
import { displayedMoment } from "../../state/displayed-moment.ts";
import { markExperienced } from "../../state/experience.ts";
import { playWithBots } from "../../state/new-table.ts";
import { session } from "../../state/session.ts";
import { motion } from "../../state/settings.ts";
import { Talk } from "../../state/talk.ts";
import { GameHost } from "../play/game-host.tsx";
import { replayChairs } from "../replay/replay-chairs.ts";
import { LessonSource, type TutorialTask } from "./lesson-source.ts";
import "../play/game.css";
import "./tutorial-tip.css";

export const t = addTexts({ en: { learn: en }, de: { learn: de } });

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
  const link = useMemo(() => seated(lesson), [lesson]);
  const finished = useSignal(false);
  const over = link.table.value.phase === "over";
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
      <GameHost class="game-host" link={link} game={lesson.game} talk={nobodyTalks} />
      <button
        type="button"
        class="game-menu"
        aria-label={t("learn.leave")}
        onClick={() => go(addresses.home, "replace")}
      >
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

/** Element of a hint, its box and its window's size, in CSS pixels. */
interface Found {
  readonly hint: TutorialTip;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly room: { readonly w: number; readonly h: number };
}

/** Shows a hint beside the element to press, which gets a ring. It blocks no presses. */
export function TipBubble({ task }: { readonly task: TutorialTask | null }) {
  const found = useFound(task?.hints ?? []);
  const bubble = useRef<HTMLDivElement>(null);
  const at = useSignal({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const size = bubble.current;
    if (!size || !found) return;
    const { hint, room } = found;
    const side = room.h > room.w ? (hint.upright ?? hint.side) : hint.side;
    at.value = placeBeside(found, { w: size.offsetWidth, h: size.offsetHeight }, room, side);
  }, [found, task?.strays]);
  const text = found?.hint.text();
  const strayed = (task?.strays ?? 0) > 0;
  return (
    <>
      {found && (
        <div
          class="hint-ring"
          style={{ left: `${found.x}px`, top: `${found.y}px`, width: `${found.w}px`, height: `${found.h}px` }}
        />
      )}
      <div
        ref={bubble}
        class={found ? "hint advice" : "hint waiting advice"}
        style={found ? { left: `${at.value.left}px`, top: `${at.value.top}px` } : {}}
      >
        <p role="status" key={task?.strays} class={strayed ? "strayed" : ""}>
          {strayed && <b>{t("learn.notYet")} </b>}
          {text ?? t("learn.watch")}
        </p>
      </div>
    </>
  );
}

/** Finds the first hint with an element on the page, and follows its movement. */
function useFound(hints: readonly TutorialTip[]): Found | null {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const next = find(hints);
      if (JSON.stringify(next) !== JSON.stringify(found.value)) found.value = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [hints]);
  return found.value;
}

function find(hints: readonly TutorialTip[]): Found | null {
  for (const hint of hints) {
    const box = document.querySelector(hint.at)?.getBoundingClientRect();
    const room = { w: innerWidth, h: innerHeight };
    if (box) return { hint, x: box.x, y: box.y, w: box.width, h: box.height, room };
  }
  return null;
}

interface FinishedProps {
  /** Summary of the lesson. */
  readonly summary: string;
  readonly onAgain: () => void;
}

/** Shown after the newcomer has won; offers the next steps. */
export function Finished({ summary, onAgain }: FinishedProps) {
  const games = useGames();
  const busy = useSignal(false);
  async function play() {
    busy.value = true;
    const opened = await playWithBots(games.first, "any");
    busy.value = false;
    if (opened.ok) go(addresses.table(opened.value.code), "replace");
    else tellProblem(opened.error);
  }
  return (
    <Sheet title={t("learn.done.title")}>
      <p>{summary}</p>
      <Button kind="go" block focused busy={busy.value} onPress={() => void play()}>
        {t("learn.done.bots")}
      </Button>
      <Button block onPress={() => go(addresses.cards(), "replace")}>
        {t("learn.done.cards")}
      </Button>
      <div class="sheet-buttons">
        <Button onPress={onAgain}>{t("learn.done.again")}</Button>
        <Button onPress={() => go(addresses.home, "replace")}>{t("learn.done.home")}</Button>
      </div>
    </Sheet>
  );
}
