import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { closeFolder } from "../../server/plumbing/private.ts";
import { type Erased, ErasedList } from "../../server/store/erased-list.ts";
import { lockFolder } from "../../server/store/lock.ts";
import { migrate } from "../../server/store/migrations.ts";
import { openSqlite } from "../../server/store/sqlite.ts";
import { readUntouched } from "../../server/store/untouched.ts";
import { expectSound, expectWhole, removeDatabase, sync, unstamp, withDatabase } from "./copies.ts";
import { forgetAgain } from "./forget-again.ts";
import { type Verdict, verifyGames } from "./games.ts";

interface PutBack {
  readonly verdict: Verdict;
  /** People who were erased since the backup, or shortly before. */
  readonly forgotten: number;
  /** Whether it is in place: not if games fail that must not. */
  readonly isDone: boolean;
}

const suffixes = ["", "-wal", "-shm"] as const;

/**
 * Puts a backup in the place of a stopped server's database. It is examined, migrated, freed of erased people and played
 * as a copy; until that is done the old data stays in its place, and then aside until the new one is there.
 * @param failing what becomes of it if games fail.
 * @throws if a server runs there, or the backup cannot be used; then nothing has changed.
 */
export async function putBack(dataDir: string, file: string, failing: "refuse" | "allow"): Promise<PutBack> {
  expectWhole(file);
  closeFolder(dataDir, { error: (_, message) => console.error(message) });
  const lock = lockFolder(dataDir);
  const place = join(dataDir, "games.sqlite");
  const fresh = `${place}.new`;
  try {
    refuseOldAside(place);
    removeDatabase(fresh);
    copyFileSync(file, fresh);
    chmodSync(fresh, 0o600);
    expectSound(fresh, file);
    const madeAt = unstamp(fresh);
    const made = await renew(fresh, erasedIn(dataDir, place), madeAt);
    const isDone = made.verdict.failed === 0 || failing === "allow";
    if (isDone) exchange(place, fresh);
    return { ...made, isDone };
  } finally {
    removeDatabase(fresh);
    lock.release();
  }
}

const asideOf = (place: string): string => `${place}.old`;

function refuseOldAside(place: string): void {
  const aside = suffixes.map((suffix) => asideOf(place) + suffix).find((path) => existsSync(path));
  if (aside === undefined) return;
  throw new Error(`${aside}: expected nothing, got the old data of a restore that was interrupted: move it elsewhere`);
}

async function renew(
  fresh: string,
  erased: readonly Erased[],
  madeAt: number | null,
): Promise<Omit<PutBack, "isDone">> {
  const db = await openSqlite(fresh);
  try {
    await migrate(db);
    const forgotten = await forgetAgain(db, erased, madeAt);
    return { forgotten, verdict: await verifyGames(db) };
  } finally {
    await db.destroy();
  }
}

/** Those of the list; and, if it can still be read, of the database that is there, from before there was a list. */
function erasedIn(dataDir: string, place: string): readonly Erased[] {
  const { erased, unreadable } = new ErasedList(dataDir).read();
  for (const line of unreadable) console.error(`${join(dataDir, "erased")}: line ${line} cannot be read, passed over`);
  return [...erased, ...(existsSync(place) ? erasuresIn(place) : [])];
}

function erasuresIn(place: string): readonly Erased[] {
  try {
    return readUntouched(place, (database) =>
      database
        .prepare("SELECT playerId, askedAt FROM erasures")
        .all()
        .map(({ playerId, askedAt }) => ({ playerId: String(playerId), askedAt: Number(askedAt) })),
    );
  } catch {
    return [];
  }
}

/** At every moment a whole database has the name: the old one, with all that was written, or the new one. */
function exchange(place: string, fresh: string): void {
  const aside = asideOf(place);
  settle(place);
  const there = suffixes.filter((suffix) => existsSync(place + suffix));
  try {
    for (const suffix of there) linkSync(place + suffix, aside + suffix);
    sync(fresh);
  } catch (error) {
    removeDatabase(aside);
    throw error;
  }
  // What would be taken for newer writes of the new database.
  for (const suffix of there) if (suffix !== "") rmSync(place + suffix);
  renameSync(fresh, place);
  sync(place);
  expectSound(place, place);
  removeDatabase(aside);
}

/** Moves what was written last into the file itself, which leaves nothing beside it; a damaged one stays as it is. */
function settle(place: string): void {
  if (!existsSync(place)) return;
  try {
    withDatabase(place, (database) => database.exec("PRAGMA wal_checkpoint(TRUNCATE)"));
  } catch {
    return;
  }
}
