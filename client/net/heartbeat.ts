/** How often a sign of life is asked for, and how long it may take, in ms. */
const everyMs = 5000;

/**
 * Notices that a connection is dead though nobody has said so, as when the other side lost its power.
 * @param ask calls back once the other side has answered.
 * @param dead is called once at most.
 * @returns what ends the asking.
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
