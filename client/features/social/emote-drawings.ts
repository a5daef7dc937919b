import { type EmoteId, emoteIds } from "../../../shared/net/social.ts";

const urls = import.meta.glob<string>("../../art/emotes/*.svg", { eager: true, query: "?url", import: "default" });

/** Returns the address of an emote's drawing. */
export function emoteDrawing(emote: EmoteId): string {
  const url = urls[`../../art/emotes/${emote}.svg`];
  if (url === undefined) throw new Error(`no drawing of the emote ${emote}`);
  return url;
}

/** Preloads the drawings of all emotes. */
export function fetchEmotes(): void {
  for (const emote of emoteIds) new Image().src = emoteDrawing(emote);
}
