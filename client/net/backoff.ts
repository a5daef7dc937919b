/** When to try again, in ms from now: after 0.5, 1, 2, then every 3 s, plus up to a fifth to spread the load. */
export function backoff(tries: number): number {
  const step = [500, 1000, 2000][tries] ?? 3000;
  return step * (1 + Math.random() / 5);
}
