/** How often the other side is asked for a sign of life, and how long the answer may take, in ms. */
const everyMs = 5000;

/**
 * Notices a connection that died silently, for example because the other side lost power.
 * @param ask calls `answered` once the other side has answered.
 * @param dead is called at most once.
 * @returns what stops it.
 */
export function heartbeat(ask: (answered: () => void) => void, dead: () => void): () => void {
  let isAlive = true;
  const timer = setInterval(() => {
    if (isAlive) {
      isAlive = false;
      ask(() => {
        isAlive = true;
      });
    } else {
      clearInterval(timer);
      dead();
    }
  }, everyMs);
  return () => clearInterval(timer);
}
