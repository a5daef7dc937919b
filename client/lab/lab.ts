/**
 * Shows made-up scenes, for looking at the table without a game: /lab/?scene=NAME, `&renderer=canvas`, `&less` for no motion. Only served in development; the build does not know it.
 */
import "../ui/fonts.css";
import type { Intent } from "../table/model.ts";
import { createTable } from "../table/table.ts";
import { scenes } from "./scenes/scenes.ts";

const host = document.getElementById("table");
const query = new URLSearchParams(location.search);
const name = query.get("scene") ?? "turn";

if (host !== null) {
  const intents: Intent[] = [];
  const table = await createTable(host, {
    canvasOnly: query.get("renderer") === "canvas",
    sound: () => {},
    lessMotion: () => query.has("less"),
    onIntent: (intent) => {
      intents.push(intent);
      document.title = JSON.stringify(intent);
    },
  });
  const make = scenes[name] ?? scenes["turn"];
  if (make !== undefined) table.show(make());
  Object.assign(window, { lab: { table, scenes, intents } });
  setTimeout(() => document.body.setAttribute("data-ready", name), 400);
}
