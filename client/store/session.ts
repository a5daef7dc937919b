import { type ReadonlySignal, signal } from "@preact/signals";
import { fail, ok, type Result } from "../../shared/core/result.ts";
import type { SignedIn } from "../../shared/net/people.ts";
import type { Player, Profile, Seated } from "../../shared/net/protocol.ts";
import { api } from "../net/api.ts";
import type { ApiFailure } from "../net/request.ts";
import { forget, recall, remember } from "../storage.ts";

/** Who plays at this browser. */
export interface Session {
  readonly token: string;
  readonly player: Player;
  /** Where the player has a seat, according to the server's last response. */
  readonly seated: Seated | null;
  /** The player is new: name and avatar are made up, and the player has not looked at them yet. */
  readonly newcomer: boolean;
}

const current = signal<Session | null>(null);

const lost = signal<string | null>(null);

/** The name of the account that was signed out at this browser by something else than a press here; null if none was. */
export const signedOut: ReadonlySignal<string | null> = lost;

/** null until the server's first response. */
export const session: ReadonlySignal<Session | null> = current;

/** The current token; empty before the server's first response. */
export const token = (): string => current.value?.token ?? "";

/** How long a chair that was taken as a guest may be waiting for its account, in ms. */
const chairPassesMs = 24 * 3_600_000;

/** The token of the guest that the player was until lately; null if there is none. */
export function formerly(): string | null {
  const [at, token] = (recall("formerly") ?? "").split(" ");
  return token !== undefined && Date.now() - Number(at) < chairPassesMs ? token : null;
}

let asking: Promise<Result<Session, ApiFailure>> | null = null;

/** Asks the server who we are and where we sit. On a first visit the server makes a new player, once. */
export function identify(): Promise<Result<Session, ApiFailure>> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<Result<Session, ApiFailure>> {
  const kept = recall("token");
  if (kept === null) return beNew();
  const me = await api.me(kept);
  if (me.ok) {
    if (me.value.token !== undefined) remember("token", me.value.token);
    return settle({ token: kept, ...me.value, newcomer: current.value?.newcomer ?? false });
  }
  if (me.error.error !== "unauthorized") return me;
  lost.value = recall("account");
  return beNew();
}

export async function changeProfile(profile: Profile): Promise<Result<Session, ApiFailure>> {
  const before = current.value;
  if (!before) return fail({ error: "unreachable" });
  const changed = await api.changeMe(before.token, profile);
  if (!changed.ok) return changed;
  remember("token", changed.value.token);
  return settle({ ...before, ...changed.value, newcomer: false });
}

/** Becomes the player of another device, with its one-time link. */
export async function moveHere(ticket: string): Promise<Result<Session, ApiFailure>> {
  const moved = await api.redeemDeviceLink(ticket);
  if (!moved.ok) return moved;
  forget("formerly");
  remember("token", moved.value.token);
  return settle({ ...moved.value, newcomer: false });
}

/** Becomes somebody with an account, who takes over what the guest at this browser had. */
export function become({ token, player, seated }: SignedIn): void {
  const before = current.value;
  if (before?.player.guest) remember("formerly", `${Date.now()} ${before.token}`);
  else forget("formerly");
  remember("token", token);
  settle({ token, player, seated, newcomer: false });
}

/** Forgets who played at this browser: a new guest comes. */
export function startAnew(): Promise<Result<Session, ApiFailure>> {
  forget("formerly");
  return beNew();
}

/** The player has looked at name and avatar: no screen asks for them again. */
export function introduced(): void {
  if (current.value) current.value = { ...current.value, newcomer: false };
}

async function beNew(): Promise<Result<Session, ApiFailure>> {
  const made = await api.newPlayer();
  if (!made.ok) return made;
  remember("token", made.value.token);
  return settle({ ...made.value, seated: null, newcomer: true });
}

function settle(session: Session): Result<Session, ApiFailure> {
  const { guest, name } = session.player;
  if (guest) forget("account");
  else remember("account", name);
  current.value = session;
  return ok(session);
}
