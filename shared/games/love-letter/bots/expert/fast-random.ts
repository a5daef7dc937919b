/**
 * Creates a fast random generator for samples, 0 <= x < 1, with the same sequence on any machine (sfc32).
 *
 * @param chance generator of the seed.
 */
export function fastRandom(chance: () => number): () => number {
  const word = () => Math.floor(chance() * 2 ** 32) | 0;
  let [a, b, c, count] = [word(), word(), word(), 1];
  return () => {
    const sum = (((a + b) | 0) + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
}
