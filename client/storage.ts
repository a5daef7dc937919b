/** What this browser keeps between visits, or for as long as the tab if it may not (private windows). */
const storages = [() => localStorage, () => sessionStorage];

export function recall(name: string): string | null {
  return attempt((storage) => storage.getItem(`nine-lives:${name}`));
}

export function remember(name: string, value: string): void {
  attempt((storage) => {
    storage.setItem(`nine-lives:${name}`, value);
    return true;
  });
}

export function forget(name: string): void {
  for (const storage of storages) {
    try {
      storage().removeItem(`nine-lives:${name}`);
    } catch {}
  }
}

/** The first storage that works; browsers throw if storage is switched off. */
function attempt<Value>(use: (storage: Storage) => Value | null): Value | null {
  for (const storage of storages) {
    try {
      const value = use(storage());
      if (value !== null) return value;
    } catch {}
  }
  return null;
}
