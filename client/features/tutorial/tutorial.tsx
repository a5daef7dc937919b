import { effect, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Seat } from "../../../shared/core/game.ts";
import { addresses } from "../../../shared/net/addresses.ts";
import { addTexts } from "../../app/i18n.ts";
import { tellProblem } from "../../app/problems.ts";
import { go } from "../../app/router.ts";
import { Button } from "../../components/forms/button.tsx";
import { Icon } from "../../components/pictures/icon.tsx";
import { Sheet } from "../../components/sheet.tsx";
import type { Lesson, TutorialTip } from "../../game-model/client-game.ts";
import { useGames, useLazyPart } from "../../game-model/games.ts";
import { noSocial } from "../../game-model/social.ts";
import type { SeatSpot } from "../../game-model/table-host.ts";
import { currentPrompt, displayedMoment } from "../../state/displayed-moment.ts";
import { markExperienced } from "../../state/experience.ts";
import { playWithBots } from "../../state/new-table.ts";
import { session } from "../../state/session.ts";
import { motion } from "../../state/settings.ts";
import { Talk } from "../../state/talk.ts";
import { GameHost } from "../play/game-host.tsx";
import { replayChairs } from "../replay/replay-chairs.ts";
import { boxesOf, placeNear } from "../social/emotes/place-bubble.ts";
import { LessonSource } from "./lesson-source.ts";
import "../play/game.css";
import "./tutorial-tip.css";

export const t = addTexts("learn");

type Box = SeatSpot["never"][number];

const noHints: readonly TutorialTip[] = [];

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
      {!over && <TipBubble link={link} />}
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

/** A hint, the box of its element, and the boxes that it must avoid. In CSS pixels of the window. */
interface Found {
  readonly hint: TutorialTip;
  readonly box: Box;
  readonly never: readonly Box[];
  readonly rather: readonly Box[];
  readonly room: { readonly w: number; readonly h: number };
}

/** Shows a hint near the element to press, which gets a ring. It blocks no presses. */
export function TipBubble({ link }: { readonly link: LessonSource }) {
  const task = link.task.value;
  const found = useFound(task?.hints ?? noHints, link.table.value.mySeat);
  const strayed = useStrayed(found?.hint, task?.strays ?? 0);
  const bubble = useRef<HTMLDivElement>(null);
  const at = useSignal({ left: 0, top: 0 });
  useLayoutEffect(() => {
    const size = bubble.current;
    if (!size || !found) return;
    const { box, room } = found;
    const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
    const { x, y } = placeNear(middle, found, { w: size.offsetWidth, h: size.offsetHeight }, room);
    at.value = { left: x, top: y };
  }, [found, task?.strays]);
  // While the table asks the player, it does not ask them to watch.
  const watching = link.othersPlay.value && currentPrompt.value === null;
  if (!found && !watching) return null;
  return (
    <>
      {found && <div class="hint-ring" style={styleOf(found.box)} />}
      <div
        ref={bubble}
        class={found ? "hint advice" : "hint waiting advice"}
        style={found ? { left: `${at.value.left}px`, top: `${at.value.top}px` } : {}}
      >
        <p role="status" key={task?.strays} class={strayed ? "strayed" : ""}>
          {strayed && <b>{t("learn.notYet")} </b>}
          {found ? found.hint.text() : t("learn.watch")}
        </p>
      </div>
    </>
  );
}

const styleOf = ({ x, y, w, h }: Box) => ({ left: `${x}px`, top: `${y}px`, width: `${w}px`, height: `${h}px` });

/** Whether the newcomer tried another move since this hint appeared. */
function useStrayed(hint: TutorialTip | undefined, strays: number): boolean {
  const first = useRef({ hint, strays });
  if (first.current.hint !== hint) first.current = { hint, strays };
  return strays > first.current.strays;
}

/** Finds the first hint with an element on the page, and follows its movement. */
function useFound(hints: readonly TutorialTip[], seat: Seat | null): Found | null {
  const found = useSignal<Found | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const next = find(hints, seat);
      if (JSON.stringify(next) !== JSON.stringify(found.value)) found.value = next;
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [hints, seat]);
  // The hint of a finished task must not stay for another frame.
  return found.value && hints.includes(found.value.hint) ? found.value : null;
}

/** Space between the hint and the ring, and other objects that it must not cover, in CSS pixels. */
const clearance = { ring: 14, others: 4 };

function find(hints: readonly TutorialTip[], seat: Seat | null): Found | null {
  const room = { w: innerWidth, h: innerHeight };
  for (const hint of hints) {
    const [box] = boxesOf(hint.at);
    if (box === undefined) continue;
    const kept = seat === null ? null : nobodyTalks.seatAt.value?.(seat);
    const about = hint.about === undefined ? [] : boxesOf(hint.about);
    const { never = [], rather = [], stage } = kept ?? {};
    return {
      hint,
      box,
      never: [
        withClearance(box, clearance.ring),
        ...[...about, ...boxesOf(".game-menu"), ...never, ...(stage ? [stage] : [])].map((each) =>
          withClearance(each, clearance.others),
        ),
      ],
      rather,
      room,
    };
  }
  return null;
}

const withClearance = ({ x, y, w, h }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  w: w + 2 * by,
  h: h + 2 * by,
});

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
