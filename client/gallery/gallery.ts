/**
 * The gallery: every example, event and screen with made-up states, at /gallery/ of the development server. It is not part of
 * the build. The address selects the entry, so a reload shows the same entry.
 */
import "./gallery.css";
import { examples } from "./examples/all.ts";
import { letterExamples } from "./examples/love-letter.ts";
import { kittensEvents, moreKittensEvents } from "./kittens-events.ts";
import { letterEvents, moreLetterEvents } from "./letter-events.ts";

/** Content of the frame: a page of the site, or the stage with an example or an event. */
interface Entry {
  readonly name: string;
  readonly address: string;
  readonly plays: boolean;
}

const example = (name: string): Entry => ({ name, address: `/gallery/stage.html?example=${name}`, plays: false });
const event = (name: string): Entry => ({ name, address: `/gallery/stage.html?event=${name}`, plays: true });
const screen = (name: string): Entry => ({ name, address: name, plays: false });

const entries: Readonly<Record<string, readonly Entry[]>> = {
  "Events of the kittens": Object.keys({ ...kittensEvents, ...moreKittensEvents }).map(event),
  "Events of Love Letter": Object.keys({ ...letterEvents, ...moreLetterEvents }).map((name) => event(`letter-${name}`)),
  "Examples of the kittens": Object.keys(examples).map(example),
  "Examples of Love Letter": Object.keys(letterExamples).map(example),
  Portraits: [{ name: "moods", address: "/gallery/moods.html", plays: false }],
  Screens: [
    "/",
    "/create",
    "/how-to-play",
    "/learn",
    "/games",
    "/r",
    "/cards/zombie",
    "/queue",
    "/t/NONE22",
    "/#settings",
    "/#profile",
  ].map(screen),
};

/** Options of all entries, by label. The first value is the default. */
const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  size: { "1280 × 720": "1280x720", "390 × 844": "390x844", "844 × 390": "844x390", "320 × 568": "320x568" },
  lang: { English: "en", Deutsch: "de" },
  motion: { "Full motion": "full", "Less motion": "less" },
  slow: { "As fast as it is": "1", "4 times slower": "4", "12 times slower": "12" },
  renderer: { WebGL: "webgl", Canvas: "canvas" },
};

const list = document.getElementById("list");
const tools = document.getElementById("tools");
const frame = document.querySelector("iframe");
const query = new URLSearchParams(location.hash.slice(1));

for (const [title, group] of Object.entries(entries)) {
  const heading = document.createElement("h2");
  heading.textContent = title;
  list?.append(heading, ...group.map((entry) => button(entry.name, () => open(entry))));
}
tools?.append(...Object.entries(options).map(([name, values]) => chooser(name, values)), button("Play", show));
show();

function open({ name, address }: Entry): void {
  query.set("show", name);
  query.set("at", address);
  show();
}

/** Loads the frame again. An event plays as soon as its table is drawn. */
function show(): void {
  location.hash = query.toString();
  const entry = Object.values(entries)
    .flat()
    .find(({ address }) => address === query.get("at"));
  for (const each of list?.querySelectorAll("button") ?? [])
    each.toggleAttribute("aria-current", each.textContent === entry?.name);
  if (!frame || !entry) return;
  [frame.width = "", frame.height = ""] = chosen("size").split("x");
  const settings = Object.keys(options)
    .map((name) => `${name}=${chosen(name)}`)
    .join("&");
  const [path = "", hash] = entry.address.split("#");
  frame.src = "about:blank";
  frame.src = `${path}${path.includes("?") ? "&" : "?"}${settings}${hash ? `#${hash}` : ""}`;
  if (entry.plays) void playWhenReady(frame);
}

async function playWhenReady(of: HTMLIFrameElement): Promise<void> {
  while (!of.contentDocument?.querySelector(".spots button")) await new Promise(requestAnimationFrame);
  setTimeout(() => of.contentWindow?.postMessage("play"), 500);
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.onclick = press;
  return made;
}

function chooser(name: string, values: Readonly<Record<string, string>>): HTMLSelectElement {
  const select = document.createElement("select");
  select.append(...Object.entries(values).map(([label, value]) => new Option(label, value)));
  select.value = chosen(name);
  select.onchange = () => {
    query.set(name, select.value);
    show();
  };
  return select;
}

function chosen(name: string): string {
  const values = Object.values(options[name] ?? {});
  return values.find((value) => value === query.get(name)) ?? values[0] ?? "";
}
