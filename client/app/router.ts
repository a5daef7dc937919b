import { type ReadonlySignal, signal } from "@preact/signals";
import { addresses } from "../../shared/net/addresses.ts";
import { type Pool, pools } from "../../shared/net/people.ts";
import { basePath, sitePath } from "../state/base-path.ts";
import { isOutdated } from "../state/lobby.ts";

export type Screen =
  | { readonly name: "home" }
  | { readonly name: "queue"; readonly edition: string; readonly seats: number | "any" }
  /** A party; without a ticket, a new one. */
  | { readonly name: "party"; readonly ticket: string | null }
  /** A new table; null: of the edition chosen on the start page. */
  | { readonly name: "create"; readonly edition: string | null }
  /** Decks that hosts compose. `link`: the deck of a link; null: the player's own. */
  | { readonly name: "decks"; readonly link: string | null }
  | { readonly name: "table"; readonly code: string }
  /** A table on a television or projector. */
  | { readonly name: "tv"; readonly code: string }
  | { readonly name: "how-to-play" }
  | { readonly name: "learn" }
  | { readonly name: "account" }
  /** The browser comes back from the OpenID provider. */
  | { readonly name: "provider" }
  | { readonly name: "cards"; readonly edition: string | null; readonly card: string | null }
  /** Games of the player with this name; null: the player's own. */
  | { readonly name: "games"; readonly of: string | null }
  | { readonly name: "player"; readonly player: string }
  | { readonly name: "leaderboard"; readonly pool: Pool; readonly span: "week" | "all" }
  | { readonly name: "privacy" }
  /**
   * A replay; one from a file has no id. With a step, it opens just before it and plays. With `coach`, the analysis
   * starts.
   */
  | { readonly name: "replay"; readonly id: string | null; readonly step: number | null; readonly coach: boolean }
  | { readonly name: "device"; readonly ticket: string }
  /** Admin panel. Without a part it opens the first permitted one. A report and a person have an id. */
  | { readonly name: "admin"; readonly part: AdminPart | "people" | null; readonly id: string | null }
  /** An unknown address. */
  | { readonly name: "nowhere" };

export const adminParts = ["overview", "tables", "reports", "words", "log"] as const;
export type AdminPart = (typeof adminParts)[number];

/** Sheets open over any screen and follow the # of its address, so that Back closes them. */
const sheetNames = [
  "profile",
  "settings",
  "how-to-play",
  "cards",
  "keys",
  "menu",
  "leave",
  "device",
  "edit",
  "deck",
  "bot",
  "person",
  "invite",
  "contact",
  "keep",
  "sign-in",
] as const;
export type SheetName = (typeof sheetNames)[number];

interface Route {
  readonly screen: Screen;
  readonly sheet: SheetName | null;
}

const nowhere: Screen = { name: "nowhere" };

const current = signal<Route>(read());

export const route: ReadonlySignal<Route> = current;

addEventListener("popstate", update);

/**
 * Goes to an address below the base path, such as "/create" or "#settings". The query string is preserved. If this page is
 * incompatible with the server, a new screen is loaded from the server.
 * @param how `replace`: Back does not lead here again.
 */
export function go(address: string, how: "push" | "replace" = "push"): void {
  const [path, hash] = address.split("#");
  const wanted = path ? sitePath(path) : location.pathname;
  const full = `${wanted}${location.search}${hash ? `#${hash}` : ""}`;
  if (isOutdated.value && wanted !== location.pathname) location.assign(full);
  else move(full, how);
}

function move(address: string, how: "push" | "replace"): void {
  if (how === "push") history.pushState({ ours: true }, "", address);
  else history.replaceState(history.state, "", address);
  update();
}

export const openSheet = (sheet: SheetName): void => go(`#${sheet}`, current.value.sheet ? "replace" : "push");

/** Does nothing if the player has closed the sheet already, because Back would then leave the screen below it. */
export function closeSheet(): void {
  if (current.value.sheet === null) return;
  if (cameFromHere()) history.back();
  else go("#", "replace");
}

/** Goes back to the previous page of this visit, else to the start page. */
export function goBack(): void {
  if (cameFromHere()) history.back();
  else go(addresses.home, "replace");
}

/** Whether Back stays on this site. */
function cameFromHere(): boolean {
  const state: unknown = history.state;
  return typeof state === "object" && state !== null && "ours" in state;
}

function update(): void {
  current.value = read();
}

function read(): Route {
  const wanted = location.hash.slice(1);
  const sheet = sheetNames.find((name) => name === wanted) ?? null;
  return {
    screen: readScreen(location.pathname.slice(basePath.length - 1), sheet === null && wanted !== "" ? wanted : null),
    sheet,
  };
}

/**
 * Must know the same addresses as the server (`server/transport/http/pages.ts`).
 * @param path below the base path.
 * @param part after the #, unless it names a sheet.
 */
function readScreen(path: string, part: string | null): Screen {
  const [first, second = "", third = ""] = path.split("/").slice(1).map(decoded);
  switch (first) {
    case "":
      return { name: "home" };
    case "queue":
      return second === "" ? nowhere : { name: "queue", edition: second, seats: Number(third) || "any" };
    case "party":
      return { name: "party", ticket: second || null };
    case "create":
      return third === "" ? { name: "create", edition: second || null } : nowhere;
    case "decks":
      return second === "" ? { name: "decks", link: part } : nowhere;
    case "how-to-play":
    case "learn":
    case "privacy":
    case "account":
    case "provider":
      return second === "" ? { name: first } : nowhere;
    case "games":
      return second === "" ? { name: "games", of: null } : nowhere;
    case "p":
      return readPlayer(second, third);
    case "leaderboard":
      return {
        name: "leaderboard",
        pool: pools.find((pool) => pool === second) ?? "kittens-more",
        span: third === "week" ? "week" : "all",
      };
    case "r":
      return {
        name: "replay",
        id: second || null,
        step: /^\d{1,6}$/.test(third) ? Number(third) : null,
        coach: third === "coach",
      };
    case "t":
      return second === "" ? nowhere : { name: "table", code: second.toUpperCase() };
    case "tv":
      return second === "" ? nowhere : { name: "tv", code: second.toUpperCase() };
    case "cards":
      return { name: "cards", edition: second || null, card: third || null };
    case "admin":
      return readAdmin(second, third);
    case "device":
      return second === "" ? nowhere : { name: "device", ticket: second };
    default:
      return nowhere;
  }
}

function readAdmin(wanted: string, id: string): Screen {
  if (wanted === "people") return id === "" ? nowhere : { name: "admin", part: wanted, id };
  // Links of the version before have the old name of the overview.
  const name = wanted === "house" ? "overview" : wanted;
  const part = name === "" ? null : adminParts.find((each) => each === name);
  if (part === undefined || (id !== "" && part !== "reports")) return nowhere;
  return { name: "admin", part, id: id || null };
}

function readPlayer(name: string, part: string): Screen {
  if (name === "" || (part !== "" && part !== "games")) return nowhere;
  return part === "games" ? { name: "games", of: name } : { name: "player", player: name };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
