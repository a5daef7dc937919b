import { signal } from "@preact/signals";
import type { Viewer } from "../../shared/core/game.ts";
import type { Position } from "../../shared/games/kittens/position.ts";
import { languages } from "../../shared/locales/languages.ts";
import { setLanguage, textsReady } from "../app/i18n.ts";
import type { DragHint } from "../game-model/table-host.ts";
import { mountKittens } from "../games/kittens/mount.ts";
import { mountLoveLetter } from "../games/love-letter/mount.ts";
import { tableSound } from "../state/table-sound.ts";
import { examples } from "./examples/all.ts";
import { letterExamples } from "./examples/love-letter.ts";
import { kittensEvents, moreKittensEvents } from "./kittens-events.ts";
import { letterEvents, moreLetterEvents } from "./letter-events.ts";
import { kittensGame, LocalLink, letterGame } from "./local-source.ts";
import type { Step } from "./positions.ts";
import "../app/fonts.css";
import "../app/tokens.css";
import "../app/base.css";

/**
 * The table with an example, or before an event: `?example=NAME` or `?event=NAME`, `&lang=de`, `&motion=full`,
 * `&slow=4`, `&type=large`, `&hint=drag`, `&view=hand` (a phone beside a screen) or `&view=screen` (that screen),
 * `&renderer=canvas`. The engine runs in the page. The message "play" plays the event. Development only.
 */

interface Shown {
  readonly link: LocalLink;
  readonly mount: typeof mountKittens;
  /** Steps before the table is drawn, and steps after it. */
  readonly before: readonly Step[];
  readonly after: readonly Step[];
  readonly step: Step | null;
}

const query = new URLSearchParams(location.search);
const view = query.get("view");
const viewer: Viewer = view === "screen" ? "spectator" : 0;
const host = document.getElementById("table");
const shown = find(query.get("example"), query.get("event"));

const lang = languages.find((each) => each === query.get("lang"));
if (lang) await setLanguage(lang);
await textsReady();

if (host && shown) {
  const { link, mount, before, after, step } = shown;
  slowDown(Number(query.get("slow") ?? 1));
  take(link, before);
  mount(host, link, {
    motion: signal(query.get("motion") === "full" ? "full" : "less"),
    odds: signal(true),
    largeType: signal(query.get("type") === "large"),
    handOnly: signal(view === "hand"),
    bigScreen: view === "screen",
    singleKeys: signal(true),
    sound: tableSound,
    drum: () => tableSound.play("drum"),
    toast: () => {},
    extras: signal({ corners: [], note: "" }),
    onCorner: () => {},
    openSeatSheet: () => {},
    dragHint: dragHint(query.get("hint") === "drag"),
    seatAt: signal(null),
    promptShown: signal(false),
    currentPrompt: signal(null),
    currentCall: signal(null),
    picture: signal("loading"),
    displayedMoment: signal(null),
    draws: { count: () => 0, more: () => {} },
  });
  take(link, after);
  addEventListener("message", ({ data }) => {
    if (data !== "play") return;
    if (step === null) link.deal();
    else take(link, [step]);
  });
}

function find(example: string | null, event: string | null): Shown | null {
  const kittens = examples[example ?? ""];
  const letter = letterExamples[example ?? ""];
  const episodes: Partial<typeof kittensEvents & typeof moreKittensEvents> = { ...kittensEvents, ...moreKittensEvents };
  const letters: Partial<typeof letterEvents & typeof moreLetterEvents> = { ...letterEvents, ...moreLetterEvents };
  if (kittens) return kittensAt(kittens.position, kittens.steps ?? [], null, kittens.beat);
  // These steps run after drawing, because the table shows the end of a round only to a viewer who saw it happen.
  if (letter) return { ...letterAt(letter.letter, [], null), after: letter.steps ?? [] };
  const episode = Object.entries(episodes).find(([name]) => name === event)?.[1];
  if (episode) return kittensAt(episode.position, episode.before ?? [], episode.step);
  const other = Object.entries(letters).find(([name]) => name === event?.replace("letter-", ""))?.[1];
  return other ? letterAt(other.letter, other.before ?? [], other.step) : null;
}

function kittensAt(position: Position, before: readonly Step[], step: Step | null, beat = false): Shown {
  const link = new LocalLink(kittensGame(position, viewer), seatOf(viewer), beat);
  return { link, mount: mountKittens, before, after: [], step };
}

function letterAt(position: Parameters<typeof letterGame>[0], before: readonly Step[], step: Step | null): Shown {
  const link = new LocalLink(letterGame(position, viewer), seatOf(viewer));
  return { link, mount: mountLoveLetter, before, after: [], step };
}

function seatOf(viewer: Viewer) {
  return viewer === "spectator" ? null : viewer;
}

function take(link: LocalLink, steps: readonly Step[]): void {
  for (const [actor, command] of steps) {
    const done = link.step(actor, command);
    if (!done.ok) throw new Error(`${command.type} of ${actor} was rejected: ${JSON.stringify(done.error)}`);
  }
}

function dragHint(shown: boolean): DragHint {
  const due = signal(shown);
  return {
    due,
    seen: () => {
      due.value = false;
    },
  };
}

/** Slows the clock and all animations. */
function slowDown(times: number): void {
  const { now } = Date;
  const start = now();
  if (times > 1) Date.now = () => start + (now() - start) / times;
}
