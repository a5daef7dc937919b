import { signal } from "@preact/signals";
import { mountKittens } from "../../../client/games/kittens/mount.ts";
import "../../../client/ui/fonts.css";
import "../../../client/ui/tokens.css";
import "../../../client/ui/base.css";
import { LocalLink } from "./local-link.ts";
import { moments } from "./moments.ts";

const host = document.getElementById("table");
const moment = moments[new URLSearchParams(location.search).get("moment") ?? ""];

if (host && moment) {
  const link = new LocalLink(moment.position, 0);
  for (const [actor, command] of moment.steps ?? []) {
    const done = link.step(actor, command);
    if (!done.ok) throw new Error(`${command.type} of ${actor} was refused: ${JSON.stringify(done.error)}`);
  }
  mountKittens(host, link, { motion: signal("less"), toast: (text) => console.info(text) });
}
