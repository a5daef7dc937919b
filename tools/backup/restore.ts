import { chmodSync, copyFileSync, existsSync, linkSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { restrictFolder } from "../../server/runtime/file-permissions.ts";
import { migrate } from "../../server/storage/migrations/migrations.ts";
import { type Erased, ErasedList } from "../../server/storage/retention/erased-list.ts";
import { lockDataDir } from "../../server/storage/sqlite/lock-data-dir.ts";
import { readUntouched } from "../../server/storage/sqlite/read-untouched.ts";
import { openSqlite } from "../../server/storage/sqlite/sqlite.ts";
import { type GameCheck, verifyGames } from "./check-games.ts";
import { reapplyErasures } from "./reapply-erasures.ts";
import { expectIntact, expectSound, removeDatabase, sync, unstamp, withDatabase } from "./sqlite-files.ts";

interface PutBack {
  readonly verdict: GameCheck;
  /** Number of erased players: since the backup, or shortly before it. */
  readonly forgotten: number;
  /** Whether the backup was restored; false if games fail and `failing` is "refuse". */
  readonly isDone: boolean;
}

const suffixes = ["", "-wal", "-shm"] as const;

/**
 * Replaces the database of a stopped server by a backup. A copy of the backup is checked and migrated, erased players
 * are removed, and its games are replayed. Until then the old data stays in place, and afterwards it stays aside until
 * the new database is in place.
 * @param failing reaction to failed games.
 * @throws if a server uses the folder, or the backup is unusable; then nothing has changed.
 */
export async function restoreBackup(dataDir: string, file: string, failing: "refuse" | "allow"): Promise<PutBack> {
  expectIntact(file);
  restrictFolder(dataDir, { error: (_, message) => console.error(message) });
  const lock = lockDataDir(dataDir);
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
  throw new Error(`${aside}: expected nothing, got the old data of an interrupted restore: move it elsewhere`);
}

async function renew(
  fresh: string,
  erased: readonly Erased[],
  madeAt: number | null,
): Promise<Omit<PutBack, "isDone">> {
  const { db } = await openSqlite(fresh);
  try {
    await migrate(db);
    const forgotten = await reapplyErasures(db, erased, madeAt);
    return { forgotten, verdict: await verifyGames(db) };
  } finally {
    await db.destroy();
  }
}

/** Erased players of the list, and of the existing database if it is readable, from versions before the list. */
function erasedIn(dataDir: string, place: string): readonly Erased[] {
  const { erased, unreadable } = new ErasedList(dataDir).read();
  for (const line of unreadable) console.error(`${join(dataDir, "erased")}: line ${line} is unreadable and skipped`);
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

/** At every moment the name belongs to a complete database: the old one with all its writes, or the new one. */
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
  // SQLite would apply these files to the new database.
  for (const suffix of there) if (suffix !== "") rmSync(place + suffix);
  renameSync(fresh, place);
  sync(place);
  expectSound(place, place);
  removeDatabase(aside);
}

/**
 * Moves the writes of the WAL into the database file, so that no other file remains. A damaged database stays
 * unchanged.
 */
function settle(place: string): void {
  if (!existsSync(place)) return;
  try {
    withDatabase(place, (database) => database.exec("PRAGMA wal_checkpoint(TRUNCATE)"));
  } catch {
    return;
  }
}
