import { type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import type { ChatLine } from "../../../shared/net/social.ts";
import type { Chair } from "../../game/model.ts";
import type { Talk } from "../../store/talk.ts";
import { openSheet } from "../router.ts";

/** Somebody else, and where the player has met them. */
export interface Person extends Profile {
  readonly guest: boolean;
  readonly met: Meeting;
}

/** `line`: what they said that it is about; `step`: how many steps of the game had been played. `name`: on their profile. */
export type Meeting =
  | { readonly kind: "table"; readonly talk: Talk; readonly who: number; readonly line: ChatLine | null }
  | { readonly kind: "game"; readonly gameId: string; readonly seat: Seat; readonly step: number }
  | { readonly kind: "name" };

/** Who sits on a chair of the player's table. */
export const personOn = ({ seat, name, avatar, guest }: Chair, talk: Talk): Person => ({
  name,
  avatar,
  guest,
  met: { kind: "table", talk, who: talk.social.seated.value[seat] ?? 0, line: null },
});

const asked = signal<Person | null>(null);

/** Who the open sheet is about; null after the page was loaded anew. */
export const askedPerson: ReadonlySignal<Person | null> = asked;

/** Opens what the player can do about somebody. */
export function aboutPerson(person: Person): void {
  asked.value = person;
  openSheet("person");
}
