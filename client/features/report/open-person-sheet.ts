import { type ReadonlySignal, signal } from "@preact/signals";
import type { Seat } from "../../../shared/core/game.ts";
import type { Profile } from "../../../shared/net/protocol.ts";
import type { ChatLine } from "../../../shared/net/social.ts";
import { openSheet } from "../../app/router.ts";
import type { Chair } from "../../game-model/model.ts";
import type { Talk } from "../../state/talk.ts";

/** Another player, and the place of the encounter. */
export interface Person extends Profile {
  readonly guest: boolean;
  readonly met: Meeting;
}

/** `line`: chat line concerned; `step`: number of played steps. `name`: met on their profile. */
export type Meeting =
  | { readonly kind: "table"; readonly talk: Talk; readonly who: number; readonly line: ChatLine | null }
  | { readonly kind: "game"; readonly gameId: string; readonly seat: Seat; readonly step: number }
  | { readonly kind: "name" };

/** Returns the player on a chair of the current table. */
export const personOn = ({ seat, name, avatar, guest }: Chair, talk: Talk): Person => ({
  name,
  avatar,
  guest,
  met: { kind: "table", talk, who: talk.social.seated.value[seat] ?? 0, line: null },
});

const asked = signal<Person | null>(null);

/** Subject of the open sheet; null after a reload of the page. */
export const selectedPerson: ReadonlySignal<Person | null> = asked;

/** Opens the sheet with actions about another player. */
export function openPersonSheet(person: Person): void {
  asked.value = person;
  openSheet("person");
}
