import { sharedName } from "./base-path.ts";

type Place = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Values of a page in a browser that forbids all storage. */
const values = new Map<string, string>();
const memory: Place = {
  getItem: (name) => values.get(name) ?? null,
  setItem: (name, value) => void values.set(name, value),
  removeItem: (name) => void values.delete(name),
};

/** Storage of this browser: persistent, or limited to the tab or the page if that is forbidden (private windows). */
const storages: readonly (() => Place)[] = [() => localStorage, () => sessionStorage, () => memory];

export function readStored(name: string): string | null {
  return attempt((storage) => storage.getItem(sharedName(name)));
}

export function writeStored(name: string, value: string): void {
  attempt((storage) => {
    storage.setItem(sharedName(name), value);
    return true;
  });
}

/** Reads from the storage of this tab. It outlives a reload of the page. */
export const readTab = (name: string): string | null => useTab((tab) => tab.getItem(sharedName(name)));

export function writeTab(name: string, value: string): void {
  useTab((tab) => {
    tab.setItem(sharedName(name), value);
    return null;
  });
}

function useTab(use: (tab: Storage) => string | null): string | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

/** Removes a value from all storages. */
export function forget(name: string): void {
  for (const storage of storages) {
    try {
      storage().removeItem(sharedName(name));
    } catch {}
  }
}

/** Uses the first working storage. Browsers throw if storage is disabled. */
function attempt<Value>(use: (storage: Place) => Value | null): Value | null {
  for (const storage of storages) {
    try {
      const value = use(storage());
      if (value !== null) return value;
    } catch {}
  }
  return null;
}
