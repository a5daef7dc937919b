/** What this browser keeps between visits; where it may not (private windows), as long as the tab. */
const places = [() => localStorage, () => sessionStorage];

export function recall(name: string): string | null {
  return attempt((place) => place.getItem(`nine-lives:${name}`));
}

export function remember(name: string, value: string): void {
  attempt((place) => {
    place.setItem(`nine-lives:${name}`, value);
    return true;
  });
}

/** The first place that answers; browsers throw where storage is switched off. */
function attempt<Value>(use: (place: Storage) => Value | null): Value | null {
  for (const place of places) {
    try {
      const value = use(place());
      if (value !== null) return value;
    } catch {}
  }
  return null;
}
