import type { Invitation, InvitedChair } from "../../shared/net/invitation.ts";
import type { Player, TablePhase, TableSettings } from "../../shared/net/protocol.ts";

type SeenChair =
  | { readonly kind: "person"; readonly player: Player; readonly left: boolean }
  | { readonly kind: "bot"; readonly name: string }
  | { readonly kind: "empty" };

/** Fields of an open or saved table that an invitation needs. */
interface Seen {
  readonly settings: Pick<TableSettings, "edition" | "seats" | "deck" | "deckName">;
  readonly isPublic: boolean;
  readonly phase: TablePhase;
  readonly chairs: readonly SeenChair[];
  /** Player id of the host. */
  readonly host: string | null;
}

/**
 * Describes a table to a player who may join. It contains only what every client in the room sees.
 * @returns null for a table of the queue, to which no player invites.
 */
export function invitationOf({ settings, isPublic, phase, chairs, host }: Seen): Invitation | null {
  if (isPublic) return null;
  return {
    edition: settings.edition,
    ...(settings.deck && { deck: settings.deck }),
    ...(settings.deckName !== undefined && { deckName: settings.deckName }),
    phase,
    freeChairs: countFree({ settings, phase, chairs }),
    chairs: chairs.flatMap((chair) => invitedChair(chair, host)),
  };
}

/** Between games no chair is empty, but more players may join than the last game had, also in place of leavers. */
function countFree({ settings, phase, chairs }: Pick<Seen, "settings" | "phase" | "chairs">): number {
  const staying = chairs.filter((chair) => chair.kind === "bot" || (chair.kind === "person" && !chair.left));
  if (phase === "over") return Math.max(0, settings.seats - staying.length);
  return phase === "waiting" ? chairs.filter(({ kind }) => kind === "empty").length : 0;
}

function invitedChair(chair: SeenChair, host: string | null): readonly InvitedChair[] {
  if (chair.kind === "empty" || (chair.kind === "person" && chair.left)) return [];
  if (chair.kind === "bot") return [{ kind: "bot", name: chair.name, avatar: "bot", host: false }];
  const { id, name, avatar } = chair.player;
  return [{ kind: "person", name, avatar, host: id === host }];
}
