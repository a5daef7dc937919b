import { type ReadonlySignal, signal } from "@preact/signals";
import { ok, type Result } from "../../shared/core/result.ts";
import type { Staff } from "../../shared/net/operators.ts";
import type { SignedIn } from "../../shared/net/people.ts";
import type { Player, Profile, SeatLocation } from "../../shared/net/protocol.ts";
import { adminApi } from "../net/admin-api.ts";
import { api } from "../net/api.ts";
import type { ApiFailure } from "../net/request.ts";
import { sharedName } from "./base-path.ts";
import { PolledResource } from "./polled-resource.ts";
import { forget, readStored, writeStored } from "./storage.ts";

/** The current player at this browser. */
export interface Session {
  readonly token: string;
  readonly player: Player;
  /** Seat of the player, according to the last response of the server. */
  readonly seated: SeatLocation | null;
  /** Whether the player is new and has not yet seen their generated name and avatar. */
  readonly newcomer: boolean;
}

const current = signal<Session | null>(null);

const lost = signal<string | null>(null);

/** Name of the account that was signed out remotely; null if there is none. */
export const signedOut: ReadonlySignal<string | null> = lost;

/** Null until the first response of the server. */
export const session: ReadonlySignal<Session | null> = current;

/** The current token; empty before the first response of the server. */
export const token = (): string => current.value?.token ?? "";

/** Time for which a guest's seat may wait for the account, in ms. */
const chairPassesMs = 24 * 3_600_000;

/** Token of the guest that this account was before; null if there is none. */
export function guestToken(): string | null {
  const [at, token] = (readStored("formerly") ?? "").split(" ");
  return token !== undefined && Date.now() - Number(at) < chairPassesMs ? token : null;
}

let asking: Promise<Result<Session, ApiFailure>> | null = null;

/** Requests the current player and their seat. On a first visit the server creates a new player. */
export function identify(): Promise<Result<Session, ApiFailure>> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(): Promise<Result<Session, ApiFailure>> {
  const kept = readStored("token");
  if (kept === null) return inTurn(() => (readStored("token") === null ? beNew() : ask()));
  const me = await api.me(kept);
  // The player has become another one, or has another name, since the request.
  if (readStored("token") !== kept) return ask();
  if (me.ok) {
    if (me.value.token !== undefined) writeStored("token", me.value.token);
    return settle({ token: kept, ...me.value, newcomer: current.value?.newcomer ?? false });
  }
  if (me.error.error !== "unauthorized") return me;
  lost.value = readStored("account");
  return beNew();
}

/** The last change of the profile. */
let saving: Promise<unknown> = Promise.resolve();

/** Changes name and avatar after any change that is pending, because the last one must win. */
export function changeProfile(profile: Profile): Promise<Result<Session, ApiFailure>> {
  const saved = saving.then(() => saveProfile(profile));
  saving = saved;
  return saved;
}

async function saveProfile(profile: Profile): Promise<Result<Session, ApiFailure>> {
  // On a slow network the player may type a name before the server has answered who they are.
  const known = current.value ? ok(current.value) : await identify();
  if (!known.ok) return known;
  const changed = await api.changeMe(known.value.token, profile);
  if (!changed.ok) return changed;
  writeStored("token", changed.value.token);
  return settle({ ...known.value, ...changed.value, newcomer: false });
}

/** Redeems a one-time link and becomes the player of another device. */
export async function claimDeviceLink(ticket: string): Promise<Result<Session, ApiFailure>> {
  const moved = await api.redeemDeviceLink(ticket);
  if (!moved.ok) return moved;
  forget("formerly");
  writeStored("token", moved.value.token);
  return settle({ ...moved.value, newcomer: false });
}

/** Switches to an account, which takes over the data of this browser's guest. */
export function signInAs({ token, player, seated }: SignedIn): void {
  const before = current.value;
  if (before?.player.guest) writeStored("formerly", `${Date.now()} ${before.token}`);
  else forget("formerly");
  writeStored("token", token);
  settle({ token, player, seated, newcomer: false });
}

/** Replaces the current player with a new guest. */
export function startAnew(): Promise<Result<Session, ApiFailure>> {
  forget("formerly");
  return beNew();
}

/** Marks name and avatar as seen, so that no screen asks for them again. */
export function introduced(): void {
  if (current.value) current.value = { ...current.value, newcomer: false };
}

/** Runs a task after those of other tabs, so that several new tabs become the same player. */
const inTurn = <Value>(task: () => Promise<Value>): Promise<Value> =>
  "locks" in navigator ? navigator.locks.request(sharedName("player"), task) : task();

/** Becomes the player that this browser has become in another tab, by a sign-in or a sign-out. */
export function followSession(): void {
  addEventListener("storage", () => {
    const before = current.value;
    if (before && readStored("token") !== before.token) void identify();
  });
}

/** Becomes a new guest, or the one that this browser had before it cleared its storage. */
async function beNew(): Promise<Result<Session, ApiFailure>> {
  const made = await api.newPlayer();
  if (!made.ok) return made;
  writeStored("token", made.value.token);
  const { seated } = made.value;
  return settle({ ...made.value, seated: seated ?? null, newcomer: seated === undefined });
}

function settle(session: Session): Result<Session, ApiFailure> {
  const { guest, name } = session.player;
  if (guest) forget("account");
  else writeStored("account", name);
  current.value = session;
  return ok(session);
}

/** Permissions of a staff member. Without them the server responds as if the address did not exist. */
export const staff = new PolledResource<Staff, ApiFailure>(() => adminApi.staff(token()), 10_000);

/** Whether the server denies that the player is a staff member. */
export const isNoStaff = (): boolean =>
  staff.failure.value?.error === "malformed" || staff.failure.value?.error === "unauthorized";
