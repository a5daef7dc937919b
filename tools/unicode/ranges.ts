/** @returns the code points as ranges in hexadecimal, such as "61-7a 1d41a". */
export function rangesOf(codePoints: Iterable<number>): string {
  const ranges: { readonly first: number; last: number }[] = [];
  for (const codePoint of [...codePoints].sort((one, other) => one - other)) {
    const open = ranges.at(-1);
    if (open && codePoint === open.last + 1) open.last = codePoint;
    else ranges.push({ first: codePoint, last: codePoint });
  }
  return ranges
    .map(({ first, last }) => (first === last ? first.toString(16) : `${first.toString(16)}-${last.toString(16)}`))
    .join(" ");
}
