import { signal } from "@preact/signals";
import { mountKittens } from "../../../client/games/kittens/mount.ts";
import { mountLoveLetter } from "../../../client/games/love-letter/mount.ts";
import "../../../client/ui/fonts.css";
import "../../../client/ui/tokens.css";
import "../../../client/ui/base.css";
import type { Command } from "../../../shared/core/commands.ts";
import type { Actor } from "../../../shared/core/game.ts";
import { letterMoments } from "./letter-moments.ts";
import { kittensGame, letterGame } from "./local-game.ts";
import { LocalLink } from "./local-link.ts";
import { moments } from "./moments.ts";

const host = document.getElementById("table");
const query = new URLSearchParams(location.search);
const name = query.get("moment") ?? "";
const moment = moments[name];
const letter = letterMoments[name];
const chrome = {
  motion: signal(query.has("motion") ? ("full" as const) : ("less" as const)),
  odds: signal(true),
  sound: { on: signal(false), toggle: () => {}, play: () => {} },
  extras: signal({ corners: [], note: "" }),
  corner() {},
  seatAt: signal(null),
  toast: (text: string) => console.info(text),
};

if (host && moment) {
  const link = new LocalLink(kittensGame(moment.position, 0), 0);
  take(link, moment.steps);
  mountKittens(host, link, chrome);
}

// The end of a round is shown to whoever was there.
if (host && letter) {
  const link = new LocalLink(letterGame(letter.letter, 0), 0);
  mountLoveLetter(host, link, chrome);
  take(link, letter.steps);
}

function take(link: LocalLink, steps: readonly (readonly [Actor, Command])[] = []): void {
  for (const [actor, command] of steps) {
    const done = link.step(actor, command);
    if (!done.ok) throw new Error(`${command.type} of ${actor} was refused: ${JSON.stringify(done.error)}`);
  }
}
